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
import collisionbench.bench.text.Resource;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture.LayerDependencySpecification;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Who may see whom.
class LayersTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("collisionbench.app", "collisionbench.bench");

  /// Each layer, from the top, and the layers that may see it. All may see those without a list.
  private static final String ACCESS =
      """
      app.cli:
      app.window: app.cli
      app.finder: app.window
      app.recovery: app.window
      app.settings: app.cli app.window app.panel app.viewport app.session app.snapshot
      app.snapshot: app.cli app.window app.finder
      app.panel: app.window app.finder
      app.viewport: app.cli app.window app.finder app.snapshot
      app.session: app.cli app.window app.panel app.viewport app.snapshot
      bench.command: app.cli
      bench.method: app.cli app.window app.panel app.settings bench.command
      bench.score: bench.command
      bench.map: app.cli app.window app.panel app.viewport app.session app.snapshot bench.command \
        bench.score bench.lesson
      bench.fuzz: app.window bench.command bench.score
      bench.paste: app.cli app.window bench.command
      bench.export: app.window
      bench.json: app.settings bench.command bench.fuzz bench.score bench.export bench.scenefile \
        bench.folder bench.lesson bench.method bench.comparison
      bench.folder: app.cli app.window bench.command bench.method
      bench.lesson: app.window bench.command bench.folder
      bench.scenefile: app.cli app.window app.finder app.recovery bench.command bench.export \
        bench.paste bench.folder bench.lesson bench.method
      bench.comparison: app.cli app.window app.panel bench.command bench.fuzz bench.score \
        bench.folder bench.lesson bench.method bench.map
      bench.evaluation: app.cli app.finder app.snapshot app.window app.panel app.viewport \
        app.session bench.command bench.comparison bench.export bench.folder bench.lesson bench.fuzz
      bench.storage: app.cli app.window app.settings app.recovery app.snapshot bench.command \
        bench.scenefile bench.paste bench.score bench.folder bench.method
      bench.task: app.window app.panel bench.method bench.comparison
      """;

  private static void check(ArchRule rule) {
    rule.check(CLASSES);
  }

  @Test
  void layersAreSeenOnlyFromAbove() {
    LayeredArchitecture layers = layeredArchitecture().consideringOnlyDependenciesInLayers();
    Map<String, String[]> access =
        ACCESS
            .lines()
            .map(line -> line.split(": *", 2))
            .collect(Collectors.toMap(words -> words[0], words -> words[1].trim().split(" +", 0)));
    for (String layer : access.keySet()) {
      layers = layers.layer(layer).definedBy(".." + layer + "..");
    }
    for (Map.Entry<String, String[]> one : access.entrySet()) {
      LayerDependencySpecification layer = layers.whereLayer(one.getKey());
      layers =
          one.getValue()[0].isEmpty()
              ? layer.mayNotBeAccessedByAnyLayer()
              : layer.mayOnlyBeAccessedByLayers(one.getValue());
    }
    check(layers);
  }

  @Test
  void theBenchKnowsNoWindow() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("..bench..", "..app.settings", "..app.recovery")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "java.awt.."));
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
            .resideOutsideOfPackage("..bench.json")
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
            .resideInAnyPackage("..app.panel..", "..app.viewport.gizmo..")
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
            .resideOutsideOfPackages("..app.cli", "..bench.command")
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
