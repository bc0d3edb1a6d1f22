package collisionbench.bench.command;

import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.method.host.AnswerText;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scenefile.ShapeText;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

/// Hard cases with exact answers as lines of JSON: the first says what they are, each of the others
/// is a case. Equal for equal pairs, number and seed.
///
/// @param cases the number of cases, spread evenly over the pairs
/// @param stopped whether to stop
record Suite(List<Pair> pairs, long cases, long seed, BooleanSupplier stopped, Progress progress) {

  static final String FORMAT = "collision-bench-suite";

  /// Cases that are answered, in parallel, before they are written.
  private static final int BATCH = 256;

  /// Writing was stopped.
  static final class StoppedException extends IOException {
    private static final long serialVersionUID = 1;
  }

  /// Writes all lines.
  void writeTo(Appendable out) throws IOException {
    out.append(head());
    long done = 0;
    for (int i = 0; i < pairs.size(); i++) {
      Pair pair = pairs.get(i);
      long ofPair = CampaignPlan.share(cases, i, pairs.size());
      for (long from = 0; from < ofPair; from += BATCH) {
        if (stopped.getAsBoolean()) {
          throw new StoppedException();
        }
        long to = Math.min(from + BATCH, ofPair);
        for (String line : lines(pair, from, to)) {
          out.append(line);
        }
        done += to - from;
        progress.at(done, cases);
      }
    }
  }

  private String head() {
    StringBuilder line = new StringBuilder();
    JsonWriter json = JsonWriter.ascii(line).object();
    json.member("format", FORMAT).member("version", 1).member("seed", seed);
    json.member("cases", cases).member("pairs", pairs.stream().map(Pair::name).toList());
    json.end().endLine();
    return line.toString();
  }

  private List<String> lines(Pair pair, long from, long to) {
    return LongStream.range(from, to)
        .parallel()
        .mapToObj(number -> line(Case.of(seed, pair, number)))
        .toList();
  }

  private static String line(Case input) {
    Question question = Trial.moving(input.shapes()).withUnitTurns();
    List<Body> bodies = BodyQuestion.bodies(question);
    StringBuilder line = new StringBuilder(512);
    JsonWriter json = JsonWriter.ascii(line).object();
    json.member("pair", input.pair().name()).member("case", input.number());
    json.member("kind", input.strategy()).member("size", input.shapes().size());
    write(bodies.getFirst(), "a", "velocityA", json);
    write(bodies.getLast(), "b", "velocityB", json);
    AnswerText.write(MethodCalls.of(Methods.EXACT, question), json);
    json.end().endLine();
    return line.toString();
  }

  private static void write(Body body, String name, String velocity, JsonWriter json) {
    ShapeText.writeWhole(body, json.name(name));
    ShapeText.writeVelocity(body, json.name(velocity));
  }
}
