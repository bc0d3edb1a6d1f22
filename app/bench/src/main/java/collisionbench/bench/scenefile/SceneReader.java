package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonText;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads a scene, its bodies and its expected answers as a stream. Bodies that precede the `space`
/// member are kept as JSON until the space is known.
public final class SceneReader implements JsonReader.Elements {

  static final String FORMAT = "collision-bench-scene";
  static final int VERSION = 1;

  /// The version that can hold groups and expected answers.
  static final int SECOND = 2;

  /// The version that can hold where two bodies are expected to touch first.
  static final int NEWEST = 3;

  static final String SPACE_3D = "3d";
  static final String SPACE_2D = "2d";

  /// What `bodies` must be, for messages.
  static final Phrase BODIES = Phrase.of("expected.bodies");

  private final String pointer;
  private final Map<String, Body> bodies = new LinkedHashMap<>();
  private Optional<ExpectationReader> contacts = Optional.empty();
  private Optional<ExpectedPairReader> pairs = Optional.empty();

  /// @param pointer the JSON pointer of the scene
  SceneReader(String pointer) {
    this.pointer = pointer;
  }

  /// {@return the scene in a text}
  ///
  /// @param source the name of the text in messages
  static Scene read(String source, String text) throws SceneFileException {
    SceneReader reader = new SceneReader("");
    try {
      return reader.scene(JsonReader.read(text, reader).object());
    } catch (JsonException invalid) {
      throw new SceneFileException(source, invalid);
    }
  }

  @Override
  public Optional<JsonReader.Taker> taker(String array, JsonObject before) throws JsonException {
    if (array.equals(pointer + "/bodies") && before.has("format") && before.has("space")) {
      before.requireFormat(FORMAT, NEWEST);
      Space space = space(before);
      return Optional.of(body -> BodyReader.add(body, space, bodies));
    }
    if (array.equals(pointer + "/expect/contacts") && !bodies.isEmpty()) {
      ExpectationReader reader = new ExpectationReader(bodies.keySet());
      contacts = Optional.of(reader);
      return Optional.of(reader);
    }
    if (array.equals(pointer + "/expect/pairs") && !bodies.isEmpty()) {
      ExpectedPairReader reader = new ExpectedPairReader(bodies);
      pairs = Optional.of(reader);
      return Optional.of(reader);
    }
    return Optional.empty();
  }

  /// {@return the scene in an object, including the bodies and contacts that were already read}
  Scene scene(JsonObject top) throws JsonException {
    top.requireFormat(FORMAT, NEWEST);
    top.requireOnly(
        "format", "version", "name", "note", "article", "space", "bodies", "camera", "expect");
    String name = top.get("name").text();
    String note = top.find("note", Json::text).orElse("");
    Optional<Article> article = article(top);
    Space space = space(top);
    for (Json body : top.get("bodies").items(BODIES)) {
      BodyReader.add(body, space, bodies);
    }
    if (isOfFirstVersion(top) && bodies.values().stream().anyMatch(b -> b.group().isPresent())) {
      throw ofNewerVersion(top, SECOND, "group");
    }
    return new Scene(
        name,
        note,
        article,
        space,
        List.copyOf(bodies.values()),
        top.find("camera", camera -> CameraReader.read(camera.object(), space)),
        top.find("expect", expect -> expectation(top, expect.object())),
        Set.of(),
        Set.of());
  }

  private Expectation expectation(JsonObject top, JsonObject expect) throws JsonException {
    ExpectationReader touching = contacts.orElseGet(() -> new ExpectationReader(bodies.keySet()));
    if (isOfFirstVersion(top)) {
      for (String newer : List.of("pairs", "tolerance", "method")) {
        if (expect.has(newer)) {
          throw ofNewerVersion(top, SECOND, newer);
        }
      }
      return touching.read(expect);
    }
    expect.requireOnly("contacts", "pairs", "tolerance", "method");
    boolean onlyPairs = expect.has("pairs") && !expect.has("contacts");
    Expectation read =
        new Expectation(
            onlyPairs ? Optional.empty() : Optional.of(touching.contacts(expect)),
            expect
                .find("pairs", pairs.orElseGet(() -> new ExpectedPairReader(bodies))::read)
                .orElse(List.of()),
            ExpectedPairReader.tolerance(expect),
            expect.find("method", Json::text));
    if (read.contact().isPresent() && top.get("version").number() < NEWEST) {
      throw ofNewerVersion(top, NEWEST, "sweep/" + read.contact().get().key());
    }
    return read;
  }

  private static boolean isOfFirstVersion(JsonObject top) throws JsonException {
    return top.get("version").number() == VERSION;
  }

  private static JsonException ofNewerVersion(JsonObject top, int version, String member)
      throws JsonException {
    return top.get("version")
        .unexpected(Phrase.of("expected.version-of", version, JsonText.quoted(member)));
  }

  /// {@return the article that an object names, if any}
  public static Optional<Article> article(JsonObject top) throws JsonException {
    List<String> numbers = Stream.of(Article.values()).map(Article::number).toList();
    return top.find("article", article -> article.word(numbers)).flatMap(Article::of);
  }

  static Space space(JsonObject top) throws JsonException {
    String word = top.get("space").word(List.of(SPACE_3D, SPACE_2D));
    return word.equals(SPACE_3D) ? Space.THREE : Space.TWO;
  }
}
