package collisionbench.app;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.planted.Outside;
import collisionbench.app.planted.inside.Inside;
import collisionbench.app.text.Resource;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;

/// Who may see whom.
class LayersTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("collisionbench.app");

  private static final String[] WITHOUT_WINDOW = {
    "..app.scene",
    "..app.comparison",
    "..app.evaluation",
    "..app.export",
    "..app.json",
    "..app.lesson",
    "..app.method..",
    "..app.paste",
    "..app.preset",
    "..app.fuzz..",
    "..app.score",
    "..app.settings",
    "..app.recovery",
    "..app.storage",
    "..app.task",
  };

  private static void check(ArchRule rule) {
    rule.check(CLASSES);
  }

  @Test
  void layersAreSeenOnlyFromAbove() {
    check(
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("cli")
            .definedBy("..app.cli")
            .layer("window")
            .definedBy("..app.window..")
            .layer("finder")
            .definedBy("..app.finder")
            .layer("recovery")
            .definedBy("..app.recovery")
            .layer("settings")
            .definedBy("..app.settings")
            .layer("storage")
            .definedBy("..app.storage")
            .layer("snapshot")
            .definedBy("..app.snapshot")
            .layer("panel")
            .definedBy("..app.panel..")
            .layer("viewport")
            .definedBy("..app.viewport..")
            .layer("session")
            .definedBy("..app.session")
            .layer("method")
            .definedBy("..app.method..")
            .layer("score")
            .definedBy("..app.score")
            .layer("fuzz")
            .definedBy("..app.fuzz..")
            .layer("paste")
            .definedBy("..app.paste")
            .layer("export")
            .definedBy("..app.export")
            .layer("json")
            .definedBy("..app.json")
            .layer("folder")
            .definedBy("..app.folder")
            .layer("lesson")
            .definedBy("..app.lesson")
            .layer("preset")
            .definedBy("..app.preset")
            .layer("comparison")
            .definedBy("..app.comparison")
            .layer("evaluation")
            .definedBy("..app.evaluation")
            .layer("scene")
            .definedBy("..app.scene")
            .layer("task")
            .definedBy("..app.task")
            .layer("text")
            .definedBy("..app.text")
            .whereLayer("cli")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("window")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("finder")
            .mayOnlyBeAccessedByLayers("window")
            .whereLayer("recovery")
            .mayOnlyBeAccessedByLayers("window")
            .whereLayer("settings")
            .mayOnlyBeAccessedByLayers("cli", "window", "panel", "viewport", "session", "snapshot")
            .whereLayer("storage")
            .mayOnlyBeAccessedByLayers(
                "cli",
                "window",
                "settings",
                "recovery",
                "preset",
                "paste",
                "score",
                "folder",
                "method",
                "snapshot")
            .whereLayer("snapshot")
            .mayOnlyBeAccessedByLayers("cli", "window", "finder")
            .whereLayer("panel")
            .mayOnlyBeAccessedByLayers("window", "finder")
            .whereLayer("viewport")
            .mayOnlyBeAccessedByLayers("cli", "window", "finder", "snapshot")
            .whereLayer("session")
            .mayOnlyBeAccessedByLayers("cli", "window", "panel", "viewport", "snapshot")
            .whereLayer("method")
            .mayOnlyBeAccessedByLayers("cli", "window", "panel", "settings")
            .whereLayer("score")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("fuzz")
            .mayOnlyBeAccessedByLayers("cli", "score", "window")
            .whereLayer("paste")
            .mayOnlyBeAccessedByLayers("cli", "window")
            .whereLayer("export")
            .mayOnlyBeAccessedByLayers("window")
            .whereLayer("json")
            .mayOnlyBeAccessedByLayers(
                "cli",
                "settings",
                "fuzz",
                "score",
                "export",
                "preset",
                "folder",
                "lesson",
                "method",
                "comparison")
            .whereLayer("folder")
            .mayOnlyBeAccessedByLayers("cli", "window", "method")
            .whereLayer("lesson")
            .mayOnlyBeAccessedByLayers("cli", "window", "folder")
            .whereLayer("preset")
            .mayOnlyBeAccessedByLayers(
                "cli",
                "window",
                "finder",
                "recovery",
                "export",
                "paste",
                "folder",
                "lesson",
                "method")
            .whereLayer("comparison")
            .mayOnlyBeAccessedByLayers(
                "cli", "window", "panel", "fuzz", "score", "folder", "lesson", "method")
            .whereLayer("task")
            .mayOnlyBeAccessedByLayers("window", "panel", "comparison")
            .whereLayer("evaluation")
            .mayOnlyBeAccessedByLayers(
                "cli",
                "comparison",
                "finder",
                "snapshot",
                "window",
                "panel",
                "viewport",
                "session",
                "export",
                "folder",
                "lesson",
                "fuzz"));
  }

  @Test
  void scenesAndAnswersKnowNoWindow() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(WITHOUT_WINDOW)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "java.awt.."));
  }

  @Test
  void testsOfWhatNeedsNoWindowNeedNone() {
    JavaClasses tests =
        new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .importPackages("collisionbench.app");
    noClasses()
        .that()
        .resideInAnyPackage(WITHOUT_WINDOW)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "..app.session",
            "..app.viewport..",
            "..app.panel..",
            "..app.window..",
            "..app.snapshot",
            "..app.finder",
            "..app.cli",
            "javafx..")
        .check(tests);
  }

  @Test
  void commandsThatAnswerKnowNothingOfDrawing() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..app.cli")
            .and()
            .haveNameMatching(
                ".*\\.(Check|Score|Fuzz|List|Suite|Methods|Page|Converters|FolderMethods).*")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "..app.settings", "..app.snapshot", "..app.viewport..", "javafx.."));
  }

  /// A module cannot open the resources of another.
  @Test
  void onlyThoseBelowTheWindowHaveTheirResourcesOpened() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("..app.window..", "..app.panel..", "..app.viewport..")
            .should()
            .dependOnClassesThat(type(Resource.class)));
  }

  @Test
  void onlyJsonUsesJackson() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("..app.json")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.fasterxml.."));
  }

  /// What is typed and what is dragged are the same numbers then.
  @Test
  void anglesOfBodiesAreWorkedOutInOnePlace() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("collisionbench.app.panel..", "collisionbench.app.viewport.gizmo..")
            .should()
            .callMethod(Math.class, "sin", double.class)
            .orShould()
            .callMethod(Math.class, "cos", double.class));
  }

  /// JavaFX throws when it wraps text that runs from right to left.
  @Test
  void textIsWrappedInOnePlace() {
    check(noClasses().should().callMethodWhere(target(name("setWrapText"))));
  }

  @Test
  void onlyCommandsUsePicocli() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("..app.cli")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli.."));
  }

  @Test
  void findsAnExistingDependency() {
    ArchRule untrue =
        classes()
            .that()
            .resideInAPackage("..app.cli")
            .should()
            .onlyBeAccessed()
            .byAnyPackage("none");
    ArchRule untrueOfPicocli =
        noClasses().should().dependOnClassesThat().resideInAPackage("picocli..");
    assertThrows(AssertionError.class, () -> check(untrue));
    assertThrows(AssertionError.class, () -> check(untrueOfPicocli));
  }

  /// No two packages need each other, nor several in a ring; one inside of another is another.
  private static final ArchRule NO_CYCLES =
      slices().assignedFrom(new WholePackage()).should().beFreeOfCycles();

  /// Each class belongs to its own package, whatever that is inside of.
  private static final class WholePackage implements SliceAssignment {

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
      return SliceIdentifier.of(javaClass.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }

  @Test
  void noCycles() {
    check(NO_CYCLES);
  }

  @Test
  void aCycleWithAPackageInsideIsFound() {
    JavaClasses planted = new ClassFileImporter().importClasses(Outside.class, Inside.class);
    AssertionError found = assertThrows(AssertionError.class, () -> NO_CYCLES.check(planted));
    assertTrue(String.valueOf(found.getMessage()).contains("planted.inside"), found.getMessage());
  }
}
