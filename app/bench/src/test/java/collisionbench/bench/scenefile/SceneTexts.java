package collisionbench.bench.scenefile;

/// Texts of small scenes, with the bodies on the second line; written with single quotes for
/// readability.
final class SceneTexts {

  static final String BALL = "{'type': 'sphere', 'center': [0, 0, 0], 'radius': 1}";
  static final String POINT = "{'type': 'point', 'at': [0, 0]}";
  static final String TWO_BALLS =
      "{'id': 'a', 'shape': " + BALL + "}, {'id': 'b', 'shape': " + BALL + "}";

  private static final String HEAD =
      "{'format': 'collision-bench-scene', 'version': 1, 'name': 'n', ";

  private SceneTexts() {}

  static String space(String bodies) {
    return space(bodies, "");
  }

  static String space(String bodies, String rest) {
    return scene("3d", "[" + bodies + "]" + rest);
  }

  static String plane(String bodies) {
    return plane(bodies, "");
  }

  static String plane(String bodies, String rest) {
    return scene("2d", "[" + bodies + "]" + rest);
  }

  /// @param rest what stands behind the name of the bodies
  static String scene(String space, String rest) {
    return quoted(HEAD + "'space': '" + space + "',\n'bodies': " + rest + "}");
  }

  static String body(String shape) {
    return body(shape, "");
  }

  static String body(String shape, String rest) {
    return "{'id': 'a', 'shape': " + shape + rest + "}";
  }

  static String quoted(String text) {
    return text.replace('\'', '"');
  }
}
