package collisionbench.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several processes, threads and windows change the same settings.
class SharedSettingsTest {

  @TempDir Path folder;

  @Test
  void twoProcessesKeepAllTheirChanges() throws IOException, InterruptedException {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ChangingProgram.class.getName(),
                folder.toString(),
                "theirs")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader said = other.inputReader()) {
      assertEquals("begins", said.readLine());
      ChangingProgram.change(new SettingsFile(folder), "ours");
      assertEquals(0, other.waitFor());
    } finally {
      other.destroyForcibly();
    }
    assertEquals(expected("ours", "theirs"), kept());
  }

  @Test
  void twoThreadsKeepAllTheirChanges() throws InterruptedException {
    Thread other = Thread.ofPlatform().start(() -> change("theirs"));
    change("ours");
    other.join();
    assertEquals(expected("ours", "theirs"), kept());
  }

  private void change(String name) {
    try {
      ChangingProgram.change(new SettingsFile(folder), name);
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private static Set<String> expected(String... names) {
    return Stream.of(names)
        .flatMap(name -> IntStream.range(0, ChangingProgram.CHANGES).mapToObj(i -> name + i))
        .collect(Collectors.toSet());
  }

  private Set<String> kept() {
    Set<String> kept = new HashSet<>();
    new SettingsFile(folder).load().settings().programs().forEach(one -> kept.add(one.text()));
    return kept;
  }

  @Test
  void folderWhereNothingCanBeLockedStillTakesChanges() throws IOException {
    Files.createDirectory(folder.resolve("settings.json.lock"));
    SettingsFile file = new SettingsFile(folder);
    file.change(settings -> settings.withTheme(Optional.of(Theme.DARK)));
    assertEquals(Optional.of(Theme.DARK), file.load().settings().theme());
  }

  @Test
  void viewTakesOnlyWhatChangedElsewhere() {
    View first = View.FIRST;
    View theirs = first.with(View.Mouse.BLENDER).toggled(View.Layer.NAMES).explainedBy("gjk");
    View ours =
        first
            .with(View.Tool.ROTATE)
            .with(View.Lens.ORTHOGRAPHIC)
            .toggled(View.Layer.GRID)
            .snapping(Optional.of(0.5))
            .axesToggled();
    View both = theirs.changed(first, ours);
    assertEquals(ours.with(View.Mouse.BLENDER).toggled(View.Layer.NAMES).explainedBy("gjk"), both);
    assertEquals(both, ours.changed(first, theirs));
  }

  @Test
  void layoutTakesOnlyWhatChangedElsewhere() {
    Layout first = Layout.FIRST;
    Layout theirs = first.resized(300, first.inspectorWidth()).inspectorToggled();
    Layout ours = new Layout(first.outlinerWidth(), 500, false, true, Layout.Tab.METHODS);
    Layout both = new Layout(300, 500, false, false, Layout.Tab.METHODS);
    assertEquals(both, theirs.changed(first, ours));
    assertEquals(both, ours.changed(first, theirs));
  }
}
