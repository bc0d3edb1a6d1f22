package collisionbench.bench.method.host;

import collisionbench.bench.comparison.Stopwatch;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonWriter;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Runs the methods of a jar or a single Java file as a program: `JavaHost FILE`.
public final class JavaHost {

  private final Map<String, Method> methods;
  private final PrintStream out;

  private JavaHost(List<Method> methods, PrintStream out) {
    this.methods = methods.stream().collect(Collectors.toMap(Method::name, Function.identity()));
    this.out = out;
  }

  /// Answers questions until the end of the input.
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    // Output of the user's code goes to the log, not into the protocol.
    System.setOut(System.err);
    Path file = Path.of(arguments[0]);
    List<Method> methods;
    try {
      methods = UserCode.load(file).methods();
    } catch (UserCodeException unusable) {
      System.err.println(unusable.getMessage());
      System.exit(1);
      return;
    }
    new JavaHost(methods, out).serve(methods);
  }

  private void serve(List<Method> inOrder) throws IOException {
    introduce(inOrder);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) {
        answer(line);
      }
      if (!in.ready()) {
        out.flush();
      }
    }
  }

  private void introduce(List<Method> inOrder) {
    JsonWriter json = JsonWriter.ascii(out).object().member("collisionBench", 1);
    json.name("methods").array();
    for (Method method : inOrder) {
      boolean sweeps =
          method.pairs().stream().anyMatch(p -> method.answers(p).contains(Query.SWEEP));
      json.object().member("name", method.name());
      json.member("pairs", method.pairs().stream().map(Pair::name).toList());
      json.member("source", method.source()).member("sweeps", sweeps);
      json.member("precision", method.precision() == Precision.FLOAT ? "float" : "double");
      json.member("language", "Java").end();
    }
    json.end().end().endLine();
    out.flush();
  }

  private void answer(String line) {
    // Written at once, so that a method that ends the process leaves no half line.
    StringBuilder reply = new StringBuilder();
    JsonWriter json = JsonWriter.ascii(reply).object();
    try {
      JsonObject question = JsonReader.read(line).object();
      json.member("id", (long) question.get("id").number());
      answer(question, json);
    } catch (JsonException ofTheBench) {
      json.name("error").value(ofTheBench.getMessage());
    }
    json.end().endLine();
    out.print(reply);
  }

  private void answer(JsonObject question, JsonWriter json) throws JsonException {
    Method method = Objects.requireNonNull(methods.get(question.get("method").text()));
    try {
      Question asked = QuestionReader.read(question);
      long begin = System.nanoTime();
      Answer answer = method.answer(asked);
      long once = System.nanoTime() - begin;
      AnswerText.write(answer, json);
      if (question.has("time") && answer instanceof Answer.Decided) {
        json.member("ns", Stopwatch.least(method, asked, once));
      }
    } catch (JsonException ofTheBench) {
      throw ofTheBench;
    } catch (Throwable thrown) {
      json.name("error").value(where(thrown));
    }
  }

  /// {@return the exception and the line of the user's code that threw it}
  private static String where(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (frame.getModuleName() == null && frame.getLineNumber() > 0) {
        return thrown + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
      }
    }
    return thrown.toString();
  }
}
