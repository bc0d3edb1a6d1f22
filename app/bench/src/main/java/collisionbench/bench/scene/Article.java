package collisionbench.bench.scene;

import java.util.Optional;
import java.util.stream.Stream;

/// The articles that the bench's collision tests come from.
public enum Article {
  CAPSULE_SPHERE("000"),
  PRIMITIVES("001"),
  SEGMENTS("002"),
  CIRCLES("003"),
  SPHERE_BOX("004");

  private final String number;

  Article(String number) {
    this.number = number;
  }

  /// {@return its number in files and texts}
  public String number() {
    return number;
  }

  /// {@return the article of a number, if there is one}
  public static Optional<Article> of(String number) {
    return Stream.of(values()).filter(article -> article.number.equals(number)).findFirst();
  }
}
