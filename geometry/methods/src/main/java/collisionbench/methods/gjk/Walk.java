package collisionbench.methods.gjk;

import java.util.List;

/// The result of GJK, and of EPA after it, with the iterations.
record Walk(CoreDistance found, List<Iteration> iterations) {}
