package collisionbench.bench.comparison;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The methods by which the picture of a scene can be colored.
public final class ColoringMethods {

  private ColoringMethods() {}

  /// {@return ours, then the others that answer a pair of the scene}
  public static List<Method> of(Scene scene, Catalogue catalogue) {
    List<PairQuestion> kinds = kinds(scene);
    return Comparison.compared(catalogue).stream()
        .filter(method ->
            method.equals(Methods.ANALYTIC)
                || kinds.stream().anyMatch(question -> question.isAsked(method)))
        .toList();
  }

  /// {@return the method to begin with: the user's own that was added last, else the last of those
  /// that answer most kinds of pairs of the scene; empty if there is none. Not the exact one, which
  /// disagrees with nothing.}
  public static Optional<Method> first(Scene scene, Catalogue catalogue) {
    List<Method> others =
        of(scene, catalogue).reversed().stream()
            .filter(method -> !method.equals(Methods.ANALYTIC) && !method.equals(Methods.EXACT))
            .toList();
    Set<Method> own = new HashSet<>(catalogue.methods());
    own.removeAll(Methods.catalogue().methods());
    List<PairQuestion> kinds = kinds(scene);
    return others.stream()
        .filter(own::contains)
        .findFirst()
        .or(() -> others.stream().max(Comparator.comparingLong(method -> answered(kinds, method))));
  }

  private static long answered(List<PairQuestion> kinds, Method method) {
    return kinds.stream().filter(question -> question.isAsked(method)).count();
  }

  /// {@return a question of each kind; where bodies move, of moving ones}
  private static List<PairQuestion> kinds(Scene scene) {
    Map<ShapeType, List<Body>> byType = new EnumMap<>(ShapeType.class);
    scene.bodies().stream()
        .sorted(Comparator.comparing(body -> !body.moves()))
        .forEach(body -> byType.computeIfAbsent(body.type(), _ -> new ArrayList<>()).add(body));
    List<Body> some = byType.values().stream().flatMap(all -> all.stream().limit(2)).toList();
    List<PairQuestion> questions = new ArrayList<>();
    for (int i = 0; i < some.size(); i++) {
      for (int j = i + 1; j < some.size(); j++) {
        questions.add(PairQuestion.of(some.get(i), some.get(j), 0));
      }
    }
    return questions;
  }
}
