package collisionbench.bench.json;

import collisionbench.bench.text.Phrase;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// Streams strict JSON into a tree of values with their locations.
///
/// The tree has at most [#MOST_VALUES] values, which bounds the memory that any input takes. The
/// elements of long arrays do not count: see [Elements].
public final class JsonReader {

  static final int DEEPEST = 64;

  /// About 150 MiB of numbers with their locations.
  static final int MOST_VALUES = 1_000_000;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          // Let through here, so that they are refused with their location like any other value.
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxStringLength(Integer.MAX_VALUE)
                  .build())
          .build();

  /// The parts of Jackson's messages that mean nothing to users.
  private static final Pattern JARGON =
      Pattern.compile(
          ", from `[^`]*`| \\(code \\d+\\)| \\(or 'NaN'[^)]*\\)"
              + "| \\((for|not recognized) .*|: enable `[^`]*` to allow");

  /// Chooses the long arrays, whose elements are not kept in the tree.
  @FunctionalInterface
  public interface Elements {

    /// None: all elements are kept in the tree.
    Elements KEPT = (_, _) -> Optional.empty();

    /// {@return the taker of an array's elements, which are then missing from the tree; empty to
    /// keep them}
    ///
    /// @param pointer the JSON pointer of the array
    /// @param before the members that come before it in its object
    Optional<Taker> taker(String pointer, JsonObject before) throws JsonException;
  }

  /// Takes the elements of a long array.
  @FunctionalInterface
  public interface Taker {
    void take(Json element) throws JsonException;
  }

  private final JsonParser parser;
  private final Elements elements;
  private int values;

  private JsonReader(JsonParser parser, Elements elements) {
    this.parser = parser;
    this.elements = elements;
  }

  /// {@return the value in a text, with all elements}
  public static Json read(String text) throws JsonException {
    return read(text, Elements.KEPT);
  }

  /// {@return the value in a text}
  public static Json read(String text, Elements elements) throws JsonException {
    try {
      return read(new StringReader(text), elements);
    } catch (IOException impossible) {
      throw new UncheckedIOException("reading from memory", impossible);
    }
  }

  /// {@return the value in a text}
  public static Json read(Reader text, Elements elements) throws IOException, JsonException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      JsonReader reader = new JsonReader(parser, elements);
      Json value = reader.first();
      reader.refuseMore();
      return value;
    }
  }

  private Json first() throws IOException, JsonException {
    try {
      if (parser.nextToken() == null) {
        throw new JsonException(Optional.empty(), Phrase.of("json.empty"));
      }
      return value(locationOf(parser.currentTokenLocation()));
    } catch (JsonProcessingException malformed) {
      throw refusal(malformed);
    }
  }

  private JsonException refusal(JsonProcessingException malformed) {
    Location location =
        locationOf(Objects.requireNonNullElse(malformed.getLocation(), parser.currentLocation()));
    String reason = JARGON.matcher(malformed.getOriginalMessage()).replaceAll("");
    if (reason.startsWith("Unexpected end-of-input")) {
      return JsonException.at(location, "json.cut-off");
    }
    return JsonException.at(
        location,
        malformed instanceof StreamConstraintsException ? "json.beyond-limits" : "json.malformed",
        reason);
  }

  private void refuseMore() throws IOException, JsonException {
    Location end = locationOf(parser.currentLocation());
    boolean more;
    try {
      more = parser.nextToken() != null;
    } catch (JsonProcessingException _) {
      more = true;
    }
    if (more) {
      throw JsonException.at(end, "json.more");
    }
  }

  private static Location locationOf(JsonLocation at) {
    return new Location("", at.getLineNr(), at.getColumnNr());
  }

  private Location locationIn(Location parent, String name) {
    JsonLocation start = parser.currentTokenLocation();
    return parent.child(name, start.getLineNr(), start.getColumnNr());
  }

  private Json value(Location location) throws IOException, JsonException {
    values++;
    if (values > MOST_VALUES) {
      throw JsonException.at(location, "json.too-many", MOST_VALUES);
    }
    return switch (parser.currentToken()) {
      case START_OBJECT -> fields(location);
      case START_ARRAY -> items(location);
      case VALUE_STRING -> new Json.Text(location, parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Numeral(location, parser.getText());
      default -> new Json.Literal(location, parser.getText());
    };
  }

  private Json items(Location location) throws IOException, JsonException {
    List<Json> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(locationIn(location, String.valueOf(items.size()))));
    }
    return new Json.Items(location, items);
  }

  private Json taken(Location location, Taker taker) throws IOException, JsonException {
    int kept = values;
    for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
      taker.take(value(locationIn(location, String.valueOf(i))));
      values = kept;
    }
    return new Json.Items(location, List.of());
  }

  private Json fields(Location location) throws IOException, JsonException {
    SequencedMap<String, Json> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (fields.containsKey(name)) {
        throw JsonException.at(locationIn(location, name), "json.given-twice");
      }
      parser.nextToken();
      fields.put(name, member(locationIn(location, name), new JsonObject(location, fields)));
    }
    return new JsonObject(location, fields);
  }

  private Json member(Location location, JsonObject before) throws IOException, JsonException {
    Optional<Taker> taker =
        parser.currentToken() == JsonToken.START_ARRAY
            ? elements.taker(location.pointer(), before)
            : Optional.empty();
    return taker.isPresent() ? taken(location, taker.get()) : value(location);
  }
}
