package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The answers about every pair of a scene at one time.
///
/// Which pairs touch is computed at once, everything else on demand. Later evaluations keep the
/// answers about unchanged bodies. Not thread-safe: one thread at a time may use it.
public final class Evaluation implements PairSource {

  private final Scene scene;
  private final double time;
  private final List<Body> bodies;
  private final BoundsList extents;
  private final Meetings meetings;

  private final TreeMap<IndexPair, PairAnswer> contacts = new TreeMap<>();
  private final Map<IndexPair, PairAnswer> others = new HashMap<>();
  private final Map<Apart, Optional<PairAnswer>> nearest = new HashMap<>();
  private final Map<Set<String>, List<PairAnswer>> selected = new HashMap<>();
  private final Lazy<Touching> touching;

  /// The arguments of [#nearestApart].
  private record Apart(Set<String> ids, Set<String> without) {}

  /// The bodies and pairs that touch, by name.
  private record Touching(Set<String> ids, List<Ruling.Names> pairs) {

    static final Touching NOTHING = new Touching(Set.of(), List.of());

    static Touching in(Collection<PairAnswer> contacts) {
      return new Touching(
          PairAnswer.names(contacts), contacts.stream().map(Ruling.Names::of).toList());
    }
  }

  private Evaluation(Scene scene, double time) {
    this.scene = scene;
    this.time = time;
    bodies = scene.bodies().stream().map(body -> body.at(time)).toList();
    extents = BodyBounds.extents(bodies, scene.space());
    meetings = new Meetings(scene);
    touching = new Lazy<>(() -> Touching.NOTHING);
  }

  private Evaluation(Evaluation before, Scene scene, double time) {
    this.scene = scene;
    this.time = time;
    boolean[] same = new boolean[scene.bodies().size()];
    boolean[] kept = new boolean[same.length];
    List<Body> placed = new ArrayList<>(same.length);
    for (int i = 0; i < same.length; i++) {
      Body body = scene.bodies().get(i);
      same[i] = before.isSame(i, scene);
      kept[i] = same[i] && (before.time == time || !body.moves());
      placed.add(kept[i] ? before.bodies.get(i) : body.at(time));
    }
    bodies = List.copyOf(placed);
    int[] changed = IntStream.range(0, kept.length).filter(i -> !kept[i]).toArray();
    extents = before.extents(changed, bodies, scene.space());
    meetings =
        before.bodies.size() == same.length
                && IntStream.range(0, same.length).allMatch(i -> same[i])
            ? before.meetings
            : before.meetings.next(scene, same);
    keep(before.contacts, kept, contacts);
    keep(before.others, kept, others);
    IntStream.of(changed).forEach(i -> askAbout(i, kept));
    Collection<PairAnswer> found = contacts.values();
    touching =
        touchesAsIn(before, changed) ? before.touching : new Lazy<>(() -> Touching.in(found));
  }

  /// {@return the answers about a scene at time 0}
  public static Evaluation of(Scene scene) {
    return new Evaluation(Scene.empty("", scene.space()), 0).next(scene, 0);
  }

  /// {@return whether a body touches any body of a scene at time 0}
  public static boolean touchesAny(Body body, Scene scene) {
    Body there = body.at(0);
    return scene.bodies().stream().anyMatch(other -> PairQuestions.touching(there, other.at(0)));
  }

  /// {@return the answers about `next` at a time; recomputed only for changed bodies}
  public Evaluation next(Scene next, double nextTime) {
    return new Evaluation(this, next, nextTime);
  }

  /// Unchanged bodies are the same objects in the next scene.
  @SuppressWarnings("ReferenceEquality")
  private boolean isSame(int place, Scene next) {
    return scene.bodies().size() == next.bodies().size()
        && scene.bodies().get(place) == next.bodies().get(place);
  }

  private static void keep(
      Map<IndexPair, PairAnswer> before, boolean[] kept, Map<IndexPair, PairAnswer> now) {
    now.putAll(before);
    now.keySet().removeIf(pair -> !pair.isKept(kept));
  }

  /// {@return the bounding boxes of the next bodies; from this if most of them are the same}
  private BoundsList extents(int[] changed, List<Body> next, Space space) {
    return 2 * changed.length < next.size()
        ? extents.with(
            changed, IntStream.of(changed).mapToObj(next::get).map(Body::bounds).toList())
        : BodyBounds.extents(next, space);
  }

  /// Asks about a changed body and the bodies near it; about two changed ones once.
  private void askAbout(int i, boolean[] kept) {
    extents.forEachNear(
        i,
        j -> {
          if (kept[j] || i < j) {
            ask(Math.min(i, j), Math.max(i, j));
          }
        });
  }

  private void ask(int i, int j) {
    if (IndexPair.isAsked(bodies, i, j) && PairQuestions.touching(bodies.get(i), bodies.get(j))) {
      IndexPair pair = new IndexPair(i, j);
      contacts.put(pair, answer(pair, true));
    }
  }

  private PairAnswer answer(IndexPair pair, boolean touches) {
    return PairQuestions.answer(
        bodies.get(pair.i()), bodies.get(pair.j()), touches, meetings.of(pair));
  }

