package collisionbench.bench.paste;

/// What words of a text say about the numbers behind them.
enum Role {
  CENTER("center centre cx cy mittelpunkt"),
  /// Where a body or its frame is.
  POSE(
      "position pos translation transform isometry origin location translate translated xyz frame"
          + " pose"),
  RADIUS("radius r rad radii radiuses"),
  HALF("half extent extents he halfsize halfextents"),
  SIZE("size side sides dim dims dimension dimensions length lengths width height depth w h"),
  MIN("min mins minimum lower low lo"),
  MAX("max maxs maximum upper high hi"),
  START("start begin from tail"),
  END("end to target finish"),
  DIRECTION("dir direction"),
  TURN("rotation rot quat quaternion orientation rpy euler angle angles basis q4 rotate wxyz"),
  /// Numbers that arithmetic changes. They are left out, and a text with them is never certain.
  COMPUTED(""),
  /// Something that is no part of a shape.
  NOISE(
      "vel velocity normal normals indices index indexes face faces color colour mass"
          + " count id uv uvs margin tolerance iterations density friction restitution time dt"
          + " force torque gravity impulse scale step timestep level seed version error iteration"
          + " toi alpha threshold eps epsilon eye hole holes interior interiors speed damping"
          + " inertia srid vn vt distance dist rgb rgba enabled trigger layer");

  private final String words;

  Role(String words) {
    this.words = words;
  }

  /// {@return its words in lower case, separated by blanks}
  String words() {
    return words;
  }

  /// {@return whether it is a part of a shape}
  boolean isField() {
    return this != NOISE && this != COMPUTED;
  }
}
