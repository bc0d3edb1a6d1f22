package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A method's answers on one side of a point of the exact edge, along the normal.
///
/// @param wrong the distance from the edge of the farthest place at which the method is wrong
/// @param unanswered how far along the normal it gives no answer
/// @param flickers whether it is also right at places nearer than a wrong one
/// @param worst the farthest wrong place; empty if there is none
record RimSide(double wrong, double unanswered, boolean flickers, Optional<Vec3> worst) {

  /// The end of the wrong places is found to within its distance times two to minus this power.
  private static final int BISECTIONS = 10;

  /// So many places are tried up to the farthest wrong one, and as many beyond it.
  private static final int PROBES = 16;

  /// {@return the answers in doubling distances, and around the farthest wrong one}
  ///
  /// @param side 1 outside the edge, -1 inside
  /// @param reach the greatest distance
  static RimSide of(PairField field, EdgePoint edge, int side, double reach) {
    return new Walk(field, edge, side).along(reach);
  }

  private record Walk(PairField field, EdgePoint edge, int side) {

    RimSide along(double reach) {
      List<Double> distances = new ArrayList<>();
      for (double s = Math.ulp(field.size()); s <= reach && Double.isFinite(s); s *= 2) {
        distances.add(s);
      }
      List<Agreement> agreements = agreements(distances);
      int silent = agreements.lastIndexOf(Agreement.NO_ANSWER);
      double unanswered = silent < 0 ? 0 : distances.get(silent);
      int last = farthest(distances, agreements);
      if (last < 0) {
        return new RimSide(0, unanswered, false, Optional.empty());
      }
      double end = end(distances.get(last));
      List<Double> around =
          IntStream.rangeClosed(1, 2 * PROBES).mapToObj(k -> end * k / PROBES).toList();
      List<Agreement> nearby = agreements(around);
      int far = farthest(around, nearby);
      double widest = far < PROBES ? end : around.get(far);
      boolean flickers =
          agreements.subList(0, last).stream().anyMatch(Agreement::isRight)
              || nearby.stream().limit(Math.max(far, 0)).anyMatch(Agreement::isRight);
      return new RimSide(
          fromEdge(widest), unanswered, flickers, Optional.of(edge.at(side * widest)));
    }

    /// {@return the agreements at several distances, up to where another part of the edge is
    /// crossed}
    private List<Agreement> agreements(List<Double> distances) {
      return field
          .answers(distances.stream().map(s -> edge.at(side * s)).toList(), MapColor.AGREEMENT)
          .stream()
          .takeWhile(this::isOnSide)
          .map(PlaceAnswer::agreement)
          .toList();
    }

    private boolean isOnSide(PlaceAnswer answer) {
      return answer.exact().equals(Optional.of(side < 0));
    }

    /// {@return the index of the wrong place farthest from any part of the edge; -1 if none is
    /// wrong}
    private int farthest(List<Double> distances, List<Agreement> agreements) {
      int farthest = -1;
      double most = 0;
      for (int k = agreements.size() - 1; k >= 0 && distances.get(k) > most; k--) {
        double distance = agreements.get(k).isWrong() ? fromEdge(distances.get(k)) : 0;
        farthest = distance > most ? k : farthest;
        most = Math.max(most, distance);
      }
      return farthest;
    }

    /// {@return the distance from the nearest part of the edge, at a distance along the normal}
    private double fromEdge(double along) {
      double rounding = 64 * Math.ulp(field.size());
      double nearest =
          field.separation(edge.at(side * along)).map(s -> Math.abs(s.distance())).orElse(along);
      return Math.abs(nearest - along) <= rounding ? along : nearest;
    }

    /// {@return where wrong answers end, from a distance to twice that}
    private double end(double wrong) {
      double end = wrong;
      for (double step = wrong / 2; step > Math.scalb(wrong, -BISECTIONS); step /= 2) {
        PlaceAnswer answer = field.answer(edge.at(side * (end + step)), MapColor.AGREEMENT);
        end += answer.agreement().isWrong() && isOnSide(answer) ? step : 0;
      }
      return end;
    }
  }
}
