package collisionbench.bench.paste;

/// The shapes that words of a text may name.
enum ShapeWord {
  ROUND("sphere ball circle disc disk"),
  CAPSULE("capsule stadium"),
  BOX("box boxe cuboid aabb obb cube bound bounds bbox rect rectangle"),
  SEGMENT("segment seg line edge lineseg"),
  POLYLINE("linestring polyline"),
  RAY("ray raycast"),
  TRIANGLE("triangle tri tin trianglep"),
  POLYGON("polygon poly ring"),
  HULL("hull convex polyhedron polytope"),
  /// A shape that the bench does not have.
  FOREIGN("plane cylinder cone ellipsoid halfspace heightmap torus");

  private final String words;

  ShapeWord(String words) {
    this.words = words;
  }

  /// {@return its words in lower case, separated by blanks; each may have an `s` behind it}
  String words() {
    return words;
  }
}
