package collisionbench.app.viewport.render;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// States of a dark view of 800 by 600 pixels in which nothing is dragged.
public final class RenderStates {

  public static final double WIDTH = 800;
  public static final double HEIGHT = 600;

  private RenderStates() {}

  public static RenderState of(
      List<? extends Body> bodies, View view, Camera camera, String... selected) {
    return of(scene(bodies), view, camera, selected);
  }

  public static Scene scene(List<? extends Body> bodies) {
    return scene(bodies, Optional.empty());
  }

  public static Scene scene(List<? extends Body> bodies, Optional<Camera> camera) {
    return new Scene(
        "", "", bodies.getFirst().space(), List.copyOf(bodies), camera, Optional.empty());
  }

  public static RenderState of(Scene scene, View view, Camera camera, String... selected) {
    return of(
        Evaluation.of(scene),
        new Selection(List.of(selected)),
        view,
        new Projection(scene.space(), view.lens(), camera, WIDTH, HEIGHT));
  }

  public static RenderState of(
      Evaluation evaluation, Selection selection, View view, Projection projection) {
    return of(evaluation, selection, view, projection, Palette.DARK, Optional.empty());
  }

  public static RenderState of(
      Evaluation evaluation,
      Selection selection,
      View view,
      Projection projection,
      Palette palette,
      Optional<String> hovered) {
    return new RenderState(
        evaluation,
        selection,
        view,
        projection,
        palette,
        hovered,
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        false);
  }

  /// {@return a state in which bodies are moved or a step is drawn}
  public static RenderState with(RenderState state, Set<String> moved, List<Drawing> drawings) {
    return with(state, state.guide(), moved, drawings);
  }

  /// {@return a state with the readout of a drag, or without}
  public static RenderState guided(RenderState state, Optional<DragGuide> guide) {
    return with(state, guide, state.moved(), state.pointedOut());
  }

  private static RenderState with(
      RenderState state, Optional<DragGuide> guide, Set<String> moved, List<Drawing> drawings) {
    return new RenderState(
        state.evaluation(),
        state.selection(),
        state.view(),
        state.projection(),
        state.palette(),
        state.hovered(),
        state.held(),
        guide,
        moved,
        drawings,
        state.coloring(),
        state.map(),
        state.seenThrough(),
        state.explained());
  }
}
