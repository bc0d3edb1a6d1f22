package collisionbench.app.cli;

import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.NamedMethods;
import collisionbench.bench.comparison.ExplainingMethod;
import collisionbench.bench.comparison.Guard;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Finds the pair and the method that a map is about.
///
/// @param named the methods that the command line may name
/// @param needsDistance whether a yes or no is not enough
record MappedPair(Scene scene, NamedMethods named, boolean needsDistance) {

  /// The most names of bodies to list.
  private static final int MOST_LISTED = 20;

  /// {@return the pair with the method that is asked}
  ///
  /// @param body the name of the body to move
  /// @param other the name of the one that stays; empty for the nearest
  /// @param methods the methods that are available beside the built-in ones
  /// @param by the one that is asked; empty to choose one
  PairField field(String body, Optional<String> other, List<String> methods, Optional<String> by)
      throws CommandException {
    Body moved = body("--body", body);
    Body stays = other.isPresent() ? body("--other", other.get()) : nearest(body);
    if (moved.id().equals(stays.id())) {
      throw new CommandException("--other: expected another body than --body, found " + body);
    }
    boolean movedFirst =
        scene.place(moved.id()).orElseThrow() < scene.place(stays.id()).orElseThrow();
    PairField field = new PairField(moved, stays, movedFirst, Methods.ANALYTIC);
    Optional<Method> chosen = chosen(methods, by);
    return chosen.isPresent() ? answered(field.by(chosen.get())) : byArticle(field);
  }

  private Body body(String option, String name) throws CommandException {
    return scene
        .body(name)
        .orElseThrow(() -> {
          List<String> names = scene.bodies().stream().map(Body::id).limit(MOST_LISTED).toList();
          return new CommandException(
              "%s: %s: no such body%s; the scene has %s%s"
                  .formatted(
                      option,
                      PlainText.brief(name),
                      NearMiss.hint(name, List.copyOf(scene.ids())),
                      String.join(", ", names),
                      names.size() < scene.bodies().size() ? ", ..." : ""));
        });
  }

  private Body nearest(String body) throws CommandException {
    PairAnswer pair =
        Evaluation.of(scene)
            .closest(Set.of(body))
            .orElseThrow(() ->
                new CommandException(
                    "--body: %s: asked about no other body; name one with --other"
                        .formatted(body)));
    return pair.a().id().equals(body) ? pair.b() : pair.a();
  }

  private Optional<Method> chosen(List<String> methods, Optional<String> by)
      throws CommandException {
    List<Method> available = named.all(methods, Methods.EXACT);
    if (by.isPresent()) {
      return Optional.of(named.one(by.get()));
    }
    if (available.size() > 1) {
      throw new CommandException("--by: expected one of " + NamedMethods.names(available));
    }
    return available.stream().findFirst();
  }

  private PairField answered(PairField field) throws CommandException {
    if (!isAnswered(field)) {
      throw new CommandException(
          "%s: gives no %s about %s"
              .formatted(
                  field.method().name(),
                  needsDistance ? "distances" : "yes or no",
                  pair(field).name()));
    }
    return field;
  }

  private boolean isAnswered(PairField field) {
    return needsDistance
        ? Guard.answers(field.method(), pair(field)).contains(Query.SEPARATION)
        : field.isAnswered();
  }

  private static Pair pair(PairField field) {
    return BodyQuestion.of(field.moved(), field.other()).pair();
  }

  private PairField byArticle(PairField field) {
    return ExplainingMethod.of(Evaluation.of(scene))
        .map(field::by)
        .filter(this::isAnswered)
        .orElse(field);
  }
}