  /// {@return the bodies at the time, in scene order}
  public List<Body> bodies() {
    return bodies;
  }

  /// {@return every unordered pair once, in body order, except those within groups}
  public List<PairAnswer> pairs() {
    return about(Set.of());
  }

  /// {@return the number of pairs, without those within groups}
  public long count() {
    Map<String, Long> groups = new HashMap<>();
    bodies.forEach(body -> body.group().ifPresent(group -> groups.merge(group, 1L, Long::sum)));
    return pairsOf(bodies.size()) - groups.values().stream().mapToLong(Evaluation::pairsOf).sum();
  }

  private static long pairsOf(long count) {
    return count * (count - 1) / 2;
  }

  /// {@return the pairs that touch, in body order}
  public List<PairAnswer> contacts() {
    return List.copyOf(contacts.values());
  }

  @Override
  public void forEachNotApart(Consumer<AnsweredPair> consumer) {
    contacts.values().forEach(pair -> consumer.accept(AnsweredPair.touching(pair.a(), pair.b())));
  }

  /// {@return the bodies that touch another, by name; the same object until that changes}
  public Set<String> touching() {
    return touching.get().ids();
  }

  /// {@return the pairs that touch, in body order; the same object until that changes}
  public List<Ruling.Names> touchingPairs() {
    return touching.get().pairs();
  }

  /// {@return whether the same pairs touch as in an earlier evaluation, by name}
  ///
  /// @param changed the places of the bodies that are not as they were
  private boolean touchesAsIn(Evaluation before, int[] changed) {
    return before.bodies.size() == bodies.size()
        && IntStream.of(changed).allMatch(i -> before.bodies.get(i).id().equals(bodies.get(i).id()))
        && Arrays.equals(contacts.keySet().toArray(), before.contacts.keySet().toArray());
  }

  /// {@return the pairs for a selection: all pairs if it is empty, those of a single body or group
  /// with the others, or the pairs among several}
  public List<PairAnswer> about(Set<String> ids) {
    List<PairAnswer> answers = new ArrayList<>();
    SelectedPairs.of(ids, scene, bodies)
        .forEach((i, j) -> answers.add(answerOf(new IndexPair(i, j))));
    return List.copyOf(answers);
  }

  private PairAnswer answerOf(IndexPair pair) {
    PairAnswer contact = contacts.get(pair);
    return contact == null ? others.computeIfAbsent(pair, p -> answer(p, false)) : contact;
  }

  /// {@return the touching pairs for a selection, in body order}
  public List<PairAnswer> contacts(Set<String> ids) {
    return selected.computeIfAbsent(Set.copyOf(ids), this::findContacts);
  }

  private List<PairAnswer> findContacts(Set<String> ids) {
    SelectedPairs pairs = SelectedPairs.of(ids, scene, bodies);
    return contacts.entrySet().stream()
        .filter(pair -> pairs.covers(pair.getKey().i(), pair.getKey().j()))
        .map(Map.Entry::getValue)
        .toList();
  }

  /// {@return the closest pair for a selection, the deepest if some touch; empty if there is none}
  public Optional<PairAnswer> closest(Set<String> ids) {
    return contacts(ids).stream()
        .min(PairAnswer.NEAREST_FIRST)
        .or(() -> nearestApart(ids, Set.of()));
  }

  /// {@return the closest pair for a selection that does not touch; empty if there is none}
  ///
  /// @param without bodies to ignore
  public Optional<PairAnswer> nearestApart(Set<String> ids, Set<String> without) {
    return nearest.computeIfAbsent(
        new Apart(Set.copyOf(ids), Set.copyOf(without)), this::findNearest);
  }

  private Optional<PairAnswer> findNearest(Apart asked) {
    BitSet ignored = new BitSet();
    asked.without().forEach(id -> scene.place(id).ifPresent(ignored::set));
    return new ClosestPair(scene, bodies, extents, contacts.keySet())
        .find(asked.ids(), i -> !ignored.get(i))
        .map(this::answerOf);
  }

  /// {@return the contact times for a selection, the earliest first}
  public List<Meeting> meetings(Set<String> ids) {
    return meetings.about(ids);
  }

  /// {@return the first contact time for a selection at which the bodies, placed there, touch;
  /// empty if there is none}
  public OptionalDouble firstContact(Set<String> ids) {
    return meetings(ids).stream()
        .findFirst()
        .map(first ->
            OptionalDouble.of(
                FirstContact.of(
                    scene.body(first.a()).orElseThrow(),
                    scene.body(first.b()).orElseThrow(),
                    first)))
        .orElse(OptionalDouble.empty());
  }

  /// {@return the contact point of two bodies when contact begins or ends: midway between the
  /// closest points}
  public Vec3 place(Meeting meeting, double when) {
    Body a = scene.body(meeting.a()).orElseThrow().at(when);
    Body b = scene.body(meeting.b()).orElseThrow().at(when);
    Separation3 separation = PairQuestions.separation(a, b);
    return separation.pointA().towards(separation.pointB(), 0.5);
  }

  public Scene scene() {
    return scene;
  }

  public double time() {
    return time;
  }
}
