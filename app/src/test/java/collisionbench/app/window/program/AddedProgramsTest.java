package collisionbench.app.window.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.method.ProgramState.Phase;
import collisionbench.app.settings.ProgramCommand;
import collisionbench.app.window.file.BackgroundThread;
import collisionbench.app.window.file.SettingsStore;
import collisionbench.app.window.message.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Real processes, without a window.
class AddedProgramsTest {

  @TempDir Path folder;

  private final BackgroundThread background = new BackgroundThread();

  /// What stands in the window; empty after it was put away.
  private String notice = "";

  private AddedPrograms programs;

  @BeforeEach
  void begin() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    programs =
        onFx(() ->
            new AddedPrograms(
                new SettingsStore(folder, background, _ -> {}), this::tell, this::hush, _ -> {}));
  }

  private void tell(Notice next) {
    notice = next.sentence();
  }

  private boolean hush() {
    boolean wasThere = !notice.isEmpty();
    notice = "";
    return wasThere;
  }

  @AfterEach
  void end() {
    onFx(() -> {
      programs.close();
      return true;
    });
    background.close();
  }

  private static <T> T onFx(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(60_000, work);
  }

  private static void await(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> onFx(condition));
  }

  private List<Phase> phases() {
    return programs.programs().get().stream().map(AddedProgram::phase).toList();
  }

  private void add(String file) {
    onFx(() -> {
      programs.add(new ProgramCommand(folder.resolve(file).toString(), folder));
      return true;
    });
  }

  private void remove(int index) {
    onFx(() -> {
      programs.remove(programs.programs().get().get(index).program());
      return true;
    });
  }

  private void write(String file) throws IOException {
    Path target = folder.resolve(file);
    Files.createDirectories(Objects.requireNonNull(target.getParent()));
    Files.writeString(target, "def sphere_sphere(a, b): return\n");
  }

  @Test
  void theSecondOfANameRunsOnceTheFirstIsGone() throws IOException, TimeoutException {
    write("mine.py");
    write("other/mine.py");
    add("mine.py");
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    add("other/mine.py");
    await(() -> phases().equals(List.of(Phase.RUNNING, Phase.REFUSED)));
    assertEquals("mine.py: a method named mine already exists; choose another name", notice);
    assertTrue(
        onFx(() -> programs.programs().get().getLast().state().program().isEmpty()),
        "its process has ended");
    remove(0);
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    await(() -> notice.equals("mine.py is running: mine"));
  }

  @Test
  void whatWasPutAwayIsNotSaidAgainWhenAnotherProgramGoes() throws TimeoutException {
    List<String> files = List.of("a.py", "b.py", "c.py");
    for (String file : files) {
      add(file);
      await(() -> notice.lines().count() == 1 + files.indexOf(file));
    }
    onFx(this::hush);
    remove(1);
    await(() -> phases().equals(List.of(Phase.REFUSED, Phase.REFUSED)));
    assertEquals("", onFx(() -> notice));
    add("d.py");
    await(() -> notice.contains("d.py: no such file"));
    String standing = onFx(() -> notice);
    assertEquals(1, standing.lines().count());
    remove(0);
    assertEquals(standing, onFx(() -> notice));
  }
}
