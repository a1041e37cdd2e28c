"""Learning in the page: courses, practice, presenting with an audience, and making lessons."""
