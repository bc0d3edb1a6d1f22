package collisionbench.app.window.file;

import collisionbench.app.paste.Options;
import collisionbench.app.paste.PastedText;
import collisionbench.app.paste.Reading;
import collisionbench.app.paste.Sheet;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.app.window.paste.PasteSheet;
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
    Consumer<Body> show) {

  /// Longer texts may take a quarter of a second.
  private static final int LONG = 20_000;

  /// What a text is.
  private sealed interface Read {
    record Numbers(Reading reading) implements Read {}

    record Bodies(Scene scene) implements Read {}
  }

  /// Adds the bodies in a text.
  ///
  /// @param placing puts the bodies where they are added, under names that are free
  public void paste(String text, UnaryOperator<List<Body>> placing) {
    Scene before = session.scene();
    OpeningOverlay.Reading<Read> reading =
        cancelled -> {
          Optional<Reading> numbers = PastedText.read(text, Options.in(before.space()), cancelled);
          return numbers.isPresent()
              ? new Read.Numbers(numbers.get())
              : new Read.Bodies(
                  PastedText.scene(Texts.get("paste.clipboard"), text, before.space()));
        };
    Consumer<Read> add =
        read -> {
          if (session.scene().equals(before)) {
            add(read, placing);
          } else {
            warn(Texts.get("paste.changed"));
          }
        };
    if (text.length() > LONG) {
      opening.read(Texts.get("paste.reading"), reading, add, this::warn);
      return;
    }
    try {
      add.accept(reading.read(() -> false));
    } catch (SceneFileException unreadable) {
      warn(unreadable);
    }
  }

  private void add(Read read, UnaryOperator<List<Body>> placing) {
    switch (read) {
      case Read.Numbers(Reading reading) -> offer(reading, "paste", placing);
      case Read.Bodies(Scene scene) -> {
        if (scene.bodies().isEmpty()) {
          warn(Texts.get("paste.empty"));
        } else if (fits(scene.space())) {
          notices.clear(Notice.About.ACTION);
          make(placing.apply(scene.bodies()));
        }
      }
    }
  }

  private boolean fits(Space space) {
    boolean fits = space == session.space();
    if (!fits) {
      warn(otherSpace(space));
    }
    return fits;
  }

  private String otherSpace(Space space) {
    return Texts.get("paste.other-space", word(space), word(session.space()));
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
      make(placing.apply(reading.bodies()));
      Scene after = session.scene();
      Notice.Choice change =
          new Notice.Choice(
              "paste-change",
              Texts.get("paste.change"),
              () -> {
                if (session.scene().equals(after)) {
                  session.undo();
                }
                ask(reading, placing);
              });
      notices.show(
          Notice.word(Notice.About.ACTION, Feather.CHECK, reading.report(key).said(), change));
    }
  }

  /// Asks what the numbers are, in the space of the scene.
  private void ask(Reading reading, UnaryOperator<List<Body>> placing) {
    Space space = session.space();
    Options options = Options.in(space).with(space);
    if (reading.space() != space) {
      Optional<Reading> other = PastedText.read(reading.text(), options, () -> false);
      if (other.filter(read -> !read.bodies().isEmpty()).isPresent()) {
        ask(other.get(), placing);
      } else {
        warn(otherSpace(reading.space()));
      }
    } else if (reading.rows().stream().allMatch(row -> row.forms().isEmpty())) {
      warn(Texts.get("paste.refused", reading.reasons().said()));
    } else {
      notices.clear(Notice.About.ACTION);
      sheet.ask(
          Sheet.of(reading, options), new PasteSheet.Asker(placing, this::make, this::readAgain));
    }
  }

  /// Reads a long text in the background.
  private void readAgain(Sheet before, Options options, Consumer<Sheet> show) {
    if (before.reading().text().length() > LONG) {
      opening.read(
          Texts.get("paste.reading"),
          cancelled -> before.with(options, cancelled),
          show,
          this::warn);
    } else {
      show.accept(before.with(options, () -> false));
    }
  }

  private void make(List<Body> placed) {
    session.make(new Edit.Add(Edit.Add.From.PASTE, placed));
    session.select(new Selection(placed.stream().map(Body::id).toList()));
    show.accept(placed.getLast());
  }

  private void warn(SceneFileException unreadable) {
    warn(unreadable.said());
  }

  private void warn(String sentence) {
    notices.show(Notice.refused(sentence));
  }
}
