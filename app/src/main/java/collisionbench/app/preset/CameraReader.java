package collisionbench.app.preset;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;

/// Reads how a scene is first seen.
final class CameraReader {

  private CameraReader() {}

  static Camera read(Members camera, Space space) throws SceneFileException {
    camera.refuseAllBut("target", "distance", "azimuth", "elevation");
    return switch (space) {
      case THREE ->
          new Camera(
              camera.vec3("target"),
              camera.positive("distance"),
              camera.number("azimuth"),
              elevation(camera));
      case TWO -> {
        requireZero(camera, "azimuth");
        requireZero(camera, "elevation");
        yield new Camera(flatTarget(camera.get("target")), camera.positive("distance"), 0, 0);
      }
    };
  }

  private static double elevation(Members camera) throws SceneFileException {
    double elevation = camera.number("elevation");
    if (Math.abs(elevation) > Math.PI / 2) {
      throw Values.misfit(camera.get("elevation"), "an angle >= -pi/2 and <= pi/2");
    }
    return elevation;
  }

  private static void requireZero(Members camera, String name) throws SceneFileException {
    if (camera.has(name) && camera.number(name) != 0) {
      throw Values.misfit(camera.get(name), "0, since a 2d scene is seen straight on");
    }
  }

  private static Vec3 flatTarget(Json value) throws SceneFileException {
    if (value instanceof Json.Items items && items.values().size() == 3) {
      Vec3 target = Values.vec3(value);
      if (target.z() != 0) {
        throw Values.misfit(items.values().get(2), "0, since a 2d scene is flat");
      }
      return target;
    }
    Vec2 target = Values.vec2(value);
    return new Vec3(target.x(), target.y(), 0);
  }
}
