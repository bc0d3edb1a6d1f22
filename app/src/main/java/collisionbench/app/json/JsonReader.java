package collisionbench.app.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Reads a text of strict JSON into a tree of values that know their places.
public final class JsonReader {

  static final int DEEPEST = 64;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          // Let through here, so that they are refused with their place like any other value.
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
          .build();

  /// What becomes of a member with a name that another one of the object has.
  public enum Twice {
    REFUSED,
    LAST_COUNTS
  }

  private final String text;
  private final JsonParser parser;
  private final Twice twice;

  private JsonReader(String text, JsonParser parser, Twice twice) {
    this.text = text;
    this.parser = parser;
    this.twice = twice;
  }

  /// {@return the one value of a text}
  public static Json read(String text, Twice twice) throws JsonException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      return new JsonReader(text, parser, twice).whole();
    } catch (IOException impossible) {
      throw new UncheckedIOException("reading from memory", impossible);
    }
  }

  private Json whole() throws IOException, JsonException {
    Json value = first();
    refuseMore();
    return value;
  }

  private Json first() throws IOException, JsonException {
    try {
      if (parser.nextToken() == null) {
        throw new JsonException(Optional.empty(), JsonReason.EMPTY, JsonReason.EMPTY.with());
      }
      return value(placeAt(parser.currentTokenLocation()));
    } catch (JsonProcessingException malformed) {
      throw Diagnosis.refusal(text, malformed, parser);
    }
  }

  private void refuseMore() throws IOException, JsonException {
    Place end = placeAt(parser.currentLocation());
    boolean more;
    try {
      more = parser.nextToken() != null;
    } catch (JsonProcessingException _) {
      more = true;
    }
    if (more) {
      throw end.refuse(JsonReason.MORE);
    }
  }

  static Place placeAt(JsonLocation at) {
    return new Place("", at.getLineNr(), at.getColumnNr());
  }

  private Place placeIn(Place parent, String name) {
    JsonLocation start = parser.currentTokenLocation();
    return parent.child(name, start.getLineNr(), start.getColumnNr());
  }

  private Json value(Place place) throws IOException, JsonException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> fields(place);
      case START_ARRAY -> items(place);
      case VALUE_STRING -> new Json.Text(place, parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Numeral(place, parser.getText());
      default -> new Json.Literal(place, parser.getText());
    };
  }

  private Json items(Place place) throws IOException, JsonException {
    List<Json> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(value(placeIn(place, String.valueOf(values.size()))));
    }
    return new Json.Items(place, values);
  }

  private Json fields(Place place) throws IOException, JsonException {
    SequencedMap<String, Json> values = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (twice == Twice.REFUSED && values.containsKey(name)) {
        throw placeIn(place, name).refuse(JsonReason.GIVEN_TWICE);
      }
      parser.nextToken();
      values.put(name, value(placeIn(place, name)));
    }
    return new Json.Fields(place, values);
  }
}
