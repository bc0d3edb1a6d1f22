package collisionbench.app.window.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.map.Margin;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.ShapeType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MarginTableTest {

  private static List<String> names(ShapeType type) {
    List<String> names = new ArrayList<>();
    for (int f = 0; f < type.fields().size(); f++) {
      Field field = type.fields().get(f);
      int numbers = Body.example(type).values().get(f).numbers().length;
      IntStream.range(0, numbers)
          .mapToObj(k -> new Margin("b", field, k, 0, 1, Optional.empty(), Optional.empty()))
          .map(MarginTable::name)
          .forEach(names::add);
    }
    return names;
  }

  @ParameterizedTest
  @EnumSource(ShapeType.class)
  void everyNumberOfAShapeHasANameOfItsOwn(ShapeType type) {
    List<String> names = names(type);
    assertEquals(names.size(), new HashSet<>(names).size(), names::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "SPHERE, 'b.center X, b.center Y, b.center Z, b.radius'",
    "CIRCLE, 'b.center X, b.center Y, b.radius'",
    "BOX, 'b.center X, b.center Y, b.center Z, b.halfExtents X, b.halfExtents Y, b.halfExtents Z, "
        + "b.orientation X, b.orientation Y, b.orientation Z, b.orientation W'",
    "SECTOR, 'b.center X, b.center Y, b.radius, b.direction X, b.direction Y, b.angle'"
  })
  void namesAreThoseOfTheFieldsInSceneFiles(ShapeType type, String names) {
    assertEquals(names, String.join(", ", names(type)));
  }

  @ParameterizedTest
  @CsvSource({
    "HULL, 0, b.points 1X",
    "HULL, 5, b.points 2Z",
    "HULL, 26, b.points 9Z",
    "POLYGON, 0, b.vertices 1X",
    "POLYGON, 7, b.vertices 4Y"
  })
  void pointsAreCountedFromOne(ShapeType type, int component, String name) {
    assertEquals(name, names(type).get(component));
  }
}
