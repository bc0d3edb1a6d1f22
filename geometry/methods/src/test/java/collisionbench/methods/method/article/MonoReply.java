package collisionbench.methods.method.article;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// What `Listings.cs` answers.
///
/// @param compared the squared distance or angle that was compared last, or the distance that is
///   the answer; NaN if there is none
record MonoReply(boolean yes, float compared) {

  static List<MonoReply> list(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    List<MonoReply> replies = new ArrayList<>();
    while (buffer.hasRemaining()) {
      replies.add(new MonoReply(buffer.get() == 1, buffer.getFloat()));
    }
    return replies;
  }
}
