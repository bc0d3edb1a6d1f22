package collisionbench.methods.gjk;

import java.util.List;

/// What GJK, and EPA after it, found out about two cores, and the iterations that it took.
record Walk(CoreDistance found, List<Iteration> iterations) {}
