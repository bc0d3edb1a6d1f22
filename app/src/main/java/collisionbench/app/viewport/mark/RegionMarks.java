package collisionbench.app.viewport.mark;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.manifold.Manifold3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The outlines of the regions in which selected bodies touch others along an edge or a face, and
/// the points of their manifolds.
final class RegionMarks {

  private RegionMarks() {}

  /// {@return the marks for the shown pairs; none unless our own answers color the picture}
  static List<Mark> of(RenderState state, List<PairAnswer> shown, Occlusion occlusion) {
    List<Mark> marks = new ArrayList<>();
    boolean isShown =
        state.view().shows(Layer.CONTACTS)
            && !state.selection().isEmpty()
            && state.coloring().isEmpty();
    if (isShown) {
      MarkMaker maker = new MarkMaker(state.projection(), occlusion, marks);
      shown.stream()
          .map(PairAnswer::manifold)
          .flatMap(Optional::stream)
          .forEach(manifold -> add(manifold, maker));
    }
    return marks;
  }

  /// A single point is a witness point, which is marked already.
  private static void add(Manifold3 manifold, MarkMaker maker) {
    outline(manifold.region(), maker);
    if (manifold.points().size() > 1) {
      manifold.points().forEach(point -> maker.symbol(point, Mark.Sign.CONTACT));
    }
  }

  private static void outline(List<Vec3> region, MarkMaker maker) {
    int sides = region.size() > 2 ? region.size() : region.size() - 1;
    for (int i = 0; i < sides; i++) {
      maker.line(region.get(i), region.get((i + 1) % region.size()), Mark.Pen.REGION);
    }
  }
}
