"""What people write, brought to plain words: sentences into sentences, as a story, a request or an imperative tells them."""
