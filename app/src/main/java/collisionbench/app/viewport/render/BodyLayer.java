package collisionbench.app.viewport.render;

import collisionbench.app.scene.Body;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.scene.Group;
import javafx.scene.Node;

/// The nodes of a picture's bodies, in scene order. A body is drawn again only if it or its look
/// has changed. Of very many new bodies, some are added in each frame.
///
/// @param <N> the node of a body
/// @param <L> the look of a body, apart from its shape
public final class BodyLayer<N extends Node, L> {

  /// How long new bodies may block the window at a time.
  private static final long BUDGET_NANOS = 100_000_000;

  private final Group root = new Group();
  private final LongSupplier clock;
  private final Drawer<N, L> drawer;
  private final Runnable arranged;
  private final Map<String, N> nodes = new HashMap<>();
  private final Map<String, Shown<L>> drawn = new HashMap<>();
  private final SequencedMap<String, Shown<L>> missing = new LinkedHashMap<>();
  private List<Shown<L>> wanted = List.of();

  private record Shown<L>(Body body, L look) {

    String id() {
      return body.id();
    }
  }

  /// Draws one body.
  @FunctionalInterface
  public interface Drawer<N extends Node, L> {

    /// {@return the node that shows a body: the one it has, or a new one}
    N draw(Optional<N> node, Body body, L look);
  }

  /// @param clock counts nanoseconds
  /// @param arranged called after nodes have been added or removed
  public BodyLayer(LongSupplier clock, Drawer<N, L> drawer, Runnable arranged) {
    this.clock = clock;
    this.drawer = drawer;
    this.arranged = arranged;
  }

  /// {@return the parent of all nodes}
  public Group node() {
    return root;
  }

  /// {@return the nodes by body}
  public Map<String, N> nodes() {
    return Collections.unmodifiableMap(nodes);
  }

  /// Sets the bodies, without drawing them.
  public void set(List<? extends Body> bodies, Function<Body, L> look) {
    wanted = bodies.stream().map(body -> new Shown<>((Body) body, look.apply(body))).toList();
    missing.clear();
  }

  /// Draws the changed bodies and the first of the new ones.
  ///
  /// @return whether some are missing
  public boolean show() {
    for (Shown<L> next : wanted) {
      if (nodes.containsKey(next.id())) {
        draw(next);
      } else {
        missing.put(next.id(), next);
      }
    }
    addSome();
    arrange();
    return !missing.isEmpty();
  }

  /// Draws some of the missing bodies. Each frame takes time for all nodes, so they appear once
  /// their number has doubled.
  ///
  /// @return whether some are still missing
  public boolean showMore() {
    addSome();
    if (missing.isEmpty() || nodes.size() >= 2 * root.getChildren().size()) {
      arrange();
    }
    return !missing.isEmpty();
  }

  /// Draws all bodies again, except the missing ones.
  public void redraw() {
    drawn.clear();
    wanted.stream().filter(next -> !missing.containsKey(next.id())).forEach(this::draw);
    arrange();
  }

  private void addSome() {
    long begin = clock.getAsLong();
    for (boolean over = false;
        !missing.isEmpty() && !over;
        over = clock.getAsLong() - begin >= BUDGET_NANOS) {
      draw(missing.pollFirstEntry().getValue());
    }
  }

  private void draw(Shown<L> next) {
    if (!next.equals(drawn.put(next.id(), next))) {
      Optional<N> before = Optional.ofNullable(nodes.get(next.id()));
      nodes.put(next.id(), drawer.draw(before, next.body, next.look));
    }
  }

  private void arrange() {
    List<Node> inOrder =
        wanted.stream().<Node>map(next -> nodes.get(next.id())).filter(Objects::nonNull).toList();
    Children.set(root.getChildren(), inOrder);
    if (nodes.size() > inOrder.size()) {
      nodes.keySet().retainAll(wanted.stream().map(Shown::id).collect(Collectors.toSet()));
      drawn.keySet().retainAll(nodes.keySet());
    }
    arranged.run();
  }
}
