package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Methods that compute the same in different arithmetics: their names differ only behind an `@`.
public final class MethodFamily {

  private MethodFamily() {}

  /// {@return the name of a method without its arithmetic}
  public static String of(String name) {
    int at = name.indexOf('@');
    return at < 0 ? name : name.substring(0, at);
  }

  /// {@return those of some methods that compute the same as a method, the method itself too}
  public static List<Method> of(Method method, List<Method> methods) {
    return methods.stream().filter(other -> of(other.name()).equals(of(method.name()))).toList();
  }

  /// {@return one method of each family: in the arithmetic of a method, if the family has one}
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
