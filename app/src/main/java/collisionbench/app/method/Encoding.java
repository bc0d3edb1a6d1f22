package collisionbench.app.method;

/// The encoding of questions and answers, one per line.
enum Encoding {
  /// A JSON object.
  JSON,
  /// Words separated by spaces, for languages without JSON.
  WORDS
}
