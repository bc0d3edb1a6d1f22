package collisionbench.methods.method.article;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// A method that answers something about one pair.
abstract class Article implements Method {

  private final String name;
  private final String source;
  private final Precision precision;
  private final Pair pair;
  private final Set<Query> queries;

  Article(String name, String source, Precision precision, Pair pair, Query first, Query... more) {
    this.name = name;
    this.source = source;
    this.precision = precision;
    this.pair = pair;
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
  public final Precision precision() {
    return precision;
  }

  @Override
  public final Set<Query> answers(Pair asked) {
    return asked.equals(pair) ? queries : EnumSet.noneOf(Query.class);
  }

  @Override
  public final Outline outline(Pair asked) {
    return asked.equals(pair) ? outline() : Outline.NONE;
  }

  /// {@return the steps that it may tell about its pair}
  abstract Outline outline();

  /// It answers one thing at no cost of its own: all that it answers.
  @Override
  public final Answer answer(Question question, Set<Query> asked, Steps steps) {
    return answer(question, steps);
  }

  /// {@return all that it answers}
  abstract Answer answer(Question question, Steps steps);
}
