package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonText;
import collisionbench.bench.method.Introduction.Offer;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Touching;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads the first line of a program. Unknown members are ignored.
record IntroductionReader(String program) {

  /// A larger one would make every yes near a shape of ordinary size right.
  private static final double MOST_MARGIN = 1;

  static final int VERSION = 1;

  /// Each is tried on some hundred inputs of each of its pairs before it is used.
  private static final int MOST_METHODS = 200;

  /// A name that is valid in a line of words, on a command line and in a comma-separated list.
  private static final Pattern NAME = Pattern.compile("(?!\\.{1,2}$)[^\\s,/\\\\]{1,60}");

  /// {@return the introduction in a line}
  ///
  /// @param program the name of the program in messages
  static Introduction read(String program, String line) throws ProgramException {
    IntroductionReader reader = new IntroductionReader(program);
    JsonObject members = reader.members(line);
    try {
      return reader.introduction(members);
    } catch (JsonException unfit) {
      throw new ProgramException(program, "program.no-introduction", unfit.phrase());
    }
  }

  private JsonObject members(String line) throws ProgramException {
    try {
      return JsonReader.read(line).object();
    } catch (JsonException _) {
      throw new ProgramException(
          program, "program.not-json", JsonText.quoted(PlainText.brief(line)));
    }
  }

  private Introduction introduction(JsonObject members) throws JsonException, ProgramException {
    if (members.get("collisionBench").number() != VERSION) {
      throw members.get("collisionBench").unexpected(Phrase.of("expected.version", VERSION));
    }
    List<Offer> offers = new ArrayList<>();
    Set<String> names = new HashSet<>();
    Json methods = members.get("methods");
    List<Json> items = methods.items(Phrase.of("expected.methods"));
    if (items.size() > MOST_METHODS) {
      throw new ProgramException(program, "program.too-many-methods", items.size(), MOST_METHODS);
    }
    for (Json method : items) {
      Offer offer = offer(method.object());
      if (!isName(offer.name()) || !names.add(offer.name())) {
        throw new ProgramException(
            program, "program.bad-name", JsonText.quoted(PlainText.brief(offer.name())));
      }
      if (offer.name().equals(Methods.EXACT.name())) {
        throw new ProgramException(program, "program.name-taken", offer.name());
      }
      offers.add(offer);
    }
    List<String> unasked = unasked(members);
    if (offers.isEmpty() && members.has("otherFunctions")) {
      throw new ProgramException(
          program,
          "program.no-function",
          unasked.stream().map(". "::concat).collect(Collectors.joining()));
    }
    if (offers.isEmpty()) {
      throw methods.unexpected(Phrase.of("expected.methods"));
    }
    return new Introduction(
        word(members, "format", List.of(Introduction.Encoding.JSON, Introduction.Encoding.WORDS)),
        offers,
        unasked);
  }

  private static boolean isName(String name) {
    return NAME.matcher(name).matches() && PlainText.escape(name).equals(name);
  }

  /// {@return warnings about functions that runners do not call but whose names are close to that
  /// of a pair; most others are helper functions}
  private static List<String> unasked(JsonObject members) throws JsonException {
    return members
        .find("otherFunctions", all -> all.list(Phrase.of("expected.array"), Json::text))
        .orElse(List.of())
        .stream()
        .flatMap(function -> unasked(function).stream())
        .toList();
  }

  private static Optional<String> unasked(String function) {
    Optional<Pair> mirrored = Pair.named(function.replace('_', '-'));
    List<String> meant =
        mirrored.map(List::of).orElseGet(Pair::all).stream()
            .map(IntroductionReader::function)
            .toList();
    String hint =
        mirrored.isPresent()
            ? Phrase.of("near-miss", meant.getFirst()).in(Language.ENGLISH)
            : NearMiss.hint(function, meant);
    return hint.isEmpty()
        ? Optional.empty()
        : Optional.of(PlainText.brief(function) + " is not asked: no pair has that name" + hint);
  }

  private static String function(Pair pair) {
    return pair.name().replace('-', '_');
  }

  private Offer offer(JsonObject method) throws JsonException, ProgramException {
    return new Offer(
        method.get("name").text(),
        pairs(method.get("pairs")),
        word(method, "precision", List.of(Precision.DOUBLE, Precision.FLOAT)),
        flag(method, "sweeps"),
        method.find("margin", IntroductionReader::margin).orElse(0.0),
        word(method, "touching", List.of(Touching.CLOSED, Touching.OPEN, Touching.EITHER)),
        method.find("sizes", IntroductionReader::sizes),
        method.find("source", Json::text).orElse(""),
        method.find("language", Json::text).orElse(""),
        method.find("version", Json::text).orElse(""));
  }

  private static double margin(Json margin) throws JsonException {
    double number = margin.nonNegative();
    if (number > MOST_MARGIN) {
      throw margin.unexpected(Phrase.of("expected.margin"));
    }
    return number;
  }

  private Set<Pair> pairs(Json pairs) throws JsonException, ProgramException {
    Set<Pair> found = new LinkedHashSet<>();
    for (Json item : pairs.items(Phrase.of("expected.pair-names"))) {
      String name = item.text();
      Optional<Pair> pair = Pair.named(name);
      if (pair.filter(known -> !known.name().equals(name)).isPresent()) {
        throw new ProgramException(
            program, "program.wrong-order", JsonText.quoted(name), pair.get().name());
      }
      found.add(
          pair.orElseThrow(() ->
              new ProgramException(
                  program,
                  "program.unknown-pair",
                  JsonText.quoted(PlainText.brief(name)),
                  NearMiss.of(name, Pair.all().stream().map(Pair::name).toList()))));
    }
    if (found.isEmpty()) {
      throw pairs.unexpected(Phrase.of("expected.pair-names"));
    }
    return found;
  }

  private static Sizes sizes(Json json) throws JsonException {
    double[] sizes = json.numbers("[least, most]", 2);
    if (!(0 <= sizes[0] && sizes[0] <= sizes[1])) {
      throw json.unexpected(Phrase.verbatim("[least, most]"));
    }
    return new Sizes(sizes[0], sizes[1]);
  }

  /// {@return the constant that a member names; the first if there is no such member}
  private static <E extends Enum<E>> E word(JsonObject members, String name, List<E> constants)
      throws JsonException {
    List<String> words = constants.stream().map(KebabCase::of).toList();
    return constants.get(members.find(name, json -> words.indexOf(json.word(words))).orElse(0));
  }

  private static boolean flag(JsonObject members, String name) throws JsonException {
    return members.find(name, json -> AnswerReader.flag(json, name)).orElse(false);
  }
}
