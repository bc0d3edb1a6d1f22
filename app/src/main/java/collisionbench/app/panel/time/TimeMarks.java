package collisionbench.app.panel.time;

import collisionbench.bench.evaluation.Meeting;
import java.util.List;
import javafx.scene.control.Slider;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// Marks the contact times below the track of a slider: a flag where contact begins, a stop where
/// it ends, and a band between.
final class TimeMarks extends Region {

  private static final double BELOW = 8;
  private static final double HEIGHT = 8;
  private static final double FLAG = 5;

  private final Slider slider;
  private final Path bands = path("time-bands");
  private final Path begins = path("time-begins");
  private final Path ends = path("time-ends");
  private List<Meeting> meetings = List.of();

  TimeMarks(Slider slider) {
    this.slider = slider;
    setId("time-marks");
    setMouseTransparent(true);
    getChildren().setAll(bands, ends, begins);
    slider.layoutBoundsProperty().subscribe(this::requestLayout);
  }

  private static Path path(String styleClass) {
    Path path = new Path();
    path.setManaged(false);
    path.getStyleClass().setAll(styleClass);
    return path;
  }

  void show(List<Meeting> next) {
    if (!next.equals(meetings)) {
      meetings = next;
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    double top = Math.rint(getHeight() / 2 + BELOW);
    double bottom = top + HEIGHT;
    List.of(bands, begins, ends).forEach(path -> path.getElements().clear());
    for (Meeting meeting : meetings) {
      double enter = x(meeting.enter());
      double exit = x(meeting.exit());
      line(bands, enter, bottom - 1, exit, bottom - 1);
      line(begins, enter, top, enter, bottom);
      // The flag points into the contact.
      begins
          .getElements()
          .addAll(
              new MoveTo(enter, top),
              new LineTo(enter + FLAG, top + FLAG / 2),
              new LineTo(enter, top + FLAG));
      line(ends, exit, top + FLAG, exit, bottom);
    }
  }

  private static void line(Path path, double x, double y, double toX, double toY) {
    path.getElements().addAll(new MoveTo(x, y), new LineTo(toX, toY));
  }

  /// The middle of the thumb at a time.
  private double x(double time) {
    double thumb = slider.lookup(".thumb") instanceof Region region ? region.getWidth() : 0;
    double left = slider.snappedLeftInset() + thumb / 2;
    double right = slider.getWidth() - slider.snappedRightInset() - thumb / 2;
    return Math.rint(left + time * (right - left)) + 0.5;
  }
}
