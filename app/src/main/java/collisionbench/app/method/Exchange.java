package collisionbench.app.method;

import collisionbench.methods.method.Question;
import java.util.Optional;

/// A question to a program and its reply, with the original lines.
///
/// @param asked the line that was sent, without its line end
/// @param answered the line of the answer, if there was one
public record Exchange(
    String method,
    Question question,
    String asked,
    Optional<String> answered,
    ProgramReply reply) {}
