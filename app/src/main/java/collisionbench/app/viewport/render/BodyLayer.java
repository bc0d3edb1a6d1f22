package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Body;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.collections.ObservableList;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

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

  /// The looks of the wanted bodies; null at first.
  private @Nullable Function<Body, L> looks;

  /// Whether the wanted bodies are the same as before, and later frames draw those missing.
  private boolean filling;

  /// Those for which nodes are drawn and in order; none while some are missing.
  private List<Shown<L>> settled = List.of();

  /// Whether nodes have been replaced since they were put in order.
  private boolean hasReplacedNodes;

  private record Shown<L>(Body body, L look) {

    @SuppressWarnings("ReferenceEquality") // an unchanged body is the same object
    boolean isOf(Body other) {
      return body == other;
    }

    String id() {
      return body.id();
    }
  }

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

  public Group node() {
    return root;
  }

  public Map<String, N> nodes() {
    return Collections.unmodifiableMap(nodes);
  }

  /// Sets the bodies, without drawing them.
  ///
  /// @param newLooks the same object while no look changes
  public void set(List<? extends Body> bodies, Function<Body, L> newLooks) {
    List<Shown<L>> next = new ArrayList<>(bodies.size());
    boolean sameIds = bodies.size() == wanted.size();
    for (Body body : bodies) {
      Shown<L> shown = shown(next.size(), body, newLooks);
      sameIds = sameIds && wanted.get(next.size()).id().equals(shown.id());
      next.add(shown);
    }
    filling = sameIds && !missing.isEmpty();
    wanted = next;
    looks = newLooks;
    missing.clear();
  }

  /// {@return the same object as before if nothing has changed}
  @SuppressWarnings("ReferenceEquality")
  private Shown<L> shown(int place, Body body, Function<Body, L> newLooks) {
    boolean sameBody = place < wanted.size() && wanted.get(place).isOf(body);
    if (sameBody && looks == newLooks) {
      return wanted.get(place);
    }
    L look = newLooks.apply(body);
    return sameBody && wanted.get(place).look.equals(look)
        ? wanted.get(place)
        : new Shown<>(body, look);
  }

  /// Draws the changed bodies and the first of the new ones. While the rest of the same bodies is
  /// being drawn, this adds none, so that a drag is not slowed down.
  ///
  /// @return whether some are missing
  public boolean show() {
    boolean inOrder = !settled.isEmpty() && wanted.size() == settled.size();
    for (int place = 0; place < wanted.size(); place++) {
      Shown<L> next = wanted.get(place);
      if (!isSettled(place, next)) {
        inOrder &= place < settled.size() && settled.get(place).id().equals(next.id());
        show(next);
      }
    }
    if (!filling) {
      addSome();
    }
    if ((inOrder || filling) && !hasReplacedNodes) {
      settled = filling ? List.of() : wanted;
      arranged.run();
    } else {
      arrange();
    }
    return !missing.isEmpty();
  }

  @SuppressWarnings("ReferenceEquality") // an unchanged one is the same object
  private boolean isSettled(int place, Shown<L> next) {
    return place < settled.size() && settled.get(place) == next;
  }

  private void show(Shown<L> next) {
    if (nodes.containsKey(next.id())) {
      draw(next);
    } else {
      missing.put(next.id(), next);
    }
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
      N node = drawer.draw(before, next.body, next.look);
      hasReplacedNodes |= before.isPresent() && !before.get().equals(node);
      nodes.put(next.id(), node);
    }
  }

  private void arrange() {
    List<Node> inOrder =
        wanted.stream().<Node>map(next -> nodes.get(next.id())).filter(Objects::nonNull).toList();
    setChildren(root.getChildren(), inOrder);
    if (nodes.size() > inOrder.size()) {
      nodes.keySet().retainAll(wanted.stream().map(Shown::id).collect(Collectors.toSet()));
      drawn.keySet().retainAll(nodes.keySet());
    }
    settled = missing.isEmpty() ? wanted : List.of();
    hasReplacedNodes = false;
    arranged.run();
  }

  /// Sets the children in this order. Nodes in place stay, since JavaFX restyles every node that is
  /// added.
  static void setChildren(ObservableList<Node> children, List<Node> nodes) {
    if (children.equals(nodes)) {
      return;
    }
    children.retainAll(new HashSet<>(nodes));
    int same = 0;
    while (same < children.size() && children.get(same).equals(nodes.get(same))) {
      same++;
    }
    children.remove(same, children.size());
    children.addAll(nodes.subList(same, nodes.size()));
  }
}
