package collisionbench.methods.gjk;

import java.util.List;

/// One iteration of GJK or EPA.
///
/// @param found the bounds of the cores' signed distance, the direction along which they were
///   found, and the iteration's number, from 1 in each phase
/// @param feature the corner, edge or face of the Minkowski difference that was nearest to the
///   origin: one to three vertices
/// @param support the support point along the direction
/// @param left of GJK, how far the feature and the support are from the origin; 0 if it is inside
/// @param tolerance how far apart the bounds may be at the end
public record Iteration(
    Phase phase,
    CoreDistance found,
    List<SupportVertex> feature,
    SupportVertex support,
    double left,
    double tolerance,
    Next next) {

  /// Which walk it belongs to.
  public enum Phase {
    /// Towards the origin from outside.
    GJK,
    /// From the origin to the nearest way out.
    EPA
  }

  /// The outcome of an iteration.
  public enum Next {
    /// The bounds meet.
    CLOSED,
    /// Nothing new was found, or it was the last of the iterations allowed.
    STUCK,
    /// The origin is inside, or too close to decide: EPA follows.
    INSIDE,
    /// Another iteration follows.
    GO_ON
  }

  /// {@return this where A and B are, in the scene's units}
  Iteration placed(MinkowskiDifference difference, GjkScale scale) {
    return new Iteration(
        phase,
        found.scaled(scale),
        feature.stream().map(vertex -> vertex.placed(difference, scale)).toList(),
        support.placed(difference, scale),
        scale.up(left),
        scale.up(tolerance),
        next);
  }

  /// {@return this with A and B swapped}
  Iteration swapped() {
    return new Iteration(
        phase,
        found.swapped(),
        feature.stream().map(SupportVertex::swapped).toList(),
        support.swapped(),
        left,
        tolerance,
        next);
  }
}
