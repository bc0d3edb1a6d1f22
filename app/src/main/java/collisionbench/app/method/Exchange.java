package collisionbench.app.method;

import collisionbench.methods.method.Question;
import java.util.Optional;

/// A question to a program and what came of it, with the lines as they were.
///
/// @param asked the line that was sent, without its end
/// @param answered the line that came back, if one did
public record Exchange(
    String method,
    Question question,
    String asked,
    Optional<String> answered,
    ProgramReply reply) {}
