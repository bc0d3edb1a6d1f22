package collisionbench.bench.paste;

/// The shapes that words of a text may name.
enum ShapeWord {
  ROUND("sphere ball circle disc disk kugel kreis"),
  CAPSULE("capsule stadium kapsel"),
  BOX("box boxe cuboid aabb obb cube bound bounds bbox rect rectangle quader kiste"),
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
