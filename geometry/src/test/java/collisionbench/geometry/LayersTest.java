package collisionbench.geometry;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/// The allowed dependencies. `space` and `plane` do not depend on each other. In each, shapes
/// depend on no query, overlap on no other query, separation only on overlap, crossing on these
/// two, and sweep on all. The broad phase depends only on shapes, and no query depends on it.
class LayersTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("collisionbench.geometry");

  private static void check(ArchRule rule) {
    rule.check(CLASSES);
  }

  @Test
  void spaceSeesNoPlane() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..space..")
            .should()
            .dependOnClassesThat(in("..plane..")));
  }

  @Test
  void planeSeesNoSpace() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..plane..")
            .should()
            .dependOnClassesThat(in("..space..")));
  }

  @Test
  void shapesSeeNoQuestion() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("..geometry.space", "..geometry.plane")
            .should()
            .dependOnClassesThat(in("collisionbench.geometry.[space|plane].*..")));
  }

  @Test
  void invalidShapesSeeNothing() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..refusal..")
            .should()
            .dependOnClassesThat(
                in("collisionbench.geometry..").and(not(in("..geometry.refusal")))));
  }

  @Test
  void overlapSeesNoOtherQuestion() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..overlap..")
            .should()
            .dependOnClassesThat(in("..[separation|crossing|sweep]..")));
  }

  @Test
  void separationSeesOverlapAtMost() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..separation..")
            .should()
            .dependOnClassesThat(in("..[crossing|sweep]..")));
  }

  @Test
  void crossingSeesNoSweep() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..crossing..")
            .should()
            .dependOnClassesThat(in("..sweep..")));
  }

  @Test
  void coresSeeNoQuestion() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..core..")
            .should()
            .dependOnClassesThat(in("..[overlap|separation|crossing|sweep]..")));
  }

  @Test
  void broadPhaseSeesShapesOnly() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..broad..")
            .should()
            .dependOnClassesThat(in("collisionbench.geometry.[space|plane].*..")));
  }

  @Test
  void nothingSeesTheBroadPhase() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("..broad..")
            .should()
            .dependOnClassesThat(in("..broad..")));
  }

  @Test
  void findsAnExistingDependency() {
    ArchRule untrue =
        noClasses()
            .that()
            .resideInAPackage("..crossing..")
            .should()
            .dependOnClassesThat(in("..[overlap|separation].."));
    assertThrows(AssertionError.class, () -> check(untrue));
  }

  @Test
  void dependsOnTheJdkOnly() {
    check(
        classes()
            .should()
            .onlyDependOnClassesThat(
                resideInAPackage("collisionbench.geometry..")
                    .or(resideInAPackage("java.."))
                    .or(resideInAPackage("org.jspecify.."))));
  }

  @Test
  void noDesktopInGeometry() {
    check(noClasses().should().dependOnClassesThat(in("java.[awt|beans|sql|net|rmi|applet]..")));
  }

  @Test
  void noCycles() {
    check(slices().matching("collisionbench.geometry.(**)").should().beFreeOfCycles());
  }

  private static DescribedPredicate<JavaClass> in(String packages) {
    return resideInAPackage(packages);
  }
}
