package collisionbench.app.window;

import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Layout;
import collisionbench.app.session.Selection;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.Probe;
import collisionbench.app.viewport.sight.Framing;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.geometry.space.Vec3;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/// Measures in a real window with many bodies what each tab of the inspector costs while one of
/// them is dragged: the time that JavaFX's thread runs for an event of the drag, and for laying out
/// the window after it, each time anew.
///
/// Not a test: it is started by hand, on the class path of the tests, and only prints. Arguments:
/// how many bodies, and `2d` for the plane.
public final class SpeedOfTabs {

  private static final int ROUNDS = 3;
  private static final int FRAMES = 60;
  private static final int EVENTS_A_FRAME = 5;

  private SpeedOfTabs() {}

  /// Prints the numbers: of all rounds the best, since whatever else runs only makes them worse.
  public static void main(String[] args) throws Exception {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    Space space = args.length > 1 && args[1].equals("2d") ? Space.TWO : Space.THREE;
    Scene scene = SpeedOfDragging.scene(count, space);
    Path settings = Files.createTempDirectory("settings");
    BenchWindow window =
        Toolkit.call(() -> {
          BenchWindow made =
              new BenchWindow(
                  new Stage(),
                  Document.of(scene),
                  Optional.empty(),
                  TextClipboard.ofDesktop(),
                  Probe.SILENT,
                  settings);
          made.show();
          made.session().open(Document.of(scene), Framing.of(scene, 1.6));
          made.session().select(Selection.of(scene.bodies().getFirst().id()));
          return made;
        });
    List<List<Row>> rounds = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      List<Row> rows = new ArrayList<>();
      for (Layout.Tab tab : Layout.Tab.values()) {
        rows.add(drag(window, scene, tab));
      }
      rounds.add(rows);
    }
    for (int i = 0; i < Layout.Tab.values().length; i++) {
      int tab = i;
      System.out.println(
          Layout.Tab.values()[tab]
              + ": "
              + rounds.stream().map(rows -> rows.get(tab)).reduce(Row::least).orElseThrow());
    }
    System.exit(0);
  }

  /// Milliseconds.
  private record Row(double event, double layout, double most) {

    Row least(Row other) {
      return new Row(
          Math.min(event, other.event), Math.min(layout, other.layout), Math.min(most, other.most));
    }

    @Override
    public String toString() {
      return String.format(
          "event %.2f ms, layout %.2f ms, both %.2f ms; 95 %% below %.2f ms",
          event, layout, event + layout, most);
    }
  }

  /// {@return the medians of a drag back and forth about where the body is}
  private static Row drag(BenchWindow window, Scene scene, Layout.Tab tab) throws Exception {
    List<Long> events = new ArrayList<>();
    List<Long> layouts = new ArrayList<>();
    List<Long> sums = new ArrayList<>();
    Random random = new Random(1);
    Point2D from =
        Toolkit.call(() -> {
          window
              .session()
              .display()
              .arrange(window.session().display().layout().get().showing(tab));
          Vec3 taken = scene.bodies().getFirst().points().getFirst();
          Point2D pixel = window.viewport().projection().toPixel(taken).orElseThrow();
          MouseEvents.fire(
              window.viewport(), MouseEvent.MOUSE_PRESSED, pixel, MouseButton.PRIMARY, 0);
          return pixel;
        });
    for (int frame = 0; frame < FRAMES; frame++) {
      Toolkit.call(() -> {
        for (int i = 0; i < EVENTS_A_FRAME; i++) {
          Point2D at = from.add(40 * random.nextGaussian(), 40 * random.nextGaussian());
          long begin = now();
          MouseEvents.fire(window.viewport(), MouseEvent.MOUSE_DRAGGED, at, MouseButton.PRIMARY, 0);
          long handled = now();
          Parent root = window.viewport().getScene().getRoot();
          root.applyCss();
          root.layout();
          long laidOut = now();
          events.add(handled - begin);
          layouts.add(laidOut - handled);
          sums.add(laidOut - begin);
        }
        return true;
      });
      // So that what comes from other threads is shown between.
      Toolkit.call(() -> true);
    }
    Toolkit.call(() -> {
      MouseEvents.fire(window.viewport(), MouseEvent.MOUSE_RELEASED, from, MouseButton.PRIMARY, 0);
      window.session().undo();
      return true;
    });
    return new Row(part(events, 0.5), part(layouts, 0.5), part(sums, 0.95));
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static double part(List<Long> nanos, double part) {
    List<Long> sorted = nanos.stream().sorted().toList();
    return sorted.get((int) (part * sorted.size())) / 1e6;
  }
}
