"""What players do: using an ability, who performs it, what it targets, and everything that speaks against it."""
