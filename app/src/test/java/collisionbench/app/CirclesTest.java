package collisionbench.app;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.planted.circle.First;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// No class depends on another of its package that depends on it, directly or indirectly.
///
/// The cases of a sealed type are one with the type, and a class in the file of another is one with
/// it if it is private or belongs to an object of it: they need each other by nature. A record that
/// stands in the file of a class is otherwise a class of its own.
class CirclesTest {

  @Test
  void noClassesOfAPackageNeedEachOther() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("collisionbench.app", "collisionbench.bench");
    assertEquals(Set.of(), circles(classes));
  }

  @Test
  void aCircleIsFoundAndAFamilyIsNone() {
    JavaClasses planted = new ClassFileImporter().importPackagesOf(First.class);
    assertEquals(Set.of(Set.of("First", "Second", "Third")), circles(planted));
  }

  private static Set<Set<String>> circles(JavaClasses classes) {
    Map<String, Set<String>> needs = new TreeMap<>();
    for (JavaClass one : classes) {
      String family = family(one);
      Set<String> others = needs.computeIfAbsent(family, _ -> new TreeSet<>());
      one.getDirectDependenciesFromSelf().stream()
          .map(need -> need.getTargetClass().getBaseComponentType())
          .filter(other -> other.getPackageName().equals(one.getPackageName()))
          .map(CirclesTest::family)
          .filter(other -> !other.equals(family))
          .forEach(others::add);
    }
    Map<String, Set<String>> reached = new HashMap<>();
    needs.keySet().forEach(one -> reached.put(one, reached(one, needs)));
    return needs.keySet().stream()
        .map(one ->
            reached.getOrDefault(one, Set.of()).stream()
                .filter(other -> reached.getOrDefault(other, Set.of()).contains(one))
                .map(CirclesTest::file)
                .collect(toCollection(TreeSet::new)))
        .filter(circle -> circle.size() > 1)
        .collect(toCollection(HashSet::new));
  }

  /// {@return the simple name of the class that a file is called by}
  private static String file(String name) {
    return name.substring(name.lastIndexOf('.') + 1).replaceFirst("\\$.*", "");
  }

  /// {@return all that a class needs, directly or by way of others}
  private static Set<String> reached(String from, Map<String, Set<String>> needs) {
    Set<String> reached = new HashSet<>();
    Deque<String> next = new ArrayDeque<>(needs.getOrDefault(from, Set.of()));
    while (!next.isEmpty()) {
      String one = next.pop();
      if (reached.add(one)) {
        next.addAll(needs.getOrDefault(one, Set.of()));
      }
    }
    return reached;
  }

  /// {@return the class that another is one with, by name}
  private static String family(JavaClass one) {
    Class<?> own = one.reflect();
    while (own.getEnclosingClass() != null && isPartOfAnother(own)) {
      own = own.getEnclosingClass();
    }
    Package in = own.getPackage();
    return Stream.concat(Stream.ofNullable(own.getSuperclass()), Stream.of(own.getInterfaces()))
        .filter(type -> type.isSealed() && type.getPackage().equals(in))
        .findFirst()
        .orElse(own)
        .getName();
  }

  private static boolean isPartOfAnother(Class<?> one) {
    return !Modifier.isStatic(one.getModifiers()) || Modifier.isPrivate(one.getModifiers());
  }
}
