package collisionbench.app.scene;

import collisionbench.app.text.Phrase;
import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;

/// Messages about invalid shapes and scenes.
public final class RefusalWords {

  private RefusalWords() {}

  /// {@return a message for the window; corners count from 1}
  public static Phrase sentence(IllegalArgumentException refused) {
    return switch (refused) {
      case RefusedException shape -> phrase("refused.", shape.refusal(), 1);
      case NameException name -> name.phrase();
      default -> Phrase.of("refused.other", String.valueOf(refused.getMessage()));
    };
  }

  /// {@return a message about a shape in a file, to follow a colon; it uses the file's field names,
  /// and corners count from 0}
  public static Phrase inFile(RefusedException refused) {
    return phrase("shape.", refused.refusal(), 0);
  }

  /// @param first the number of the first corner
  private static Phrase phrase(String start, Refusal refusal, int first) {
    return switch (refusal) {
      case Refusal.NotFinite(String name, String given) -> Phrase.of(start + "finite", name, given);
      case Refusal.NotALength(String name, double given) ->
          Phrase.of(start + "length", name, Double.toString(given));
      case Refusal.ZeroQuaternion _ -> Phrase.of(start + "quaternion");
      case Refusal.ZeroDirection _ -> Phrase.of(start + "direction");
      case Refusal.NotAnOpening(double angle) ->
          Phrase.of(start + "opening", Double.toString(angle));
      case Refusal.TooFewCorners(int count) -> Phrase.of(start + "corners", count);
      case Refusal.WrongNumberOfPoints(int count, int most) ->
          Phrase.of(start + "points", count, most);
      case Refusal.CornerRepeated(int index, String corner) ->
          Phrase.of(start + "corner-twice", Integer.toString(first + index), corner);
      case Refusal.CornerInwards(int index, String corner) ->
          Phrase.of(start + "corner-inwards", Integer.toString(first + index), corner);
      case Refusal.CornerTurnsBack(int index, String corner) ->
          Phrase.of(start + "corner-back", Integer.toString(first + index), corner);
      case Refusal.CornersOnALine(String corners) -> Phrase.of(start + "corners-line", corners);
      case Refusal.CornersClockwise(String corners) ->
          Phrase.of(start + "corners-clockwise", corners);
      case Refusal.CornersWindAgain(int turns) ->
          Phrase.of(start + "corners-round", Integer.toString(turns));
    };
  }
}
