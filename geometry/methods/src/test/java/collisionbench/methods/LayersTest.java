package collisionbench.methods;

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

/// The allowed dependencies. The judge and the textbook GJK use only shapes; only the library's own
/// methods use the kernels.
class LayersTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("collisionbench.methods");

  /// Everything in the kernels except shapes and the types of answers.
  private static final DescribedPredicate<JavaClass> KERNELS =
      in("collisionbench.geometry.[space|plane].*..")
          .or(in("collisionbench.geometry.[number|broad].."));

  private static void check(ArchRule rule) {
    rule.check(CLASSES);
  }

  @Test
  void theJudgeSeesShapesOnly() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..exact..")
            .should()
            .dependOnClassesThat(KERNELS.or(in("..[gjk|method].."))));
  }

  @Test
  void theSecondOpinionSeesShapesOnly() {
    check(
        noClasses()
            .that()
            .resideInAPackage("..gjk..")
            .should()
            .dependOnClassesThat(KERNELS.or(in("..[exact|method].."))));
  }

  @Test
  void separatingAxesSeeShapesOnly() {
    check(
        noClasses()
            .that()
            .haveNameMatching(".*\\.builtin\\.(Sat|Polytope|SeparatingAxes|Edge|Scale)(\\$.*)?")
            .should()
            .dependOnClassesThat(KERNELS.or(in("..[exact|gjk].."))));
  }

  /// Internals of the library stay private.
  @Test
  void nothingSeesTheInsideOfAKernel() {
    check(
        noClasses()
            .should()
            .dependOnClassesThat(in("collisionbench.geometry..[core|search|proof|number]..")));
  }

  @Test
  void findsAnExistingDependency() {
    ArchRule untrue =
        noClasses().that().resideInAPackage("..builtin..").should().dependOnClassesThat(KERNELS);
    assertThrows(AssertionError.class, () -> check(untrue));
  }

  @Test
  void dependsOnTheJdkOnly() {
    check(
        classes()
            .should()
            .onlyDependOnClassesThat(
                in("collisionbench.methods..")
                    .or(in("collisionbench.geometry.."))
                    .or(in("java.."))
                    .or(in("org.jspecify.."))));
  }

  @Test
  void noCycles() {
    check(slices().matching("collisionbench.methods.(**)").should().beFreeOfCycles());
  }

  private static DescribedPredicate<JavaClass> in(String packages) {
    return resideInAPackage(packages);
  }
}
