package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// The strip along the exact edge in which a method is wrong, however thin it is; and how far its
/// distances are off.
///
/// Wherever every 32nd row or column of a map crosses the exact edge, the method is asked outside
/// and inside of it, along the normal, in doubling distances from one unit in the last place on.
///
/// @param crossings one for each place on the edge that was looked at
/// @param rounding the largest width that rounding explains
/// @param isFlat whether the two touch without depth beside the edge, as what is flat does in its
///   own plane: widths say nothing then
/// @param distances how far distances are off anywhere on the map
public record Rim(
    List<Crossing> crossings, double rounding, boolean isFlat, DistanceErrors distances) {

  /// Every how many rows and columns there is one that is followed; fewer on small maps.
  private static final int EVERY = 32;

  /// So many times the width that rounding explains are a depth that doubles show.
  private static final double INSIDE = 0x1p10;

  public Rim {
    crossings = List.copyOf(crossings);
  }

  /// One place on the edge.
  ///
  /// @param tooFarOut how far outside the method still says yes
  /// @param tooDeep how far inside the method still says no
  /// @param unanswered how far from the edge the method gives no answer
  /// @param flickers whether it is right between two places at which it is wrong, or wrong on both
  ///   sides
  /// @param worst the farthest place at which it is wrong; empty if it is right
  public record Crossing(
      EdgePoint edge,
      double tooFarOut,
      double tooDeep,
      double unanswered,
      boolean flickers,
      Optional<Vec3> worst) {

    /// {@return how far from the edge the method is wrong}
    public double width() {
      return Math.max(tooFarOut, tooDeep);
    }
  }

  /// {@return the rim on a map; empty if it is no longer wanted}
  public static Optional<Rim> of(PairField field, Lattice places, BooleanSupplier outdated) {
    List<Crossing> crossings = new ArrayList<>();
    double reach = places.right().dot(places.right().unit()) * places.columns();
    for (EdgePoint edge : edges(field, places)) {
      if (outdated.getAsBoolean()) {
        return Optional.empty();
      }
      crossings.add(crossing(field, edge, reach));
    }
    DistanceErrors distances = DistanceErrors.of(field, places, outdated);
    return outdated.getAsBoolean()
        ? Optional.empty()
        : Optional.of(new Rim(crossings, field.rounding(), isFlat(field, crossings), distances));
  }

  /// Well inside the edge, as roundings go.
  private static boolean isFlat(PairField field, List<Crossing> crossings) {
    return crossings.stream()
        .map(crossing -> crossing.edge().at(-INSIDE * field.rounding()))
        .filter(place -> field.exact(place).orElse(false))
        .anyMatch(
            place -> field.separation(place).filter(found -> found.distance() == 0).isPresent());
  }

  private static List<EdgePoint> edges(PairField field, Lattice places) {
    List<EdgePoint> edges = new ArrayList<>();
    int every = Math.clamp(Math.min(places.columns(), places.rows()) / 8, 1, EVERY);
    for (int j = every / 2; j < places.rows(); j += every) {
      follow(field, places.at(0, j), places.right(), places.columns(), every, edges);
    }
    for (int i = every / 2; i < places.columns(); i += every) {
      follow(field, places.at(i, 0), places.up(), places.rows(), every, edges);
    }
    return edges;
  }

  /// Finds where a row or column crosses the edge.
  private static void follow(
      PairField field, Vec3 start, Vec3 step, int count, int every, List<EdgePoint> edges) {
    int stride = Math.max(1, every / 4);
    Vec3 last = start;
    Optional<Boolean> before = field.exact(start);
    for (int k = stride; k < count; k += stride) {
      Vec3 here = start.plus(k, step);
      Optional<Boolean> now = field.exact(here);
      if (before.isPresent() && now.isPresent() && !now.equals(before)) {
        (now.get() ? EdgePoint.between(field, here, last) : EdgePoint.between(field, last, here))
            .ifPresent(edges::add);
      }
      last = here;
      before = now;
    }
  }

  private static Crossing crossing(PairField field, EdgePoint edge, double reach) {
    RimSide outside = RimSide.of(field, edge, 1, reach);
    RimSide inside = RimSide.of(field, edge, -1, reach);
    return new Crossing(
        edge,
        outside.wrong(),
        inside.wrong(),
        Math.max(outside.unanswered(), inside.unanswered()),
        outside.flickers() || inside.flickers() || (outside.wrong() > 0 && inside.wrong() > 0),
        (outside.wrong() >= inside.wrong() ? outside : inside).worst());
  }

  /// {@return how far from the edge the method is wrong at most; 0 if it is right everywhere}
  public double widest() {
    return crossings.stream().mapToDouble(Crossing::width).max().orElse(0);
  }

  /// {@return at how many of the crossings the method is wrong}
  public long wrong() {
    return crossings.stream().filter(crossing -> crossing.width() > 0).count();
  }

  /// {@return at how many of the crossings the answers flicker}
  public long flickering() {
    return crossings.stream().filter(Crossing::flickers).count();
  }

  /// {@return how far from the edge the method gives no answer at most; 0 if it answers everywhere}
  public double unanswered() {
    return crossings.stream().mapToDouble(Crossing::unanswered).max().orElse(0);
  }

  /// {@return the place farthest from the edge at which the method is wrong; empty if it is right}
  public Optional<Vec3> worst() {
    return crossings.stream()
        .max(Comparator.comparingDouble(Crossing::width))
        .flatMap(Crossing::worst);
  }
}
