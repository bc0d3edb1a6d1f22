package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A process that really runs and is really killed.
class CrashTest extends WindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;
  private Optional<Process> started = Optional.empty();

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  @AfterEach
  void end() throws InterruptedException {
    if (started.isPresent()) {
      started.get().destroyForcibly().waitFor();
    }
  }

  private Process start(Class<?> main, String... arguments) throws IOException {
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Dprism.forceGPU=true",
                    "-Duser.language=en",
                    "-Dcollisionbench.home=" + home,
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    System.getProperty("java.class.path"),
                    main.getName()),
                Stream.of(arguments))
            .toList();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output.txt").toFile())
            .start();
    started = Optional.of(process);
    return process;
  }

  private List<Path> drafts() throws IOException {
    Path unsaved = home.resolve("unsaved");
    if (!Files.exists(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      return files.filter(file -> file.toString().endsWith(".json")).toList();
    }
  }

  @Test
  void draftOfAKilledProcessIsRestored() throws Exception {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    Process process = start(EditingWindow.class, home.toString(), file.toString());
    await(() -> {
      assertTrue(process.isAlive(), () -> output());
      return !drafts().isEmpty();
    });
    assertEquals(
        List.of(),
        new Recovery(home.resolve("unsaved")).find().abandoned(),
        "as long as it runs, its draft is its own");
    process.destroyForcibly();
    assertTrue(process.waitFor(5, TimeUnit.MINUTES));
    assertEquals(SCENE, SceneFile.read(file), "nothing was saved");

    reopen();
    await("#restore-restore");
    robot.clickOn("#restore-restore");
    assertEquals(EditingWindow.EDIT.applyTo(SCENE), scene());
    assertEquals(Optional.of(file), session().document().get().file());
    assertTrue(session().document().get().isDirty());
    robot.push(KeyCode.CONTROL, KeyCode.S);
    assertEquals(scene().bodies(), SceneFile.read(file).bodies());
    await(() -> drafts().isEmpty());
  }

  /// As at logout: the second that a draft waits for is over only later.
  @Test
  void lastChangeIsKeptWhenTheProcessIsAskedToEnd() throws Exception {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    Process process = start(EditingWindow.class, home.toString(), file.toString(), "exit");
    assertTrue(process.waitFor(5, TimeUnit.MINUTES));
    Recovery.Found found = new Recovery(home.resolve("unsaved")).find();
    assertEquals(1, found.abandoned().size(), output());
    assertEquals(EditingWindow.EDIT.applyTo(SCENE), found.abandoned().getFirst().draft().scene());
    found.abandoned().getFirst().discard();
  }

  /// A window that opens while another program holds a draft.
  private Process besideAProgramWithADraft() throws Exception {
    Process process = start(KeepingProgram.class, home.resolve("unsaved").toString());
    await(() -> {
      assertTrue(process.isAlive(), () -> output());
      return !drafts().isEmpty();
    });
    reopen();
    await(() -> stage.isFocused());
    return process;
  }

  private boolean isThere(String selector) {
    return robot.lookup(selector).tryQuery().isPresent();
  }

  /// A program that is killed may hold its draft for seconds.
  @Test
  void draftReleasedAfterTheStartIsOffered() throws Exception {
    Process process = besideAProgramWithADraft();
    assertFalse(isThere("#restore-restore"), "as long as it runs, its draft is its own");
    process.destroyForcibly();
    await("#restore-later");
    robot.clickOn("#restore-later");
    assertEquals(1, drafts().size());
    Recovery.Found found = new Recovery(home.resolve("unsaved")).find();
    assertEquals(1, found.abandoned().size(), "nobody holds it any more");
    found.abandoned().getFirst().leave();
    comeBack();
    assertFalse(isThere("#restore-restore"), "nothing is offered twice");
  }

  /// Goes to another window, comes back, and waits until what is done then is done.
  private void comeBack() throws Exception {
    Stage other = onFx(Stage::new);
    robot.interact(other::show);
    await(() -> !stage.isFocused());
    robot.interact(() -> {
      other.hide();
      stage.requestFocus();
    });
    await(() -> stage.isFocused());
    settle();
  }

  @Test
  void anOfferDoesNotInterruptADrag() throws Exception {
    Process process = besideAProgramWithADraft();
    dragAndHold(Vec3.Y, Vec3.X);
    process.destroyForcibly();
    await("#restore-offer");
    assertFalse(isThere("#restore-restore"));
    assertTrue(session().previewing().getValue(), "the drag goes on");
    drop();
    undo();
    String words = text("notice-leftover");
    switchLanguage();
    assertNotEquals(words, text("notice-leftover"));
    switchLanguage();
    robot.clickOn("#restore-offer");
    robot.clickOn("#restore-restore");
    assertEquals(KeepingProgram.SCENE, scene());
    assertFalse(isThere("#restore-offer"));
  }

  private String output() {
    try {
      return Files.readString(folder.resolve("output.txt"));
    } catch (IOException unreadable) {
      return unreadable.toString();
    }
  }

  @Test
  void commandLeavesNoTraceInTheSettingsFolder() throws Exception {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    robot.interact(stage::hide);
    Path untouched = Files.createDirectory(folder.resolve("untouched"));
    home = untouched.resolve("home");
    String picture = folder.resolve("mine.png").toString();
    Process process =
        start(collisionbench.app.cli.Main.class, "render", file.toString(), "-o", picture);
    assertTrue(process.waitFor(5, TimeUnit.MINUTES));
    assertEquals(0, process.exitValue(), output());
    assertTrue(Files.exists(folder.resolve("mine.png")));
    assertFalse(Files.exists(home));
  }
}
