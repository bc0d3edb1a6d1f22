package collisionbench.bench.scene;

import collisionbench.geometry.space.Hull;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/// Estimates the memory of a history step: about the bytes that it changed, since the scenes before
/// and after it share everything else.
final class OwnBytes {

  private static final long SCENE = 200;
  private static final long BODY = 64;
  private static final long POINT = 48;

  /// Faces and edges of a hull, per point.
  private static final long SURFACE = 160;

  /// A body's name in a list or set.
  private static final long REFERENCE = 16;

  private OwnBytes() {}

  /// {@return the bytes of an edit and of the scene on one side, without what that scene shares
  /// with the other side}
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
