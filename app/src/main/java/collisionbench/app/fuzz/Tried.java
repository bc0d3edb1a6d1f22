package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;

/// A case and what came of it.
public record Tried(Case input, Outcome outcome) {}
