package collisionbench.app.scene;

/// How the numbers of other programs may differ from those of scenes.
public enum ShapeConvention {
  /// In space, z is up.
  Z_UP,
  /// In space, axes are left-handed, as in Unity and Unreal.
  LEFT_HANDED,
  /// In the plane, y is down, as on screens.
  Y_DOWN,
  /// The sizes of boxes are half extents, where the program usually writes full ones.
  HALF_SIZES,
  /// Angles are in degrees, where the program usually writes radians.
  DEGREES
}
