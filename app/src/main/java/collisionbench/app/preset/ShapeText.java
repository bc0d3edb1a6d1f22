package collisionbench.app.preset;

import collisionbench.app.json.JsonWriter;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A shape as the JSON object that scene files have for it.
public final class ShapeText {

  private ShapeText() {}

  /// Writes a shape without the fields that files may leave out.
  static void write(ShapeType type, List<FieldValue> values, JsonWriter json) {
    write(type, values, false, json);
  }

  /// Writes a shape with all its fields.
  public static void writeWhole(ShapeType type, List<FieldValue> values, JsonWriter json) {
    write(type, values, true, json);
  }

  private static void write(
      ShapeType type, List<FieldValue> values, boolean whole, JsonWriter json) {
    json.object().name("type").value(type.word());
    for (int i = 0; i < values.size(); i++) {
      if (whole || !values.get(i).isImplied()) {
        write(values.get(i), json.name(type.fields().get(i).name()));
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
      case FieldValue.Corners(List<Vec2> corners) -> {
        json.array();
        corners.forEach(json::value);
        json.end();
      }
      case FieldValue.Points(List<Vec3> places) -> {
        json.array();
        places.forEach(json::value);
        json.end();
      }
    }
  }
}
