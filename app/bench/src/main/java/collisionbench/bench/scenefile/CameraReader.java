package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;

/// Reads the initial camera of a scene.
final class CameraReader {

  private CameraReader() {}

  static Camera read(JsonObject camera, Space space) throws JsonException {
    camera.requireOnly("target", "distance", "azimuth", "elevation");
    return switch (space) {
      case THREE ->
          new Camera(
              camera.get("target").vec3(),
              camera.get("distance").positive(),
              camera.get("azimuth").number(),
              elevation(camera));
      case TWO -> {
        requireZero(camera, "azimuth");
        requireZero(camera, "elevation");
        yield new Camera(flatTarget(camera.get("target")), camera.get("distance").positive(), 0, 0);
      }
    };
  }

  private static double elevation(JsonObject camera) throws JsonException {
    double elevation = camera.get("elevation").number();
    if (Math.abs(elevation) > Math.PI / 2) {
      throw camera.get("elevation").unexpected(Phrase.of("expected.elevation"));
    }
    return elevation;
  }

  private static void requireZero(JsonObject camera, String name) throws JsonException {
    if (camera.has(name) && camera.get(name).number() != 0) {
      throw camera.get(name).unexpected(Phrase.of("expected.straight-on"));
    }
  }

  private static Vec3 flatTarget(Json value) throws JsonException {
    if (value instanceof Json.Items items && items.values().size() == 3) {
      Vec3 target = value.vec3();
      if (target.z() != 0) {
        throw items.values().get(2).unexpected(Phrase.of("expected.flat"));
      }
      return target;
    }
    return Lifted.of(value.vec2());
  }
}
