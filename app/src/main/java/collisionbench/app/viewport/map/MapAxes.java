package collisionbench.app.viewport.map;

import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.Lattice;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What is written beside a map that is drawn as a chart.
///
/// @param across what the columns are
/// @param up what the rows are
record MapAxes(String across, String up, List<Tick> columns, List<Tick> rows) {

  /// About how many powers of ten are written on each side of the edge.
  private static final int POWERS = 7;

  /// The steps between numbers on a map of last bits.
  private static final int BITS = 50;

  /// The number of rows between the edge and the first power of ten, as a part of all.
  private static final double CLEAR = 0.03;

  /// A word beside a column or a row, or between two.
  record Tick(double at, String words) {}

  static MapAxes of(AnswerMap map) {
    if (map.places() instanceof UnrolledEdge edge) {
      return new MapAxes(
          Texts.get("map.edge-across"), Texts.get("map.edge-up"), List.of(), powers(edge));
    }
    Body center = map.field().moved();
    return map.places() instanceof Lattice bits
        ? new MapAxes(
            steps(center, bits.right()),
            steps(center, bits.up()),
            bits(bits.columns()),
            bits(bits.rows()))
        : new MapAxes("", "", List.of(), List.of());
  }

  private static List<Tick> powers(UnrolledEdge edge) {
    int highest = (int) Math.floor(Math.log10(edge.most()));
    int lowest = (int) Math.ceil(Math.log10(edge.least()));
    int by = Math.max(1, Math.ceilDiv(highest - lowest, POWERS));
    double middle = (edge.rows() - 1) / 2.0;
    List<Tick> ticks = new ArrayList<>(List.of(new Tick(middle, "0")));
    for (int power = highest; power >= lowest; power -= by) {
      double distance = Double.parseDouble("1e" + power);
      double row = edge.row(distance);
      if (row - middle > CLEAR * edge.rows()) {
        ticks.add(new Tick(row, Numbers.of(distance)));
        ticks.add(new Tick(edge.row(-distance), Numbers.of(-distance)));
      }
    }
    return ticks;
  }

  private static String steps(Body center, Vec3 step) {
    Axis axis =
        Axis.of(center.space()).stream()
            .filter(one -> one.of(step) != 0)
            .findFirst()
            .orElse(Axis.X);
    return Texts.get(
        "map.bit-step",
        KebabCase.of(axis),
        Numbers.exact(axis.of(center.center())),
        Numbers.of(axis.of(step)));
  }

  private static List<Tick> bits(int count) {
    int most = count / 2 / BITS * BITS;
    return IntStream.iterate(-most, step -> step <= most, step -> step + BITS)
        .mapToObj(step -> new Tick(count / 2 + step, Numbers.of(step)))
        .toList();
  }
}
