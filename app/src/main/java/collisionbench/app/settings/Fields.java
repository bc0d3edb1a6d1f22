package collisionbench.app.settings;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The fields of a JSON object, asked for by name and kind.
///
/// @param path what to call the object in front of a field's name
/// @param values strings, numbers as doubles, booleans, [Items] of these, and objects as fields
record Fields(String path, Map<String, Object> values) {

  /// Deeper than settings of any version will be.
  private static final int DEEPEST = 64;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
          .build();

  private record Items(List<Object> values) {}

  /// {@return the fields of the object that a text is}
  static Fields of(String text) throws IOException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new IOException("expected an object at its beginning");
      }
      Fields fields = object("", parser);
      if (parser.nextToken() != null) {
        throw new IOException("expected nothing behind the object");
      }
      return fields;
    } catch (StreamConstraintsException beyondLimits) {
      throw new IOException(
          "it is nested deeper, or has longer words, than any settings", beyondLimits);
    } catch (JsonProcessingException malformed) {
      throw new IOException(place(malformed) + malformed.getOriginalMessage(), malformed);
    }
  }

  /// Not every failure says where it is.
  private static String place(JsonProcessingException malformed) {
    return Optional.ofNullable(malformed.getLocation())
        .map(at -> "line %d, column %d: ".formatted(at.getLineNr(), at.getColumnNr()))
        .orElse("");
  }

  private static Fields object(String path, JsonParser parser) throws IOException {
    Map<String, Object> values = new HashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      value(path + name + "/", parser).ifPresent(value -> values.put(name, value));
    }
    return new Fields(path, values);
  }

  /// {@return a value; nothing for null}
  private static Optional<Object> value(String path, JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> Optional.of(object(path, parser));
      case START_ARRAY -> Optional.of(array(path, parser));
      case VALUE_STRING -> Optional.of(parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Optional.of(parser.getDoubleValue());
      case VALUE_TRUE -> Optional.of(true);
      case VALUE_FALSE -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static Items array(String path, JsonParser parser) throws IOException {
    List<Object> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      value(path, parser).ifPresent(values::add);
    }
    return new Items(values);
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  Optional<String> text(String name) throws IOException {
    return value(name, String.class, "a text");
  }

  Optional<Double> number(String name) throws IOException {
    return value(name, Double.class, "a number");
  }

  Optional<Boolean> flag(String name) throws IOException {
    return value(name, Boolean.class, "true or false");
  }

  /// {@return the fields of an object in this one; none if it is not there}
  Fields fields(String name) throws IOException {
    return value(name, Fields.class, "an object").orElse(new Fields(path + name + "/", Map.of()));
  }

  /// {@return the texts in a list}
  Optional<List<String>> texts(String name) throws IOException {
    Optional<Items> list = value(name, Items.class, "a list");
    if (list.isEmpty()) {
      return Optional.empty();
    }
    List<String> texts = new ArrayList<>();
    for (Object item : list.get().values()) {
      texts.add(as(String.class, item, name, "a list of texts"));
    }
    return Optional.of(texts);
  }

  private <T> Optional<T> value(String name, Class<T> kind, String expected) throws IOException {
    Object value = values.get(name);
    return value == null ? Optional.empty() : Optional.of(as(kind, value, name, expected));
  }

  private <T> T as(Class<T> kind, Object value, String name, String expected) throws IOException {
    if (!kind.isInstance(value)) {
      throw new IOException("expected " + expected + " for " + path + name);
    }
    return kind.cast(value);
  }
}
