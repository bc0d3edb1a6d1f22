package adapters;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/// A program of the bench: introduces its methods, then answers questions until its input ends.
final class Program {

  private final List<Method> methods = new ArrayList<>();

  /// An answer is what follows the id: `touch 1`, `gap 0.5`, `undecided REASON`.
  interface Answers extends BiFunction<Shape, Shape, String> {}

  /// The library cannot be asked this.
  static final class Undecided extends RuntimeException {
    Undecided(String reason) {
      super(reason);
    }
  }

  /// One method: what it promises, and how each pair is answered.
  static final class Method {
    private final String name;
    private final Map<String, String> promises = new LinkedHashMap<>();
    private final Map<String, Answers> pairs = new LinkedHashMap<>();

    private Method(String name) {
      this.name = name;
    }

    /// Promises something else than a closed test in doubles: `precision`, `touching`.
    Method promises(String key, String value) {
      promises.put(key, value);
      return this;
    }

    @SuppressWarnings("unchecked") // the name of the pair says what they are
    <A extends Shape, B extends Shape> Method pair(String pair, BiFunction<A, B, String> answer) {
      pairs.put(pair, (a, b) -> answer.apply((A) a, (B) b));
      return this;
    }

    /// Answers all pairs of some kinds in the same way.
    Method pairs(List<String> kinds, String suffix, Answers answer) {
      for (int i = 0; i < kinds.size(); i++) {
        for (String other : kinds.subList(i, kinds.size())) {
          pairs.put(kinds.get(i) + "-" + other + suffix, answer);
        }
      }
      return this;
    }

    private String introduction() {
      String names = pairs.keySet().stream().map(Program::quoted).collect(Collectors.joining(", "));
      String members =
          promises.entrySet().stream()
              .map(promise -> ", " + quoted(promise.getKey()) + ": " + quoted(promise.getValue()))
              .collect(Collectors.joining());
      return "{\"name\": " + quoted(name) + ", \"pairs\": [" + names + "]" + members + "}";
    }
  }

  /// {@return a new method}
  ///
  /// @param source what is called
  /// @param library a class of the library: the name of its jar ends with the version
  Method method(String name, String source, Class<?> library) {
    String jar =
        Path.of(library.getProtectionDomain().getCodeSource().getLocation().getPath())
            .getFileName()
            .toString();
    Method method = new Method(name);
    methods.add(method);
    return method
        .promises("source", source)
        .promises("version", jar.replaceAll(".*-|\\.jar$", ""))
        .promises("language", "Java");
  }

  /// Answers until the end of the input, with the lesser time of two calls. What the library prints is log.
  void run() throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    String introductions =
        methods.stream().map(Method::introduction).collect(Collectors.joining(", "));
    out.println(
        "{\"collisionBench\": 1, \"format\": \"words\", \"methods\": [" + introductions + "]}");
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) {
        Iterator<String> words = Arrays.asList(line.split(" ")).iterator();
        out.println(words.next() + " " + answer(words).replace('\n', ' '));
      }
    }
  }

  private String answer(Iterator<String> words) {
    String name = words.next();
    String pair = words.next();
    String[] kinds = pair.split("-");
    int dimensions = pair.endsWith("-2d") ? 2 : 3;
    Shape a = Shape.read(kinds[0], dimensions, words);
    Shape b = Shape.read(kinds[1], dimensions, words);
    Method method = methods.stream().filter(m -> m.name.equals(name)).findFirst().orElseThrow();
    try {
      Answers ask = method.pairs.get(pair);
      long first = System.nanoTime();
      String answer = ask.apply(a, b);
      long second = System.nanoTime();
      ask.apply(a, b);
      return answer + " ns " + Math.min(second - first, System.nanoTime() - second);
    } catch (Undecided refused) {
      return "undecided " + refused.getMessage();
    } catch (RuntimeException | StackOverflowError thrown) {
      return "error " + thrown;
    }
  }

  static String touch(boolean yes) {
    return yes ? "touch 1" : "touch 0";
  }

  /// 0 if they touch.
  static String gap(double distance) {
    return "gap " + Math.max(0, distance);
  }

  static String depth(double depth) {
    return "touch 1 depth " + depth;
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\"", "\\\"") + "\"";
  }
}
