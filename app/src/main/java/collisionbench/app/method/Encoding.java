package collisionbench.app.method;

/// How questions and answers are written, one a line.
enum Encoding {
  /// A JSON object.
  JSON,
  /// Words separated by blanks, for languages without JSON.
  WORDS
}
