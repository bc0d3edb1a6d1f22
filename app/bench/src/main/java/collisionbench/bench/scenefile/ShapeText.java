package collisionbench.bench.scenefile;

import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Writes shapes as in scene files.
public final class ShapeText {

  private ShapeText() {}

  /// Writes the shape of a body without the fields that files may omit.
  static void write(Body body, JsonWriter json) {
    write(body, false, json);
  }

  /// Writes the shape of a body with all its fields.
  public static void writeWhole(Body body, JsonWriter json) {
    write(body, true, json);
  }

  /// Writes the displacement of a body.
  public static void writeVelocity(Body body, JsonWriter json) {
    switch (body) {
      case Body3 solid -> json.value(solid.velocity());
      case Body2 flat -> json.value(flat.velocity());
    }
  }

  private static void write(Body body, boolean all, JsonWriter json) {
    List<FieldValue> values = body.values();
    json.object().name("type").value(body.type().word());
    for (int i = 0; i < values.size(); i++) {
      if (all || !values.get(i).isImplied()) {
        write(values.get(i), json.name(body.type().fields().get(i).name()));
      }
    }
    json.end();
  }

  private static void write(FieldValue value, JsonWriter json) {
    switch (value) {
      case FieldValue.Length(double length) -> json.value(length);
      case FieldValue.Opening(double angle) -> json.value(angle);
      case FieldValue.Point _,
          FieldValue.FlatPoint _,
          FieldValue.HalfExtents _,
          FieldValue.Turn _,
          FieldValue.Direction _ ->
          json.value(value.numbers());
      case FieldValue.Corners(List<Vec2> corners) -> json.value(corners);
      case FieldValue.Points(List<Vec3> places) -> json.value(places);
    }
  }
}
