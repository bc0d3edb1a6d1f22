/// JSON, read with locations and written. Knows nothing of what the JSON describes.
///
/// [JsonReader] parses a text into a tree of [Json] values. A value is converted to the expected
/// type, an object to its [JsonObject]; a value that does not fit throws a [JsonException] with its
/// location and reason. [JsonWriter] streams values.
package collisionbench.bench.json;
