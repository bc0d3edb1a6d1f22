package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.SettingsFile;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs that are added as methods: real processes.
class ProgramsTest extends WindowTest {

  @TempDir Path folder;

  /// Two balls that are apart.
  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(3, 0, 0), 1))));
  }

  /// Rows come and go with answers, so that only the window's thread may look at them.
  static void await(Callable<Boolean> condition) {
    WindowTest.await(() -> onFx(condition));
  }

  private Path says(String body) throws IOException {
    return Files.writeString(
        folder.resolve("mine.py"),
        "import math, os, time\ndef sphere_sphere(a, b): " + body + "\n");
  }

  private void add(Path file) {
    asked.answer = Optional.of(file);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.O);
    await("#added-run");
  }

  private void run(Path file) {
    add(file);
    robot.clickOn("#added-run");
  }

  private Optional<Button> row() {
    return robot.lookup("#method-mine").tryQueryAs(Button.class);
  }

  private List<String> rows() {
    return onFx(() ->
        row().orElseThrow().getParent().getChildrenUnmodifiable().stream()
            .map(Node::getId)
            .toList());
  }

  private ScrollPane scrollOfRow() {
    Node node = row().orElseThrow();
    while (!(node instanceof ScrollPane)) {
      node = node.getParent();
    }
    return (ScrollPane) node;
  }

  private boolean isRowSeen() {
    Button row = row().orElseThrow();
    ScrollPane pane = scrollOfRow();
    return pane.localToScene(pane.getLayoutBounds())
        .contains(row.localToScene(row.getLayoutBounds()));
  }

  private String said(String part) {
    return row()
        .map(row -> (Label) row.lookup(".method-" + part))
        .filter(Label::isVisible)
        .map(Label::getText)
        .orElse("");
  }

  private String notice() {
    return robot.lookup("#notice-program").tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private Stream<MenuItem> listed() {
    return robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
        .filter(menu -> "menu-program".equals(menu.getId()))
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> String.valueOf(item.getId()).startsWith("program-"));
  }

  private List<String> programs() {
    return listed().map(MenuItem::getText).map(text -> text.replace("_", "")).toList();
  }

  private void choose(String id) {
    robot.interact(() ->
        listed()
            .flatMap(menu -> ((Menu) menu).getItems().stream())
            .filter(item -> id.equals(item.getId()))
            .findFirst()
            .orElseThrow()
            .fire());
  }

  @Test
  void anAddedProgramIsARowThatFollowsItsFileAndIsRemembered() throws Exception {
    robot.type(KeyCode.M);
    run(says("return False"));
    await(() -> said("touches").equals("No"));
    assertEquals("method-mine", rows().getFirst(), "the user's own come first");
    assertEquals("method-exact", rows().getLast());
    assertEquals(List.of("mine.py (running)"), programs());
    assertEquals("", said("remark"));
    says("return True");
    await(() -> said("touches").equals("Yes"));
    assertEquals("disagrees: the answer is No", said("remark"));
    Button disagreement = robot.lookup("#status-disagreement").queryAs(Button.class);
    await(disagreement::isVisible);
    robot.interact(() -> scrollOfRow().setVvalue(1));
    assertFalse(onFx(this::isRowSeen));
    robot.type(KeyCode.F4);
    await(this::isRowSeen);
    assertEquals("1 pair: mine disagrees with exact", disagreement.getText());
    says("return");
    await(() -> said("touches").equals("\u2013"));
    says("nonsense(");
    await(() -> said("outdated").startsWith("from the previous version"));
    assertEquals(List.of("mine.py (old version running)"), programs());
    assertTrue(notice().startsWith("mine.py: ended before its first line"));
    says("return False");
    await(() -> said("touches").equals("No") && said("outdated").isEmpty());
    reopen();
    await(() -> said("touches").equals("No"));
    choose("program-0-remove");
    await(() -> row().isEmpty());
    assertEquals(List.of(), programs());
    reopen();
    assertEquals(List.of(), programs());
  }

  @Test
  void clearlyWrongProgramIsReportedUntilFixed() throws IOException {
    String radii = "(a.radius + b.radius)";
    String right = "return math.dist(a.center, b.center) <= " + radii;
    run(says(right + " / 2"));
    await(() ->
        notice().matches("mine: \\d+ plain mistakes in 200 ordinary inputs of sphere-sphere.*"));
    await("#program-simplest");
    robot.clickOn("#program-simplest");
    await(() -> session().document().get().scene().name().equals("mine, sphere-sphere"));
    says(right);
    await(() -> notice().equals("mine.py is running: mine"));
  }

  /// None is run before its command has been read.
  @Test
  void theMethodsOfAFolderAreOffered() throws Exception {
    Path scene = folder.resolve("scene.json");
    SceneFile.save(session().document().get().scene(), scene);
    says("return math.dist(a.center, b.center) <= a.radius + b.radius");
    Path offer = folder.resolve("collision-bench-methods.json");
    Files.writeString(
        offer,
        "{'format': 'collision-bench-methods', 'version': 1, 'programs': ['mine.py']}"
            .replace('\'', '"'));
    robot.interact(() -> window.files().open(scene));
    await(() -> notice().equals("This folder offers methods: mine.py"));
    assertEquals(List.of(), programs());
    Button look = robot.lookup("#program-offer").queryButton();
    robot.interact(() -> {
      look.fire();
      look.fire();
    });
    await("#added-run");
    assertEquals(List.of(), programs());
    robot.clickOn("#added-run");
    await(() -> notice().equals("mine.py is running: mine"));
    assertEquals(1, Window.getWindows().size(), "no second dialog");
    Files.writeString(offer, "{}");
    robot.interact(() -> window.files().open(scene));
    await(() -> notice().startsWith("collision-bench-methods.json: not a list of methods: "));
  }

  @Test
  void aTemplateIsWrittenAndAddedOrHasToBeBuilt() throws IOException {
    robot.type(KeyCode.M);
    Path source = folder.resolve("mine.c");
    asked.answer = Optional.of(source);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
    await(() -> Files.exists(source));
    assertEquals(List.of(), programs());
    Path file = folder.resolve("balls.py");
    asked.answer = Optional.of(file);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
    await("#added-run");
    assertTrue(Files.readString(file).contains("--try balls.py"));
    robot.clickOn("#added-run");
    await(() -> programs().equals(List.of("balls.py (running)")));
  }

  private List<String> shownSteps() {
    return robot.lookup(".step").queryAll().stream()
        .filter(Node::isVisible)
        .map(step -> text(step, ".step-title") + " " + text(step, ".step-result .label"))
        .toList();
  }

  /// {@return the text of a label; empty until it is laid out}
  private static String text(Node in, String label) {
    return in.lookup(label) instanceof Label there ? there.getText() : "";
  }

  private String outcome() {
    return robot.lookup("#steps-outcome").queryAs(Label.class).getText();
  }

  @Test
  void theStepsOfAProgramFollowTheDragAndTheFile() throws IOException {
    robot.type(KeyCode.M);
    run(
        says(
            "return {'distance': 1.0, 'steps': [['d', b.center[0] - a.center[0]], ['region', 'edge']]}"));
    await(() -> {
      // At once: a program that starts again gets another row, which knows no answer yet.
      boolean isAnswered = said("touches").equals("No");
      if (isAnswered) {
        row().orElseThrow().fire();
      }
      return isAnswered;
    });
    await(() -> shownSteps().equals(List.of("d 3", "region edge")));
    assertEquals("Answer: apart, distance 1", outcome());
    robot.interact(() -> session().preview(new Edit.Move("a", new Vec3(0.5, 0, 0))));
    await(() -> shownSteps().equals(List.of("d 2.5", "region edge")));
    says("return {'touch': False, 'branch': 'apart'}");
    await(() -> shownSteps().equals(List.of("branch apart")));
    assertEquals("Answer: apart", outcome());
  }

  @Test
  void aDragDoesNotWaitForAProgramThatHangs() throws IOException {
    robot.type(KeyCode.M);
    run(says("time.sleep(3600 if a.center[0] else 0); return False"));
    await(() -> said("touches").equals("No"));
    robot.interact(() -> session().preview(new Edit.Move("a", new Vec3(0.5, 0, 0))));
    await(() -> said("late").equals("waiting for its answer"));
    assertEquals("No", said("touches"), "what it said before, in grey");
    Button analytic = robot.lookup("#method-analytic").queryAs(Button.class);
    await(() -> analytic.getAccessibleText().contains("distance 0.5"));
    await(() -> said("remark").equals("undecided: no answer within 1 s"));
    assertEquals("", said("late"));
    robot.interact(session()::cancel);
    await(() -> said("touches").equals("No"));
    assertEquals("", said("late"));
  }

  @Test
  void programRunsOnlyAfterAgreement() throws IOException {
    Path trace = folder.resolve("trace");
    Path file = says("return False");
    Files.writeString(file, "open(" + "'" + trace + "', 'w')\n" + Files.readString(file));
    add(file);
    assertTrue(
        robot.lookup(".program-command").queryAllAs(Label.class).stream()
            .anyMatch(label -> label.getText().endsWith(file.toString())));
    for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.ESCAPE)) {
      robot.type(key);
      await(() -> robot.lookup("#added-run").tryQuery().isEmpty());
      add(file);
    }
    robot.clickOn("#added-not-now");
    assertEquals(List.of(), programs());
    assertFalse(Files.exists(trace));
  }

  @Test
  void aCommandIsTypedAndARefusedOneStaysToBeStartedAgain() throws IOException {
    robot.type(KeyCode.M).push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    await("#program-command");
    robot.clickOn("#program-command").write("python3 " + folder.resolve("other.py"));
    robot.clickOn("#added-run");
    await(() -> !notice().isEmpty());
    assertEquals(1, programs().size());
    assertTrue(programs().getFirst().endsWith("(failed to start)"), programs().getFirst());
    Path runs = says("return False");
    Files.writeString(
        folder.resolve("other.py"),
        """
        import json, sys
        print(json.dumps({"collisionBench": 1, "methods": [{"name": "mine", "pairs": ["sphere-sphere"]}]}), flush=True)
        for line in sys.stdin:
            if line.strip(): print(json.dumps({"id": json.loads(line)["id"], "touch": False}), flush=True)
        """);
    choose("program-0-restart");
    await("#program-look");
    robot.clickOn("#program-look");
    await("#added-run");
    robot.clickOn("#added-run");
    await(() -> said("touches").equals("No"));
    run(runs);
    await(() -> notice().contains("a method named mine already exists"));
    robot.clickOn("#notice-close-program");
    assertEquals("mine.py (failed to start)", programs().getLast());
    choose("program-0-remove");
    await(() -> programs().equals(List.of("mine.py (running)")));
    await(() -> said("touches").equals("No"));
  }

  @Test
  void theProgramsOfSettingsAreAskedAboutInOneListAndStayListed() throws Exception {
    robot.interact(stage::hide);
    Path trace = folder.resolve("trace");
    says("return math.dist(a.center, b.center) <= a.radius + b.radius");
    List<ProgramCommand> named =
        Stream.of("touch 'tra ce' " + trace, "mine.py", "no-such-program")
            .map(text -> new ProgramCommand(text, folder))
            .toList();
    new SettingsFile(home).change(settings -> settings.withPrograms(named));
    openAgain();
    await("#program-look");
    await(() -> programs().stream().filter(one -> one.contains("asks first")).count() == 2);
    robot.clickOn("#program-look");
    await("#added-run-chosen");
    Button run = robot.lookup("#added-run-chosen").queryButton();
    assertTrue(run.isDisabled(), "none is chosen");
    List<String> shown =
        robot.lookup("#program-requests .program-command").queryAllAs(Label.class).stream()
            .map(Label::getText)
            .toList();
    assertTrue(shown.getFirst().endsWith("/touch \"tra ce\" " + trace), shown.toString());
    assertTrue(shown.stream().anyMatch(line -> line.endsWith("mine.py")), shown.toString());
    robot.type(KeyCode.ENTER);
    await(() -> robot.lookup("#added-run-chosen").tryQuery().isEmpty());
    assertEquals(3, programs().size());
    choose("program-0-look");
    await("#added-run");
    robot.clickOn("#added-not-now");
    choose("program-1-look");
    await("#added-run");
    robot.clickOn("#added-run");
    await(() -> programs().contains("mine.py (running)"));
    assertFalse(Files.exists(trace));
  }
}
