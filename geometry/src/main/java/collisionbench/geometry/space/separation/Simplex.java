package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A core without an inside, by its corners: a point has one, a segment two, a triangle three.
///
/// A feature is a number: `0`, `1` and `2` are the corners, [#EDGE] and the next two the edges from
/// corner 0 to 1, 1 to 2 and 2 to 0, [#FACE] is the face.
///
/// @param first corner 0
/// @param second corner 1; the first again if there is none
/// @param third corner 2; the second again if there is none
/// @param edges how many edges: none, one or three
record Simplex(Vec3 first, Vec3 second, Vec3 third, int edges) {

  static final int EDGE = 3;
  static final int FACE = 6;

  static Simplex of(Vec3 point) {
    return new Simplex(point, point, point, 0);
  }

  static Simplex of(Vec3 start, Vec3 end) {
    return new Simplex(start, end, end, 1);
  }

  static Simplex of(Triangle t) {
    return new Simplex(t.a(), t.b(), t.c(), 3);
  }

  /// {@return a corner; after the last comes the first again}
  Vec3 corner(int index) {
    return index == 1 ? second : index == 2 ? third : first;
  }

  /// {@return the corner that a feature begins with}
  Vec3 start(int feature) {
    return corner(feature < EDGE ? feature : feature - EDGE);
  }

  /// {@return the corner that an edge ends with}
  Vec3 end(int edge) {
    return corner(edge - EDGE + 1);
  }

  /// {@return the way along an edge; of a face along its first}
  Vec3 along(int feature) {
    int start = feature == FACE ? 0 : feature - EDGE;
    return corner(start + 1).minus(corner(start));
  }

  /// {@return the way from the first corner to the third}
  Vec3 alongLast() {
    return third.minus(first);
  }

  /// {@return the sum of magnitudes of the edges from the first corner}
  double size() {
    return second.minus(first).sumOfMagnitudes() + alongLast().sumOfMagnitudes();
  }

  /// {@return how far it reaches along `n` from a point}
  double most(Vec3 origin, Vec3 n) {
    double one = first.minus(origin).dot(n);
    double two = second.minus(origin).dot(n);
    double three = third.minus(origin).dot(n);
    return Math.max(Math.max(one, two), three);
  }

  /// {@return how far from a point it begins along `n`}
  double least(Vec3 origin, Vec3 n) {
    double one = first.minus(origin).dot(n);
    double two = second.minus(origin).dot(n);
    double three = third.minus(origin).dot(n);
    return Math.min(Math.min(one, two), three);
  }
}
