package collisionbench.app.score;

import collisionbench.app.fuzz.Grade;
import collisionbench.app.fuzz.Shrink;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.TrialScene;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.Scene;
import collisionbench.app.storage.FileName;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/// The worst case of a cell, as a scene and a picture.
///
/// @param found the case and how bad it is
/// @param shapes the shapes of the case, or simpler ones that are at least half as bad
/// @param ofKind whether it represents one kind of input rather than all
public record Example(
    Trial trial, Measure measure, ScoreCell.Worst found, ShapePair shapes, boolean ofKind) {

  private static final Set<Grade> COSTLY = EnumSet.of(Grade.DIED, Grade.TIMED_OUT);

  /// {@return the case as it was generated}
  static Example drawn(Trial trial, Measure measure, ScoreCell.Worst found) {
    return new Example(trial, measure, found, found.input().shapes(), true);
  }

  /// {@return the case, simplified if it is a fault; cases that end or block a process are not
  /// simplified, because each attempt would cost a process or two}
  static Example simplified(Trial trial, Measure measure, ScoreCell.Worst found) {
    ShapePair drawn = found.input().shapes();
    double enough = found.mark().degree() / 2;
    return new Example(
        trial,
        measure,
        found,
        found.mark().faulty() && !COSTLY.contains(trial.of(drawn).grade())
            ? Shrink.of(
                drawn,
                simpler -> {
                  Measure.Mark mark = measure.of(trial.of(simpler));
                  return mark.faulty() && mark.degree() >= enough;
                })
            : drawn,
        false);
  }

  /// {@return whether to draw it: always for all kinds of input together; for one kind, if it is a
  /// fault}
  public boolean isWorthAPicture() {
    return !ofKind || found.mark().faulty();
  }

  /// {@return a name of its own}
  private String key() {
    String name = input().pair().name() + "-" + measure.word() + "-" + trial.method().name();
    // No name of a method has a comma.
    return ofKind ? name + "," + input().strategy().replace(' ', '-') : name;
  }

  /// {@return the scene file, relative to the page}
  public String sceneFile() {
    return "scenes/" + FileName.of(key(), ".json");
  }

  /// {@return the picture, relative to the page}
  public String pictureFile() {
    return "pictures/" + FileName.of(key(), ".png");
  }

  private Case input() {
    return found.input();
  }

  /// {@return what is wrong, and the answers of the method and the judge}
  String sentence() {
    String simplified = shapes.equals(input().shapes()) ? "" : "Simplified: ";
    return "%s: %s %s. %s%s."
        .formatted(
            input().strategy(), trial.method().name(), what(), simplified, trial.verdicts(shapes));
  }

  private String what() {
    return measure.isError() && found.mark().degree() > 0
        ? String.format(
            Locale.ROOT,
            "has its largest error of %s, %.2g relative to the size",
            measure.word(),
            found.mark().degree())
        : measure.sentence();
  }

  /// {@return a scene that expects the judge's answer}
  public Scene scene() {
    return TrialScene.of(
        trial,
        shapes,
        measure == Measure.SWEEP,
        input().pair().name() + ", case " + input().number() + " of seed " + input().seed(),
        sentence());
  }
}
