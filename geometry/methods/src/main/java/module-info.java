/// Collision tests to compare and to judge by: those of `collisionbench.geometry`, the same
/// questions in exact arithmetic, the textbook's GJK and separating axes, and those of the five
/// articles. No program needs it to know what touches.
///
/// A method is a `collisionbench.methods.method.Method`; those that there are, are in
/// `collisionbench.methods.method.builtin`.
@org.jspecify.annotations.NullMarked
module collisionbench.methods {
  requires static org.jspecify;
  requires transitive collisionbench.geometry;

  exports collisionbench.methods.method;
  exports collisionbench.methods.method.builtin;
}
