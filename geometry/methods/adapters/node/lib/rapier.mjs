/** What 2D and 3D share: `toRapier` makes `{ shape, position, rotation }` of a shape. */
export function rapier(toRapier) {
  return { intersects: (a, b) => guarded(() => intersects(a, b)), contact: (a, b) => guarded(() => contact(a, b)) };

  function intersects(a, b) {
    if (a.type === "point") {
      const { shape, position, rotation } = toRapier(b);
      return shape.containsPoint(position, rotation, { x: a.at[0], y: a.at[1] });
    }
    const [one, two] = [toRapier(a), toRapier(b)];
    return one.shape.intersectsShape(one.position, one.rotation, two.shape, two.position, two.rotation);
  }

  function contact(a, b) {
    if (a.type === "point") return projection(a.at, toRapier(b));
    const [one, two] = [toRapier(a), toRapier(b)];
    const found = one.shape.contactShape(one.position, one.rotation, two.shape, two.position, two.rotation, FARTHEST);
    if (found === null) return { undecided: "no contact" };
    const { distance, point1, point2, normal1 } = found;
    return { distance, pointA: Object.values(point1), pointB: Object.values(point2), normal: Object.values(normal1) };
  }

  function projection([x, y], { shape, position, rotation }) {
    const { point, isInside } = shape.projectPoint(position, rotation, { x, y }, false);
    const distance = Math.hypot(point.x - x, point.y - y);
    return isInside ? { depth: distance, touch: true } : { gap: distance };
  }
}

// Contacts are found up to a distance that the caller names.
const FARTHEST = 1e6;

class Refusal extends Error {}

/** Says that Rapier cannot be asked. */
export function refuse(reason) {
  throw new Refusal(reason);
}

/** A convex hull that Rapier computes; it finds none of points without an extent. */
export function hull(shape) {
  const raw = shape.intoRaw();
  if (raw === undefined) refuse("no convex hull");
  raw.free();
  return shape;
}

// A panic leaves the WebAssembly module unusable. The bench starts a program that ends again.
function guarded(ask) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) return { undecided: error.message };
    if (error instanceof WebAssembly.RuntimeError) setImmediate(() => process.exit(3));
    throw error;
  }
}
