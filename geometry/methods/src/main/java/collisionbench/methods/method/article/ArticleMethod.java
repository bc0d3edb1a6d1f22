package collisionbench.methods.method.article;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// A method for one pair of shapes, an `A` and a `B` in the order of kinds, which ignores their
/// motions.
abstract class ArticleMethod<A, B> implements Method {

  private final String name;
  private final String source;
  private final Class<A> a;
  private final Class<B> b;
  private final Pair pair;
  private final Outline outline;
  private final Set<Query> queries;

  /// @param outline the steps that it may report
  ArticleMethod(
      String name,
      String source,
      Class<A> a,
      Class<B> b,
      Outline outline,
      Query first,
      Query... more) {
    this.name = name;
    this.source = source;
    this.a = a;
    this.b = b;
    pair = new Pair(Kind.of(a), Kind.of(b));
    this.outline = outline;
    queries = Collections.unmodifiableSet(EnumSet.of(first, more));
  }

  @Override
  public final boolean alwaysReturns() {
    return true;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String source() {
    return source;
  }

  @Override
  public final Set<Query> answers(Pair asked) {
    return asked.equals(pair) ? queries : EnumSet.noneOf(Query.class);
  }

  @Override
  public final Outline outline(Pair asked) {
    return asked.equals(pair) ? outline : Outline.NONE;
  }

  /// Always answers all supported queries, which costs no more than one.
  @Override
  public final Answer answer(Question question, Set<Query> asked, Steps steps) {
    return switch (question.inOrder()) {
      case Question.InSpace q -> ofAny(q.a(), q.b(), steps);
      case Question.InPlane q -> ofAny(q.a(), q.b(), steps);
    };
  }

  private Answer ofAny(Object first, Object second, Steps steps) {
    return a.isInstance(first) && b.isInstance(second)
        ? decide(a.cast(first), b.cast(second), steps)
        : Answer.unanswered();
  }

  /// {@return all that it answers}
  abstract Answer decide(A first, B second, Steps steps);
}
