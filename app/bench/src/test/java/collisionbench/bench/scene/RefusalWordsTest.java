package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.text.Language;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/// Every reason for an invalid shape or scene has its own sentence; in a file, the words of the
/// exception.
class RefusalWordsTest {

  private static final Vec3 FAR = new Vec3(Double.POSITIVE_INFINITY, 0, 0);

  private static void refused(String sentence, Executable made) {
    IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, made);
    assertEquals(sentence, RefusalWords.sentence(refusal).in(Language.ENGLISH));
    if (refusal instanceof InvalidShapeException shape) {
      assertEquals(refusal.getMessage(), RefusalWords.inFile(shape).in(Language.ENGLISH));
    }
  }

  private static Polygon polygon(double... numbers) {
    return new Polygon(
        Stream.iterate(0, i -> i < numbers.length, i -> i + 2)
            .map(i -> new Vec2(numbers[i], numbers[i + 1]))
            .toList());
  }

  @Test
  void describesInvalidSizesAndPositions() {
    refused("Must be 0 or greater.", () -> new Sphere(Vec3.ZERO, -1));
    refused("Must be 0 or greater.", () -> new Box(Vec3.ZERO, new Vec3(1, -1, 1)));
    refused("Must be 0 or greater.", () -> new Circle(Vec2.ZERO, -0.1));
    refused("The number is too large.", () -> new Sphere(FAR, 1));
    refused("The number is too large.", () -> new Body3("ball", new Sphere(Vec3.ZERO, 1), FAR));
  }

  @Test
  void describesInvalidAnglesAndRotations() {
    String opening = "An opening must be greater than 0° and at most 360°.";
    refused(opening, () -> new Sector(Vec2.ZERO, 1, Vec2.X, 0));
    refused(opening, () -> new Sector(Vec2.ZERO, 1, Vec2.X, 6.3));
    refused(
        "At least one component must be nonzero for a direction.",
        () -> new Sector(Vec2.ZERO, 1, Vec2.ZERO, 1));
    refused(
        "At least one component must be nonzero for a rotation.", () -> new Rotation(0, 0, 0, 0));
  }

  @Test
  void describesInvalidCorners() {
    refused("A polygon needs at least three vertices.", () -> polygon(0, 0, 1, 0));
    refused(
        "Vertex 3 would coincide with the one before it.", () -> polygon(0, 0, 1, 0, 1, 0, 0, 1));
    refused("All vertices would be collinear.", () -> polygon(0, 0, 1, 0, 2, 0));
    refused(
        "The polygon would not be convex at vertex 3.", () -> polygon(0, 0, 2, 0, 0.5, 0.5, 0, 2));
    refused(
        "The polygon would not be convex at vertex 2.",
        () -> polygon(0, 0, 4, 0, 1, 0, 1, 1, 0, 1));
    refused(
        "The vertices would run clockwise; a polygon's vertices run counter-clockwise.",
        () -> polygon(0, 0, 0, 1, 1, 0));
    refused(
        "The vertices would go around more than once.",
        () -> polygon(0, 0, 2, 0, 2, 2, 0, 2, 0, 0.5, 2.5, 0.5, 2.5, 3, -1, 3));
  }

  @Test
  void describesInvalidPoints() {
    refused("A hull needs 1 to 256 points; 0 were given.", () -> new Hull(List.of()));
    refused(
        "A hull needs 1 to 256 points; 257 were given.",
        () -> new Hull(Collections.nCopies(257, Vec3.ZERO)));
  }

  @Test
  void describesInvalidNames() {
    Scene scene =
        new Scene(
            "Test",
            "",
            Space.THREE,
            List.of(
                new Body3("1", new Sphere(Vec3.ZERO, 1)), new Body3("2", new Sphere(Vec3.X, 1))),
            Optional.empty(),
            Optional.empty());
    refused("Enter a name.", () -> new Edit.Rename("1", " ").applyTo(scene));
    refused("A body named 2 already exists.", () -> new Edit.Rename("1", "2").applyTo(scene));
  }

  @Test
  void quotesUnknownReasons() {
    refused(
        "Not possible: the moon is full",
        () -> {
          throw new IllegalArgumentException("the moon is full");
        });
  }
}
