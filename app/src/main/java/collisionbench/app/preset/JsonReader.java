package collisionbench.app.preset;

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
import java.util.SequencedMap;

/// Reads a text of strict JSON into a tree of values that know their places.
final class JsonReader {

  static final int DEEPEST = 64;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          // Let through here, so that they are refused with their place like any other value.
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
          .build();

  private final String source;
  private final JsonParser parser;

  private JsonReader(String source, JsonParser parser) {
    this.source = source;
    this.parser = parser;
  }

  /// {@return the one value of a text}
  static Json read(String source, String text) throws SceneFileException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      return new JsonReader(source, parser).whole();
    } catch (IOException impossible) {
      throw new UncheckedIOException("reading from memory", impossible);
    }
  }

  private Json whole() throws IOException, SceneFileException {
    Json value = first();
    refuseMore();
    return value;
  }

  private Json first() throws IOException, SceneFileException {
    try {
      if (parser.nextToken() == null) {
        throw new SceneFileException(source + ": expected a scene, found an empty file");
      }
      return value(place());
    } catch (JsonProcessingException malformed) {
      throw Malformed.refuse(source, malformed, parser.currentLocation());
    }
  }

  private void refuseMore() throws IOException, SceneFileException {
    JsonLocation end = parser.currentLocation();
    boolean more;
    try {
      more = parser.nextToken() != null;
    } catch (JsonProcessingException _) {
      more = true;
    }
    if (more) {
      throw new Place(source, "", end.getLineNr(), end.getColumnNr())
          .refuse("expected nothing after the end of the scene, found more text");
    }
  }

  private Place place() {
    JsonLocation start = parser.currentTokenLocation();
    return new Place(source, "", start.getLineNr(), start.getColumnNr());
  }

  private Place placeIn(Place parent, String name) {
    JsonLocation start = parser.currentTokenLocation();
    return parent.child(name, start.getLineNr(), start.getColumnNr());
  }

  private Json value(Place place) throws IOException, SceneFileException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> fields(place);
      case START_ARRAY -> items(place);
      case VALUE_STRING -> new Json.Text(place, parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Numeral(place, parser.getText());
      default -> new Json.Literal(place, parser.getText());
    };
  }

  private Json items(Place place) throws IOException, SceneFileException {
    List<Json> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(value(placeIn(place, String.valueOf(values.size()))));
    }
    return new Json.Items(place, values);
  }

  private Json fields(Place place) throws IOException, SceneFileException {
    SequencedMap<String, Json> values = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      Place at = placeIn(place, name);
      if (values.containsKey(name)) {
        throw at.refuse("the field is given twice");
      }
      parser.nextToken();
      values.put(name, value(placeIn(place, name)));
    }
    return new Json.Fields(place, values);
  }
}
