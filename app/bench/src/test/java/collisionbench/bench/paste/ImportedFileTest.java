package collisionbench.bench.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportedFileTest {

  private static final Options PLAIN = Options.in(Space.THREE);

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static ImportedFile read(Path file) throws SceneFileException {
    return ImportedFile.read(file, PLAIN, () -> false);
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
  void numbersSayWhetherTheSceneIsFlat() throws IOException, SceneFileException {
    assertEquals(Space.TWO, read(file("a.wkt", "POLYGON ((0 0, 1 0, 0 1, 0 0))")).scene().space());
    assertEquals(Space.THREE, read(file("b.wkt", "POINT (0 0 1)")).scene().space());
    for (String pairs : List.of("0 0\n1 0\n0 1\n", "0 0 1 0 1 1 0 1", "[0,0,4,0,4,3,0,3]")) {
      assertEquals(Space.TWO, read(file("d.txt", pairs)).scene().space(), pairs);
    }
  }

  @Test
  void groupsAreBodies() throws IOException, SceneFileException {
    for (String groups :
        List.of(
            "0 0\n1 0\n0 1\n\n5 5\n6 5\n5 6\n",
            "\n\n0 0\n1 0\n0 1\n\n\n\n5 5\n6 5\n5 6\n\n\n",
            "[[0,0],[1,0],[0,1]]\n[[5,5],[6,5],[6,6],[5,6]]\n")) {
      Scene scene = read(file("groups.txt", groups)).scene();
      assertEquals(Space.TWO, scene.space(), groups);
      assertEquals(2, scene.bodies().size(), groups);
    }
  }

  @Test
  void conventionsApply() throws IOException, SceneFileException {
    Path file = file("a.obj", "v 1 2 3\nv 4 5 6\n");
    Options zUp = PLAIN.with(Options.Switch.Z_UP, true);
    Scene scene = ImportedFile.read(file, zUp, () -> false).scene();
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

  private String refusal(String text, Optional<Form> form) throws IOException {
    Path file = file("refused.txt", text);
    SceneFileException refused =
        assertThrows(
            SceneFileException.class, () -> ImportedFile.readNamed(file, form).certain(file, form));
    assertTrue(refused.text().startsWith(file + ": "), refused.text());
    return refused.text().substring(file.toString().length() + 2);
  }

  @Test
  void whatIsNotCertainIsRefusedWithTheFormsThatFit() throws IOException {
    assertEquals(
        "its numbers may mean several things; give --as segments, box-min-max, polyline, points,"
            + " box-half, box-size, ray or corner-size",
        refusal("1 2 3\n4 5 6\n", Optional.empty()));
    assertEquals(
        "its numbers are not spheres; give --as segments, box-min-max, polyline, points, box-half,"
            + " box-size, ray or corner-size",
        refusal("1 2 3\n4 5 6\n", Optional.of(Form.SPHERES)));
    assertEquals(
        "not all numbers are part of a body: line 2, column 6: vel 6 0 0; give --as spheres to leave"
            + " them out",
        refusal("ball center (1, 2, 3), radius 0.5\nvel (6, 0, 0)", Optional.empty()));
    assertEquals(
        "no numbers that are a body: line 1, column 9: took 5",
        refusal("it took 5", Optional.empty()));
    assertEquals("expected points: found no numbers", refusal("hello", Optional.empty()));
  }

  @Test
  void aFormThatFitsIsTaken() throws IOException, SceneFileException {
    Path file = file("a.txt", "1 2 3\n4 5 6\n");
    Optional<Form> box = Optional.of(Form.BOX_MIN_MAX);
    assertEquals(
        "box",
        ImportedFile.readNamed(file, box).certain(file, box).bodies().getFirst().type().word());
  }
}
