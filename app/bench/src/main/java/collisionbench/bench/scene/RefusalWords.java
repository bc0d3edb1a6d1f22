package collisionbench.bench.scene;

import collisionbench.bench.text.Phrase;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;

/// Messages about invalid shapes and scenes.
public final class RefusalWords {

  private RefusalWords() {}

  /// {@return a message for the window; corners count from 1}
  public static Phrase sentence(IllegalArgumentException refused) {
    return switch (refused) {
      case InvalidShapeException shape -> phrase("refused.", shape.refusal(), 1);
      case NameException name -> name.phrase();
      default -> Phrase.of("refused.other", String.valueOf(refused.getMessage()));
    };
  }

  /// {@return a message about a shape in a file, to follow a colon; it uses the file's field names,
  /// and corners count from 0}
  public static Phrase inFile(InvalidShapeException refused) {
    return phrase("shape.", refused.refusal(), 0);
  }

  /// @param first the number of the first corner
  private static Phrase phrase(String start, InvalidShape refusal, int first) {
    return switch (refusal) {
      case InvalidShape.NotFinite(String name, String given) ->
          Phrase.of(start + "finite", name, given);
      case InvalidShape.NotALength(String name, double given) ->
          Phrase.of(start + "length", name, Double.toString(given));
      case InvalidShape.ZeroQuaternion _ -> Phrase.of(start + "quaternion");
      case InvalidShape.ZeroDirection _ -> Phrase.of(start + "direction");
      case InvalidShape.NotAnOpening(double angle) ->
          Phrase.of(start + "opening", Double.toString(angle));
      case InvalidShape.TooFewCorners(int count) -> Phrase.of(start + "corners", count);
      case InvalidShape.WrongNumberOfPoints(int count, int most) ->
          Phrase.of(start + "points", count, most);
      case InvalidShape.CornerRepeated(int index, String corner) ->
          Phrase.of(start + "corner-twice", Integer.toString(first + index), corner);
      case InvalidShape.CornerInwards(int index, String corner) ->
          Phrase.of(start + "corner-inwards", Integer.toString(first + index), corner);
      case InvalidShape.CornerTurnsBack(int index, String corner) ->
          Phrase.of(start + "corner-back", Integer.toString(first + index), corner);
      case InvalidShape.CornersOnALine(String corners) ->
          Phrase.of(start + "corners-line", corners);
      case InvalidShape.CornersClockwise(String corners) ->
          Phrase.of(start + "corners-clockwise", corners);
      case InvalidShape.CornersWindAgain(int turns) ->
          Phrase.of(start + "corners-round", Integer.toString(turns));
    };
  }
}
