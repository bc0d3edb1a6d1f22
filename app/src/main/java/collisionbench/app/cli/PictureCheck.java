package collisionbench.app.cli;

import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Failures;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.command.Status;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.SceneRecord;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Compares pictures with golden ones, and the scenes with those recorded beside them. A picture
/// differs if its pixels do, or if a body or an answer has changed.
///
/// @param time when moving bodies are drawn
/// @param tolerance how many pixels may differ, in percent
/// @param accept whether to replace the golden pictures that differ
record PictureCheck(
    Pictures pictures,
    Pictures.Look look,
    double time,
    double tolerance,
    boolean accept,
    PrintWriter out,
    PrintWriter err) {

  private static final int MOST_CHANGES = 10;

  enum Result {
    ALIKE("", Status.DONE),
    ACCEPTED("accepted", Status.DONE),
    DIFFERENT("different", Status.DOES_NOT_HOLD),
    FAILED("failed", Status.FAILED);

    private final String word;
    private final int status;

    Result(String word, int status) {
      this.word = word;
      this.status = status;
    }

    int status() {
      return status;
    }

    /// {@return the words for a number of them, if they are worth reporting}
    Optional<String> words(int count) {
      return word.isEmpty() ? Optional.empty() : Optional.of(count + " " + word);
    }
  }

  /// Draws a scene into a file, and compares it with the golden picture if there is one.
  ///
  /// @param difference the file for a picture of the differences, if any
  Result draw(Scene scene, Path file, Optional<GoldenPicture> golden, Optional<Path> difference)
      throws CommandException, SceneFileException {
    Scene drawn = golden.isPresent() ? framed(scene, golden.get()) : scene;
    pictures.render(Evaluation.of(drawn).next(drawn, time), look, file);
    return golden.isPresent() ? compare(scene, file, golden.get(), difference) : Result.ALIKE;
  }

  /// {@return a scene as it is drawn for the comparison: without a camera of its own, from where it
  /// was accepted, so that only what has changed differs}
  Scene framed(Scene scene, GoldenPicture golden) throws SceneFileException {
    if (accept || scene.camera().isPresent()) {
      return scene;
    }
    double aspect = (double) look.size().width() / look.size().height();
    return golden
        .recorded()
        .map(SceneRecord::scene)
        .map(old -> old.camera().orElseGet(() -> Framing.of(old, look.view().lens(), aspect)))
        .map(scene::seenFrom)
        .orElse(scene);
  }

  /// {@return the result about a picture, after printing it and replacing the golden picture}
  private Result compare(Scene scene, Path file, GoldenPicture golden, Optional<Path> difference)
      throws CommandException, SceneFileException {
    Compared compared;
    try {
      compared = compared(scene, file, golden, difference);
    } catch (CommandException | SceneFileException unreadable) {
      if (!accept) {
        throw unreadable;
      }
      Failures.print(err, Failures.sentence(unreadable));
      compared = new Compared(false, "could not be compared", List.of(), false);
    }
    boolean accepted = accept && !compared.isAlike();
    if (accepted) {
      golden.accept(file);
    }
    if (accept && (accepted || !compared.recorded())) {
      golden.accept(scene);
    }
    print(file, compared, accepted ? "; accepted as " + golden.image() : "");
    return compared.isAlike() ? Result.ALIKE : accepted ? Result.ACCEPTED : Result.DIFFERENT;
  }

  /// @param changes what has changed in the scene
  private record Compared(
      boolean pixelsAlike, String sentence, List<Phrase> changes, boolean recorded) {

    boolean isAlike() {
      return pixelsAlike && changes.isEmpty();
    }
  }

  private Compared compared(Scene scene, Path file, GoldenPicture golden, Optional<Path> difference)
      throws CommandException, SceneFileException {
    if (difference.isPresent() && !OutputStreams.is(difference.get())) {
      delete(difference.get());
    }
    if (golden.isMissing()) {
      String sentence = accept ? "new" : "no such image to compare with: " + golden.image();
      return new Compared(false, sentence, List.of(), false);
    }
    Pictures.Likeness likeness = pictures.compare(file, golden.image(), tolerance, difference);
    Optional<SceneRecord> record = golden.recorded();
    List<Phrase> changes = record.map(before -> before.changes(scene)).orElse(List.of());
    return new Compared(likeness.alike(), likeness.sentence(), changes, record.isPresent());
  }

  /// Deletes the difference of an earlier run.
  private static void delete(Path difference) throws CommandException {
    try {
      Files.deleteIfExists(difference);
    } catch (IOException failure) {
      throw CommandException.unwritable(difference, failure);
    }
  }

  private void print(Path file, Compared compared, String accepted) {
    out.print(PlainText.escape(file + ": " + compared.sentence() + accepted) + "\n");
    List<Phrase> changes = compared.changes();
    changes.stream()
        .limit(MOST_CHANGES)
        .forEach(change -> out.print("  " + PlainText.escape(change.in(Language.ENGLISH)) + "\n"));
    if (changes.size() > MOST_CHANGES) {
      out.print("  and " + (changes.size() - MOST_CHANGES) + " more changes\n");
    }
    out.flush();
  }
}
