package collisionbench.app.viewport.mark;

import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.MovingBodies;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Meeting;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// The first and last contact points of moving bodies, with the times.
final class MeetingMarks {

  /// More would be indistinguishable.
  private static final int MOST = 4;

  private static final double REACH = 84;

  private MeetingMarks() {}

  /// {@return the marks of the earliest contacts, if the layer is shown and few bodies move}
  static List<Mark> of(RenderState state, Occlusion occlusion) {
    List<Mark> marks = new ArrayList<>();
    if (state.view().shows(Layer.CROSSING) && !MovingBodies.of(state, Ghosts.MOST).isEmpty()) {
      state.evaluation().meetings(state.selection().all()).stream()
          .filter(meeting -> !state.isHidden(meeting.a()) && !state.isHidden(meeting.b()))
          .limit(MOST)
          .forEach(
              meeting -> add(meeting, state, new MarkMaker(state.projection(), occlusion, marks)));
    }
    return marks;
  }

  /// Contact at time 0 is no beginning, and at time 1 no end.
  private static void add(Meeting meeting, RenderState state, MarkMaker maker) {
    if (meeting.enter() > 0) {
      add("overlay.first", meeting, meeting.enter(), state.evaluation(), maker);
    }
    if (meeting.exit() < 1 && meeting.exit() > meeting.enter()) {
      add("overlay.last", meeting, meeting.exit(), state.evaluation(), maker);
    }
  }

  private static void add(
      String words, Meeting meeting, double time, Evaluation evaluation, MarkMaker maker) {
    Vec3 at = evaluation.place(meeting, time);
    maker.symbol(at, Mark.Sign.MEETING);
    maker.label(Texts.get(words, Numbers.of(time, 1)), at, REACH);
  }
}
