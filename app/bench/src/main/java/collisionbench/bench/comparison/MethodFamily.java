package collisionbench.bench.comparison;

import collisionbench.methods.method.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Variants of one method in different arithmetics: their names differ only after `@`.
public final class MethodFamily {

  private MethodFamily() {}

  /// {@return the name of a method without its arithmetic}
  public static String of(String name) {
    int at = name.indexOf('@');
    return at < 0 ? name : name.substring(0, at);
  }

  /// {@return the variants of a method, including itself}
  public static List<Method> of(Method method, List<Method> methods) {
    return methods.stream().filter(other -> of(other.name()).equals(of(method.name()))).toList();
  }

  /// {@return one method per family: the variant in the arithmetic of a given method, if there is
  /// one}
  public static List<Method> inArithmeticOf(Method method, List<Method> methods) {
    Map<String, List<Method>> families =
        methods.stream()
            .collect(
                Collectors.groupingBy(
                    one -> of(one.name()), LinkedHashMap::new, Collectors.toList()));
    return families.values().stream()
        .map(family ->
            family.stream()
                .filter(one -> one.precision() == method.precision())
                .findFirst()
                .orElse(family.getFirst()))
        .toList();
  }
}
