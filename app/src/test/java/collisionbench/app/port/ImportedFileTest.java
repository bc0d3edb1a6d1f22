package collisionbench.app.port;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportedFileTest {

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static ImportedFile read(Path file) throws SceneFileException {
    return ImportedFile.read(file, Set.of(), () -> false);
  }

  @Test
  void isKnownByItsName() {
    assertTrue(ImportedFile.is(Path.of("a/Cube.OBJ")));
    assertFalse(ImportedFile.is(Path.of("a.obj/cube.json")));
  }

  @Test
  void bodiesOfOneNameAreNumbered() throws IOException, SceneFileException {
    Path file = file("two.points.csv", "[[0,0,0],[1,0,0]], [[5,0,0],[6,0,0]]");
    Scene scene = read(file).scene();
    assertEquals("two.points", scene.name());
    assertEquals(
        List.of(
            new Body3("segment", new Segment(Vec3.ZERO, Vec3.X)),
            new Body3("segment 2", new Segment(new Vec3(5, 0, 0), new Vec3(6, 0, 0)))),
        scene.bodies());
  }

  @Test
  void whatMakesSenseOnlyInThePlaneIsFlat() throws IOException, SceneFileException {
    assertEquals(Space.TWO, read(file("a.wkt", "POLYGON ((0 0, 1 0, 0 1, 0 0))")).scene().space());
    assertEquals(Space.THREE, read(file("b.wkt", "POINT (0 0 1)")).scene().space());
    assertEquals(Space.TWO, read(file("c.txt", "0 0\n1 0\n0 1\n")).scene().space());
    for (String pairs : List.of("0 0 1 0 1 1 0 1", "0 0 5 5", "[0,0,4,0,4,3,0,3]")) {
      assertEquals(Space.TWO, read(file("d.txt", pairs)).scene().space(), pairs);
    }
  }

  @Test
  void groupsOfPointsOfThePlaneAreFlatTogether() throws IOException, SceneFileException {
    for (String groups :
        List.of(
            "0 0\n1 0\n0 1\n\n5 5\n6 5\n5 6\n",
            "0 0\n1 0\n0 1\n\n5 5\n6 5\n6 6\n5 6\n",
            "\n\n0 0\n1 0\n0 1\n\n\n\n5 5\n6 5\n5 6\n\n\n",
            "[[0,0],[1,0],[0,1]]\n[[5,5],[6,5],[6,6],[5,6]]\n")) {
      Scene scene = read(file("groups.txt", groups)).scene();
      assertEquals(Space.TWO, scene.space(), groups);
      assertEquals(2, scene.bodies().size(), groups);
    }
    Scene spaced = read(file("spaced.txt", "1 2 3\n\n4 5 6\n\n7 8 10\n")).scene();
    assertEquals(Space.THREE, spaced.space());
    assertEquals(1, spaced.bodies().size());
    Scene mixed = read(file("mixed.txt", "(0,0,0) (1,0,0) (0,1,0)\n\n5 5\n6 5\n5 6\n")).scene();
    assertEquals(Space.THREE, mixed.space());
  }

  @Test
  void conventionsApply() throws IOException, SceneFileException {
    Path file = file("a.obj", "v 1 2 3\nv 4 5 6\n");
    Scene scene = ImportedFile.read(file, Set.of(ShapeConvention.Z_UP), () -> false).scene();
    assertEquals(
        new Body3("segment", new Segment(new Vec3(1, 3, -2), new Vec3(4, 6, -5))),
        scene.bodies().getFirst());
  }

  @Test
  void aSceneIsReadAsOne() throws IOException, SceneFileException {
    Scene scene = Scene.empty("other name", Space.TWO);
    ImportedFile read = read(file("scene.txt", SceneFile.text(scene)));
    assertEquals(new ImportedFile(scene, Optional.empty()), read);
  }

  @Test
  void refusalsNameFileAndReason() throws IOException {
    for (var refused :
        List.of(
            List.of("flat.obj", "v 0 x 0\n", "expected points: line 1, column 1:"),
            List.of("words.txt", "hello", "expected points: found no numbers"),
            List.of("empty.csv", "", "expected points: found no numbers"),
            List.of("large.txt", "[0, 0, 0],".repeat(1 << 20), "is larger than"))) {
      Path file = file(refused.get(0), refused.get(1));
      String said = assertThrows(SceneFileException.class, () -> read(file)).said();
      assertTrue(said.startsWith(file + ": "), said);
      assertTrue(said.contains(refused.get(2)), said);
    }
  }
}
