package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShapeTypeTest {

  @Test
  void everyKindHasItsOwnType() {
    Set<ShapeType> types = new HashSet<>();
    for (Kind kind : Kind.values()) {
      types.add(ShapeType.of(kind));
      assertEquals(kind.word(), ShapeType.of(kind).word());
      assertEquals(kind.isFlat() ? Space.TWO : Space.THREE, ShapeType.of(kind).space());
    }
    assertEquals(Set.of(ShapeType.values()), types);
  }

  @ParameterizedTest
  @EnumSource
  void rebuildsAShapeFromItsValues(ShapeType type) {
    Body example = Body.example(type);
    assertEquals(type, example.type());
    assertEquals(type.space(), example.space());
    assertEquals(example, example.with(example.values()));
    assertEquals(type.fields().size(), example.values().size());
  }

  @ParameterizedTest
  @EnumSource
  void valuesMatchTheKindsOfTheirFields(ShapeType type) {
    List<String> kinds =
        Body.example(type).values().stream()
            .map(value -> value.getClass().getSimpleName().toUpperCase(Locale.ROOT))
            .toList();
    assertEquals(
        type.fields().stream().map(field -> field.kind().name().replace("_", "")).toList(), kinds);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsValuesOfAnotherKind(ShapeType type) {
    List<FieldValue> others = new ArrayList<>();
    for (FieldValue value : Body.example(type).values()) {
      others.add(
          value instanceof FieldValue.Opening
              ? new FieldValue.Length(1)
              : new FieldValue.Opening(1));
    }
    assertThrows(ClassCastException.class, () -> Body.example(type).with(others));
  }

  @ParameterizedTest
  @EnumSource
  void movingChangesPointsOnly(ShapeType type) {
    Body moved =
        Body.example(type).mapped(at -> at.plus(new Vec3(1, 2, type.space() == Space.TWO ? 0 : 4)));
    assertEquals(Body.example(type).movedBy(new Vec3(1, 2, 4)), moved);
  }

  @ParameterizedTest
  @EnumSource
  void scalingByTwoDoublesTheBounds(ShapeType type) {
    Body twice = Body.example(type).scaled(length -> 2 * length);
    assertEquals(Body.example(type).bounds().min().times(2), twice.bounds().min());
    assertEquals(Body.example(type).bounds().max().times(2), twice.bounds().max());
    assertEquals(Body.example(type), twice.scaled(length -> length / 2));
  }

  @Test
  void replacesTheValueOfOneField() {
    Box box = new Box(Vec3.X, new Vec3(1, 2, 3), new Rotation(0, 0, 1, 2));
    Body body = new Body3("box", box, Vec3.Y);
    assertEquals(
        new Body3("box", new Box(Vec3.X, new Vec3(4, 5, 6), box.orientation()), Vec3.Y),
        body.with(1, new FieldValue.HalfExtents(new Vec3(4, 5, 6))));
  }

  @Test
  void givenCornersAreExactAndComputedOnesRounded() {
    List<Vec2> dented = List.of(new Vec2(0, 0), new Vec2(2, 0), new Vec2(0.5, 0.5), new Vec2(0, 2));
    Body polygon = Body.example(ShapeType.POLYGON);
    List<FieldValue> values = List.of(new FieldValue.Corners(dented));
    assertThrows(IllegalArgumentException.class, () -> polygon.with(values));
    assertEquals(
        new Polygon(List.of(dented.get(0), dented.get(1), dented.get(3))),
        ((Body2) polygon.withRounded(values)).shape());
  }

  @Test
  void onlyOrientationsAreOptional() {
    List<Field> optional =
        Stream.of(ShapeType.values())
            .flatMap(type -> type.fields().stream())
            .filter(Field::isOptional)
            .toList();
    assertEquals(List.of("orientation"), optional.stream().map(Field::name).toList());
    List<FieldValue> box = Body.example(ShapeType.BOX).values();
    assertEquals(1, box.stream().filter(FieldValue::isImplied).count());
    assertFalse(new FieldValue.Turn(new Rotation(0, 0, 1, 1)).isImplied());
    assertNotEquals(box.get(2), new FieldValue.Turn(new Rotation(0, 0, 1, 1)));
  }
}
