package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// A method's answers on one side of a point of the exact edge, along the normal.
///
/// It ends where another part of the edge is nearer.
///
/// @param wrong the distance from the edge of the farthest place at which the method is wrong
/// @param unanswered that of the farthest place at which it gives no answer
/// @param flickers whether it is also right at places nearer than a wrong one
/// @param worst the farthest wrong place; empty if there is none
record RimSide(double wrong, double unanswered, boolean flickers, Optional<Vec3> worst) {

  /// The end of the wrong places is found to within its distance times two to minus this power,
  /// which makes all digits right that are shown.
  private static final int BISECTIONS = 18;

  /// So many places are tried up to the farthest wrong one, and as many beyond it.
  private static final int PROBES = 16;

  /// By such a part distances along the normal differ from those to the same part of the edge.
  private static final double ASLANT = 0x1p-20;

  /// {@return the answers in doubling distances, and around the farthest wrong one; the referee's
  /// own are not asked for}
  ///
  /// @param side 1 outside the edge, -1 inside
  /// @param reach the greatest distance
  static RimSide of(PairField field, EdgePoint edge, int side, double reach) {
    return field.method().equals(Referee.FIRST)
        ? new RimSide(0, 0, false, Optional.empty())
        : new Walk(field, edge, side, reach).along();
  }

  private record Walk(PairField field, EdgePoint edge, int side, double reach) {

    RimSide along() {
      List<Double> distances = new ArrayList<>();
      for (double s = Math.ulp(field.size()); s <= reach && Double.isFinite(s); s *= 2) {
        distances.add(s);
      }
      List<Agreement> agreements = agreements(distances);
      double unanswered = end(distances, agreements, Agreement.NO_ANSWER::equals);
      double end = end(distances, agreements, Agreement::isWrong);
      if (end == 0) {
        return new RimSide(0, unanswered, false, Optional.empty());
      }
      List<Double> around =
          IntStream.rangeClosed(1, 2 * PROBES)
              .mapToObj(k -> end * k / PROBES)
              .takeWhile(s -> s <= reach)
              .toList();
      List<Agreement> nearby = agreements(around);
      int far = farthest(around, nearby, Agreement::isWrong);
      double widest = far < PROBES ? end : around.get(far);
      return new RimSide(
          fromEdge(widest),
          unanswered,
          isRightBefore(widest, distances, agreements) || isRightBefore(widest, around, nearby),
          Optional.of(edge.at(side * widest)));
    }

    private static boolean isRightBefore(
        double widest, List<Double> distances, List<Agreement> agreements) {
      return IntStream.range(0, agreements.size())
          .anyMatch(k -> distances.get(k) < widest && agreements.get(k).isRight());
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

    /// {@return where answers of a kind end; 0 without any}
    private double end(
        List<Double> distances, List<Agreement> agreements, Predicate<Agreement> kind) {
      int last = farthest(distances, agreements, kind);
      if (last < 0) {
        return 0;
      }
      double end = end(distances.get(last), reach, s -> is(kind, s));
      return isNearest(end) ? end : end(distances.get(last), end, this::isNearest);
    }

    /// {@return the end of a property, from a distance that has it to twice that}
    private static double end(double from, double most, DoublePredicate property) {
      double end = from;
      for (double step = from / 2; step > Math.scalb(from, -BISECTIONS); step /= 2) {
        end += end + step <= most && property.test(end + step) ? step : 0;
      }
      return end;
    }

    private boolean is(Predicate<Agreement> kind, double distance) {
      PlaceAnswer answer = field.answer(edge.at(side * distance), MapColor.AGREEMENT);
      return kind.test(answer.agreement()) && isOnSide(answer);
    }

    /// {@return the index of the farthest place with an answer of a kind; -1 without any}
    private int farthest(
        List<Double> distances, List<Agreement> agreements, Predicate<Agreement> kind) {
      int k = agreements.size() - 1;
      while (k >= 0 && !(kind.test(agreements.get(k)) && isNearest(distances.get(k)))) {
        k--;
      }
      return k;
    }

    /// {@return whether no other part of the edge is nearer, at a distance along the normal}
    private boolean isNearest(double along) {
      return fromEdge(along) >= along * (1 - ASLANT) - field.rounding();
    }

    /// {@return the distance from the edge, at a distance along the normal}
    private double fromEdge(double along) {
      double rounding = 64 * Math.ulp(field.size());
      double nearest =
          field.separation(edge.at(side * along)).map(s -> Math.abs(s.distance())).orElse(along);
      return Math.abs(nearest - along) <= rounding ? along : nearest;
    }
  }
}
