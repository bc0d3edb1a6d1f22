/// Collision tests to compare and to judge by: the kernels of `collisionbench.geometry`, exact
/// arithmetic, textbook GJK and separating axes, and the tests of the five articles. A program that
/// only tests collisions does not need it.
///
/// A method is a `collisionbench.methods.method.Method`; the built-in ones are in
/// `collisionbench.methods.method.builtin`.
@org.jspecify.annotations.NullMarked
module collisionbench.methods {
  requires static org.jspecify;
  requires transitive collisionbench.geometry;

  exports collisionbench.methods.method;
  exports collisionbench.methods.method.builtin;
}
