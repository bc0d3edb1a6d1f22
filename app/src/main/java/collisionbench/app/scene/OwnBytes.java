package collisionbench.app.scene;

import collisionbench.geometry.space.Hull;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/// How much memory a step of a history takes: about the bytes of what it changed, since the scenes
/// before and after it share everything else.
final class OwnBytes {

  private static final long SCENE = 200;
  private static final long BODY = 64;
  private static final long POINT = 48;

  /// The faces and edges of a hull, for each of its points.
  private static final long SURFACE = 160;

  /// The name of a body in a list or a set of them.
  private static final long REFERENCE = 16;

  private OwnBytes() {}

  /// {@return the bytes of an edit, and of a scene on one side of it without what it shares with
  /// the scene on the other}
  static long of(Edit edit, Scene scene, Scene other) {
    Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());
    shared.add(other.note());
    for (Body body : other.bodies()) {
      shared.add(body);
      shared.add(body.id());
    }
    long bytes = SCENE + REFERENCE * (edit.ids().size() + scene.bodies().size());
    bytes += shared.contains(scene.note()) ? 0 : 2L * scene.note().length();
    for (Body body : scene.bodies()) {
      bytes += shared.contains(body) ? 0 : bytes(body);
      bytes += shared.contains(body.id()) ? 0 : 2L * body.id().length();
    }
    return bytes;
  }

  private static long bytes(Body body) {
    boolean hull = body instanceof Body3 solid && solid.shape() instanceof Hull;
    return BODY + (hull ? POINT + SURFACE : POINT) * body.points().size();
  }
}
