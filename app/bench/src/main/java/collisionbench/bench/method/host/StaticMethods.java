package collisionbench.bench.method.host;

import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// The public static functions of two shapes in some classes, as one method of the bench. The
/// parameter types determine the pair; a boolean result is the yes or no, a double the signed
/// distance.
record StaticMethods(String name, Map<Pair, Method> functions)
    implements collisionbench.methods.method.Method {

  /// {@return the method; empty if there are no such functions}
  static Optional<collisionbench.methods.method.Method> of(String name, List<Class<?>> classes) {
    Map<Pair, Method> functions = new HashMap<>();
    for (Class<?> type : classes) {
      for (Method function : type.getMethods()) {
        pair(function)
            .ifPresent(pair -> {
              function.setAccessible(true); // its class need not be public
              functions.putIfAbsent(pair, function);
            });
      }
    }
    return functions.isEmpty()
        ? Optional.empty()
        : Optional.of(new StaticMethods(name, Map.copyOf(functions)));
  }

  private static Optional<Pair> pair(Method function) {
    Class<?>[] parameters = function.getParameterTypes();
    Class<?> result = function.getReturnType();
    return Modifier.isStatic(function.getModifiers())
            && parameters.length == 2
            && (result == boolean.class || result == double.class)
        ? pair(parameters[0], parameters[1])
        : Optional.empty();
  }

  private static Optional<Pair> pair(Class<?> a, Class<?> b) {
    return ShapeType.of(a)
        .flatMap(typeA ->
            ShapeType.of(b)
                .filter(typeB -> typeA.space() == typeB.space())
                .flatMap(typeB -> pair(typeA, typeB)));
  }

  private static Optional<Pair> pair(ShapeType a, ShapeType b) {
    String ending = a.space() == Space.TWO ? "-2d" : "";
    return Pair.named(a.word() + "-" + b.word() + ending);
  }

  @Override
  public String source() {
    return "";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    Method function = functions.get(pair);
    if (function == null) {
      return EnumSet.noneOf(Query.class);
    }
    return function.getReturnType() == boolean.class
        ? EnumSet.of(Query.OVERLAP)
        : EnumSet.of(Query.OVERLAP, Query.SEPARATION);
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Method function = functions.get(question.pair());
    if (function == null) {
      return Answer.unanswered();
    }
    Object result = call(function, question);
    return result instanceof Boolean touch
        ? Answer.of(touch)
        : Answer.of((double) result <= 0, (double) result);
  }

  private static Object call(Method function, Question question) {
    Object a = question instanceof Question.InSpace q ? q.a() : ((Question.InPlane) question).a();
    Object b = question instanceof Question.InSpace q ? q.b() : ((Question.InPlane) question).b();
    boolean inOrder = function.getParameterTypes()[0].isInstance(a);
    try {
      return inOrder ? function.invoke(null, a, b) : function.invoke(null, b, a);
    } catch (InvocationTargetException thrown) {
      throw sneaky(Objects.requireNonNull(thrown.getCause()));
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @SuppressWarnings("unchecked") // unchecked on purpose: whatever it is, it is rethrown
  private static <T extends Throwable> RuntimeException sneaky(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
