package collisionbench.app.scene;

import collisionbench.app.text.Phrase;
import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;

/// Why a shape or a scene was refused, in words.
public final class RefusalWords {

  private RefusalWords() {}

  /// {@return a sentence for whoever typed or dragged; corners are counted from one}
  public static Phrase sentence(IllegalArgumentException refused) {
    return switch (refused) {
      case RefusedException shape -> sentence(shape.refusal());
      case NameException name -> name.refusal().phrase();
      default -> Phrase.of("refused.other", String.valueOf(refused.getMessage()));
    };
  }

  private static Phrase sentence(Refusal refusal) {
    return switch (refusal) {
      case Refusal.NotFinite _ -> Phrase.of("refused.large");
      case Refusal.NotALength _ -> Phrase.of("refused.negative");
      case Refusal.ZeroQuaternion _ -> Phrase.of("refused.quaternion");
      case Refusal.ZeroDirection _ -> Phrase.of("refused.direction");
      case Refusal.NotAnOpening _ -> Phrase.of("refused.opening");
      case Refusal.TooFewCorners _ -> Phrase.of("refused.corners");
      case Refusal.CornerRepeated(int index, String _) ->
          Phrase.of("refused.corner-twice", index + 1);
      case Refusal.CornerInwards(int index, String _) -> inwards(index);
      case Refusal.CornerTurnsBack(int index, String _) -> inwards(index);
      case Refusal.CornersOnALine _ -> Phrase.of("refused.corners-line");
      case Refusal.CornersClockwise _ -> Phrase.of("refused.corners-clockwise");
      case Refusal.CornersWindAgain _ -> Phrase.of("refused.corners-round");
    };
  }

  private static Phrase inwards(int index) {
    return Phrase.of("refused.corner-inwards", index + 1);
  }

  /// {@return what to say of a value in a file, to follow a colon; fields are called as in the
  /// file, and corners counted from zero}
  public static Phrase inFile(IllegalArgumentException refused) {
    return refused instanceof RefusedException shape ? inFile(shape.refusal()) : sentence(refused);
  }

  private static Phrase inFile(Refusal refusal) {
    return switch (refusal) {
      case Refusal.NotFinite(String name, String given) -> Phrase.of("shape.finite", name, given);
      case Refusal.NotALength(String name, double given) ->
          Phrase.of("shape.length", name, Double.toString(given));
      case Refusal.ZeroQuaternion _ -> Phrase.of("shape.quaternion");
      case Refusal.ZeroDirection _ -> Phrase.of("shape.direction");
      case Refusal.NotAnOpening(double angle) -> Phrase.of("shape.opening", Double.toString(angle));
      case Refusal.TooFewCorners(int count) -> Phrase.of("shape.corners", whole(count));
      case Refusal.CornerRepeated(int index, String corner) ->
          Phrase.of("shape.corner-twice", whole(index), corner);
      case Refusal.CornerInwards(int index, String corner) ->
          Phrase.of("shape.corner-inwards", whole(index), corner);
      case Refusal.CornerTurnsBack(int index, String corner) ->
          Phrase.of("shape.corner-back", whole(index), corner);
      case Refusal.CornersOnALine(String corners) -> Phrase.of("shape.corners-line", corners);
      case Refusal.CornersClockwise(String corners) ->
          Phrase.of("shape.corners-clockwise", corners);
      case Refusal.CornersWindAgain(int turns) -> Phrase.of("shape.corners-round", whole(turns));
    };
  }

  /// Without the comma that groups thousands.
  private static String whole(int number) {
    return Integer.toString(number);
  }
}
