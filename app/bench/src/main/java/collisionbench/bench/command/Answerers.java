package collisionbench.bench.command;

import collisionbench.bench.folder.ExpectedBy;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Decides who answers about each scene: the method that is named or the only one available, else
/// the one that the scene names, else the bench. Safe for several threads.
final class Answerers implements AutoCloseable {

  private final List<Method> available;
  private final Optional<Method> chosen;
  private final Optional<Method> judge;
  private final FolderMethods offered;
  private final Map<String, Set<String>> missing = new TreeMap<>();
  private final Set<String> beaten = new TreeSet<>();
  private volatile boolean asked;
  private volatile boolean answered;

  /// @param available the methods of `--methods`
  /// @param chosen the one that answers about all scenes
  /// @param judge the reference method
  private Answerers(
      List<Method> available,
      Optional<Method> chosen,
      Optional<Method> judge,
      FolderMethods offered) {
    this.available = available;
    this.chosen = chosen;
    this.judge = judge;
    this.offered = offered;
  }

  /// {@return who answers by the options}
  ///
  /// @param methods the available ones; empty for the built-in ones
  /// @param method the one that answers; not needed if only one is available
  /// @param against the reference method; needed by several methods, which are only judged
  static Answerers of(
      NamedMethods named,
      List<String> methods,
      Optional<String> method,
      Optional<String> against,
      FolderMethods offered)
      throws CommandException {
    Method reference = named.one(against.orElse(Methods.EXACT.name()));
    List<Method> available = named.all(methods, reference);
    Optional<Method> chosen =
        method.isPresent()
            ? Optional.of(named.one(method.get()))
            : available.stream().filter(_ -> available.size() == 1).findFirst();
    boolean several = chosen.isEmpty() && !available.isEmpty();
    Optional<Method> judge = Optional.of(reference).filter(_ -> several || against.isPresent());
    return new Answerers(available, chosen, judge, offered);
  }

  /// {@return who answers about a scene}
  Answerer of(ListedScene listed, Scene scene) throws ReasonException {
    Optional<Method> by = by(listed, ExpectedBy.name(scene));
    List<Method> judged = areSeveral() ? available : List.of(by.orElse(Methods.ANALYTIC));
    if (by.isPresent() || judge.isPresent()) {
      asked = true;
    }
    return new Answerer(
        judge.isEmpty() || areSeveral() ? by : Optional.of(judged.getFirst()),
        judge.map(reference -> new Judges(judged, reference)),
        this::hear);
  }

  private boolean areSeveral() {
    return chosen.isEmpty() && !available.isEmpty();
  }

  private Optional<Method> by(ListedScene listed, Optional<String> named) throws ReasonException {
    if (named.isEmpty()) {
      return chosen;
    }
    if (chosen.isPresent()) {
      note(chosen.get(), named.get());
      return chosen;
    }
    Optional<Method> given = find(named.get(), available);
    return given.isPresent() ? given : Optional.of(named(named.get(), listed));
  }

  private Method named(String name, ListedScene listed) throws ReasonException {
    List<Method> known = new ArrayList<>(Methods.catalogue().methods());
    Optional<Method> found = find(name, known);
    if (found.isPresent()) {
      return found.get();
    }
    FolderMethods.Offer offer =
        NamedScene.file(listed.name()).map(offered::of).orElse(FolderMethods.Offer.NOTHING);
    known.addAll(offer.methods());
    List<Method> own = known.stream().filter(method -> method.name().equals(name)).toList();
    if (own.isEmpty()) {
      String hint = NearMiss.hint(name, known.stream().map(Method::name).toList());
      throw missing(
          "no such method: %s%s; %s"
              .formatted(
                  PlainText.brief(name),
                  hint,
                  offer.reasons().isEmpty()
                      ? "give a method of your own with --methods, as in --methods mine.py"
                      : String.join("; ", offer.reasons())),
          listed);
    }
    if (own.size() > 1) {
      throw missing(NamedMethods.sameName(name), listed);
    }
    return own.getFirst();
  }

  private static Optional<Method> find(String name, List<Method> methods) {
    return methods.stream().filter(method -> method.name().equals(name)).findFirst();
  }

  private synchronized ReasonException missing(String reason, ListedScene listed) {
    String sentence = "/expect/method: " + reason;
    boolean _ = missing.computeIfAbsent(sentence, _ -> new TreeSet<>()).add(listed.name());
    return new ReasonException(Phrase.verbatim(sentence));
  }

  private synchronized void note(Method by, String named) {
    if (!by.name().equals(named)) {
      boolean _ = beaten.add(named);
    }
  }

  private void hear(Answer answer) {
    if (!answer.decided().equals(Answer.nothing())) {
      answered = true;
    }
  }

  /// {@return the sentence that nothing was answered, if that is so}
  Optional<String> silence() {
    return asked && !answered
        ? Optional.of(
            (chosen.isPresent()
                    ? chosen.get().name()
                    : available.isEmpty()
                        ? "the methods that the scenes name"
                        : NamedMethods.names(available))
                + ": no pair is answered")
        : Optional.empty();
  }

  /// {@return whether a scene names a method that is not available, which is said once for all}
  synchronized boolean isMissing(ListedScene listed) {
    return missing.values().stream().anyMatch(scenes -> scenes.contains(listed.name()));
  }

  /// {@return what there is to say about all scenes, as sentences}
  synchronized List<String> notes() {
    return Stream.of(
            missing.entrySet().stream().map(entry -> scenes(entry.getValue()) + entry.getKey()),
            beaten.stream()
                .map(name ->
                    "%s answers instead of %s, which expect.method names"
                        .formatted(chosen.orElseThrow().name(), PlainText.brief(name))),
            silence().stream())
        .flatMap(all -> all)
        .toList();
  }

  private static String scenes(Set<String> names) {
    String first = names.iterator().next();
    return switch (names.size()) {
      case 1 -> first + ": ";
      case 2 -> first + " and another scene: ";
      default -> first + " and " + (names.size() - 1) + " more scenes: ";
    };
  }

  @Override
  public void close() {
    offered.close();
  }
}
