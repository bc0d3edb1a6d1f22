package collisionbench.app.window.document;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.app.window.paste.PasteSheet;
import collisionbench.bench.paste.Options;
import collisionbench.bench.paste.PastedText;
import collisionbench.bench.paste.Reading;
import collisionbench.bench.paste.Sheet;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.kordamp.ikonli.feather.Feather;

/// Adds the bodies in a text: at once if it is certain what they are, else in the form that the
/// user chooses.
///
/// @param opening reads long texts in the background
/// @param show brings an added body into view
public record Pasting(
    Session session,
    OpeningOverlay opening,
    PasteSheet sheet,
    NoticeBar notices,
    Consumer<Body> show)
    implements PasteSheet.Asker {

  /// Longer texts may take a quarter of a second.
  private static final int LONG = 20_000;

  /// Adds the bodies in a text.
  ///
  /// @param ofCopies puts the bodies of a scene where they are added, under names that are free
  /// @param ofNumbers does the same for the bodies of any other text
  public void paste(
      String text, UnaryOperator<List<Body>> ofCopies, UnaryOperator<List<Body>> ofNumbers) {
    Scene before = session.scene();
    Space space = before.space();
    OpeningOverlay.Reading<Runnable> reading =
        cancelled -> {
          Optional<Reading> numbers = PastedText.read(text, Options.in(space), cancelled);
          if (numbers.isPresent()) {
            return () -> offer(numbers.get(), "paste", ofNumbers);
          }
          Scene scene = PastedText.scene(Texts.get("paste.clipboard"), text, space);
          return () -> add(scene, ofCopies);
        };
    read(
        text,
        reading,
        adding -> {
          if (session.scene().equals(before)) {
            adding.run();
          } else {
            warn("paste.changed");
          }
        });
  }

  /// Reads a text, a long one in the background.
  private <T> void read(String text, OpeningOverlay.Reading<T> reading, Consumer<T> next) {
    Consumer<SceneFileException> failed =
        unreadable -> notices.show(Notice.refused(unreadable.text()));
    if (text.length() > LONG) {
      opening.read(Texts.get("paste.reading"), reading, next, failed);
      return;
    }
    try {
      next.accept(reading.read(() -> false));
    } catch (SceneFileException unreadable) {
      failed.accept(unreadable);
    }
  }

  @Override
  public void readAgain(Sheet before, Options options, Consumer<Sheet> next) {
    Options inScene = options.with(session.space());
    read(before.reading().text(), cancelled -> before.with(inScene, cancelled), next);
  }

  private void add(Scene scene, UnaryOperator<List<Body>> placing) {
    if (scene.bodies().isEmpty()) {
      warn("paste.empty");
    } else if (fits(scene.space())) {
      notices.clear(Notice.About.ACTION);
      take(placing.apply(scene.bodies()));
    }
  }

  private boolean fits(Space space) {
    boolean fits = space == session.space();
    if (!fits) {
      warn("paste.other-space", word(space), word(session.space()));
    }
    return fits;
  }

  private static String word(Space space) {
    return Texts.get(space == Space.THREE ? "scenes.space" : "scenes.plane");
  }

  /// Adds the bodies of numbers if they are certain; else asks.
  ///
  /// @param key how the report begins: `paste` or `import`
  void offer(Reading reading, String key, UnaryOperator<List<Body>> placing) {
    if (!reading.isSure()) {
      ask(reading, placing);
    } else if (fits(reading.space())) {
      take(placing.apply(reading.bodies()));
      Scene after = session.scene();
      Runnable change =
          () -> {
            if (session.scene().equals(after)) {
              session.undo();
            }
            ask(reading, placing);
          };
      notices.show(
          Notice.word(
              Notice.About.ACTION,
              Feather.CHECK,
              reading.report(key).text(),
              new Notice.Choice("paste-change", Texts.get("paste.change"), change)));
    }
  }

  /// Asks what the numbers are, in the space of the scene.
  private void ask(Reading reading, UnaryOperator<List<Body>> placing) {
    Space space = session.space();
    Reading read =
        reading.space() == space
            ? reading
            : PastedText.read(reading.text(), reading.options().with(space), () -> false)
                .filter(other -> !other.bodies().isEmpty())
                .orElse(reading);
    if (!fits(read.space())) {
      return;
    }
    if (read.rows().stream().allMatch(row -> row.forms().isEmpty())) {
      warn("paste.refused", read.reasons().text());
    } else {
      notices.clear(Notice.About.ACTION);
      sheet.ask(Sheet.of(read), placing, this);
    }
  }

  @Override
  public void take(List<Body> placed) {
    session.make(new Edit.Add(Edit.Add.From.PASTE, placed));
    session.select(new Selection(placed.stream().map(Body::id).toList()));
    show.accept(placed.getLast());
  }

  private void warn(String key, Object... arguments) {
    notices.show(Notice.refused(Texts.get(key, arguments)));
  }
}
