/// JSON, read with places and written; what it is about, others know.
///
/// [collisionbench.app.json.JsonReader] makes a tree of [collisionbench.app.json.Json] values of a
/// text. A value is asked for what it should be, an object for its
/// [collisionbench.app.json.Members]; what does not fit is a
/// [collisionbench.app.json.JsonException] with its place and reason.
/// [collisionbench.app.json.JsonWriter] writes values as they come.
package collisionbench.app.json;
