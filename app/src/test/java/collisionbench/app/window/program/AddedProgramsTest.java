package collisionbench.app.window.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.SettingsFile;
import collisionbench.app.window.document.Agreements;
import collisionbench.app.window.document.SettingsStore;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramState.Phase;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Real processes, without a window.
class AddedProgramsTest {

  @TempDir Path folder;

  private BackgroundThread background = new BackgroundThread(Platform::runLater);

  /// What stands in the window; empty after it was put away.
  private String notice = "";

  private AddedPrograms programs;
  private SettingsStore store;
  private Stage owner;

  @BeforeEach
  void begin() throws TimeoutException {
    owner = FxToolkit.registerPrimaryStage();
    store = onFx(this::settings);
    programs = onFx(this::window);
  }

  private SettingsStore settings() {
    return new SettingsStore(folder, background, _ -> {});
  }

  /// {@return the programs of a window that opens}
  private AddedPrograms window() {
    return new AddedPrograms(
        store,
        new Agreements(folder, background, _ -> {}),
        new ProgramDialogs(new MessageDialogs(owner)),
        this::tell,
        this::hush,
        _ -> {});
  }

  /// Opens a window with the settings and agreements that were kept.
  private void openAgain() throws IOException {
    onFx(() -> {
      programs.close();
      return true;
    });
    background.close();
    List<ProgramCommand> added = onFx(() -> store.settings().get().programs());
    new SettingsFile(folder).change(settings -> settings.withPrograms(added));
    background = new BackgroundThread(Platform::runLater);
    onFx(() -> {
      store = settings();
      programs = window();
      programs.startRemembered();
      return true;
    });
  }

  private void openWith(String... commands) throws IOException {
    List<ProgramCommand> named =
        Stream.of(commands).map(text -> new ProgramCommand(text, folder)).toList();
    onFx(() -> {
      store.change(settings -> settings.withPrograms(named));
      return true;
    });
    openAgain();
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
    WaitForAsyncUtils.waitFor(5, TimeUnit.MINUTES, () -> onFx(condition));
  }

  private List<Phase> phases() {
    return programs.programs().get().stream().map(AddedProgram::phase).toList();
  }

  private void add(String file) {
    onFx(() -> {
      programs.add(agreement(new ProgramCommand(folder.resolve(file).toString(), folder)));
      return true;
    });
  }

  private static Agreement agreement(ProgramCommand command) {
    return switch (ProgramRequest.of(command)) {
      case ProgramRequest.Ready ready -> ready.agreement();
      case ProgramRequest.Unfit unfit ->
          new Agreement(unfit.command(), command.folder(), List.of(), List.of());
    };
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
  void theSecondOfANameRunsOnceTheFirstIsGone() throws Exception {
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
  void closedNoticeStaysClosedWhenAnotherProgramIsRemoved() throws TimeoutException {
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

  @Test
  void agreementLastsWhileAScriptIsEditedAndUntilItIsRemoved() throws Exception {
    write("mine.py");
    add("mine.py");
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    Files.writeString(folder.resolve("mine.py"), "def sphere_box(a, b): return True\n");
    openAgain();
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    remove(0);
    openWith(folder.resolve("mine.py").toString());
    await(() -> phases().equals(List.of(Phase.UNAGREED)));
  }

  /// A program with zero bytes that any system with Python runs.
  private void writeBinary(String file, String name) throws IOException {
    String program =
        """
        import json, sys
        print(json.dumps({"collisionBench": 1,
            "methods": [{"name": "NAME", "pairs": ["sphere-sphere"]}]}), flush=True)
        for line in sys.stdin:
            if line.strip():
                print(json.dumps({"id": json.loads(line)["id"], "touch": False}), flush=True)
        """
            .replace("NAME", name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve(file)))) {
      zip.putNextEntry(new ZipEntry("__main__.py"));
      zip.write(program.getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void replacedBinaryIsAskedAbout() throws Exception {
    writeBinary("tool.pyz", "mine");
    ProgramCommand command = new ProgramCommand("python3 tool.pyz", folder);
    onFx(() -> {
      programs.add(agreement(command));
      return true;
    });
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    openAgain();
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    writeBinary("tool.pyz", "theirs");
    await(() -> phases().equals(List.of(Phase.OUTDATED)));
    assertEquals(List.of("mine"), methods(), "the old process still answers");
    openAgain();
    await(() -> phases().equals(List.of(Phase.UNAGREED)));
    assertEquals(List.of(), methods());
    onFx(() -> {
      programs.add(agreement(command));
      return true;
    });
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    assertEquals(List.of("theirs"), methods());
  }

  private List<String> methods() {
    return onFx(() -> programs.programs().get().getFirst().methods()).stream()
        .map(method -> method.name())
        .toList();
  }

  @Test
  void agreementHoldsInAWindowThatCannotKeepIt() throws Exception {
    Files.createDirectory(folder.resolve("agreements.json"));
    write("mine.py");
    add("mine.py");
    await(() -> phases().equals(List.of(Phase.RUNNING)));
    openAgain();
    await(() -> phases().equals(List.of(Phase.UNAGREED)));
  }

  @Test
  void manySettingsGiveAShortNotice() throws Exception {
    write("mine.py");
    openWith(IntStream.range(0, 12).mapToObj(i -> "mine.py " + i).toArray(String[]::new));
    await(() -> phases().stream().filter(Phase.UNAGREED::equals).count() == 12);
    await(() -> notice.endsWith("and 7 more"));
    assertEquals(6, notice.lines().count());
  }
}
