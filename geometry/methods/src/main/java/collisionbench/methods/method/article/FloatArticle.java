package collisionbench.methods.method.article;

import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;

/// A method that an article gives as C# for Unity. With each operation rounded to float it has its
/// plain name; otherwise the kind of floats follows an `@`.
abstract class FloatArticle<A, B> extends ArticleMethod<A, B> {

  private static final String STORED = "@float-stored";
  private static final String STORED_NOTE =
      " Evaluated in doubles and rounded to float where a value is stored, as Unity's Mono does.";

  /// What it computes in.
  final Floats floats;

  FloatArticle(
      String name,
      String source,
      Floats floats,
      Class<A> a,
      Class<B> b,
      Outline outline,
      Query query) {
    super(named(name, floats), described(source, floats), a, b, outline, query);
    this.floats = floats;
  }

  @Override
  public final Precision precision() {
    return floats.precision();
  }

  private static String named(String name, Floats floats) {
    return switch (floats) {
      case EACH -> name;
      case STORED -> name + STORED;
    };
  }

  private static String described(String source, Floats floats) {
    return switch (floats) {
      case EACH -> source;
      case STORED -> source + STORED_NOTE;
    };
  }
}
