"""Puts the rule and card texts, which stand beside the package in a checkout, inside the installed package."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

TEXTS = ("rules_text", "card_texts")


class BuildWithTexts(build_py):
    """Copies the text folders into the built package; an editable install reads them from the checkout."""

    def run(self):
        super().run()
        if self.editable_mode:
            return
        for name in TEXTS:
            target = Path(self.build_lib) / "judgekit" / name
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(Path(__file__).parent / name, target)


setup(cmdclass={"build_py": BuildWithTexts})
