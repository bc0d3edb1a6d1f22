package collisionbench.app.score;

import collisionbench.app.fuzz.Failure;
import collisionbench.app.fuzz.Finding;
import collisionbench.app.storage.FileName;
import java.util.Optional;
import java.util.Set;

/// The mistake that a count links to, as a scene and a picture.
public record Example(Finding finding) {

  /// {@return a mistake, simplified unless each attempt would cost a process or a wait}
  static Example simplified(Finding drawn) {
    Optional<Failure> failure = drawn.trial().of(drawn.simplest()).failure();
    return new Example(
        failure.filter(Failure::isCostly).isPresent() ? drawn : drawn.simplified(() -> false));
  }

  /// {@return a name of its own}
  private String key() {
    return "%s-%s-%s"
        .formatted(
            finding.found().pair().name(),
            finding.weight().word(),
            finding.trial().method().name());
  }

  /// {@return the scene file, relative to the page}
  public String sceneFile() {
    return "scenes/" + FileName.of(key(), ".json");
  }

  /// {@return the picture, relative to the page}
  public String pictureFile() {
    return "pictures/" + FileName.of(key(), ".png");
  }

  /// {@return the picture, if it is among `pictures`}
  Optional<String> picture(Set<String> pictures) {
    return Optional.of(pictureFile()).filter(pictures::contains);
  }
}
