package collisionbench.bench.export;

import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/// Writes two bodies and their distance as names and numbers between tabs, for mails and cells.
/// Numbers are exact.
public final class PlainNumbers {

  private PlainNumbers() {}

  /// {@return a line per field of the bodies, and per answer about them}
  public static String of(PairAnswer pair) {
    List<String> lines = new ArrayList<>();
    add(lines, pair.a());
    add(lines, pair.b());
    Separation3 separation = pair.separation();
    lines.add("touch\t" + (pair.touching() ? "yes" : "no"));
    lines.add(line("distance", separation.distance()));
    boolean isFlat = pair.a().space().dimension() == 2;
    lines.add(line("pointA", isFlat, separation.pointA()));
    lines.add(line("pointB", isFlat, separation.pointB()));
    lines.add(line("normal", isFlat, separation.normal()));
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static void add(List<String> lines, Body body) {
    lines.add(body.type().word() + "\t" + body.id().replaceAll("\\s", " "));
    for (int i = 0; i < body.values().size(); i++) {
      lines.add(line(body.type().fields().get(i).name(), body.values().get(i).numbers()));
    }
  }

  private static String line(String name, boolean isFlat, Vec3 v) {
    return isFlat ? line(name, v.x(), v.y()) : line(name, v.x(), v.y(), v.z());
  }

  private static String line(String name, double... numbers) {
    return name
        + DoubleStream.of(numbers)
            .mapToObj(number -> "\t" + Numbers.exact(number))
            .collect(Collectors.joining());
  }
}
