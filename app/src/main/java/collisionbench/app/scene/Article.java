package collisionbench.app.scene;

import java.util.Optional;
import java.util.stream.Stream;

/// The articles that the tests of the bench are from.
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

  /// {@return the number by which files and texts know it}
  public String number() {
    return number;
  }

  /// {@return the article of a number, if there is one}
  public static Optional<Article> of(String number) {
    return Stream.of(values()).filter(article -> article.number.equals(number)).findFirst();
  }
}
