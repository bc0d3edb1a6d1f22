import { Circle, Edge, Polygon, Settings, Vec2 } from "planck";

const vector = ([x, y]) => new Vec2(x, y);

/** "Tuned to work well with moving shapes between 0.1 and 10 units"; static ones may be up to 50. */
export const SIZES = [0.1, 50];

/** A shape of Planck. */
export function planckShape(shape) {
  switch (shape.type) {
    case "circle":
      return new Circle(vector(shape.center), shape.radius);
    case "segment":
      return new Edge(vector(shape.start), vector(shape.end));
    case "polygon":
      return new Polygon(shape.vertices.map(vector));
  }
}

/** Why Planck cannot be asked about a shape, if it cannot. */
export function refusal(shape) {
  const most = Settings.maxPolygonVertices;
  if (shape.vertices?.length > most) return `more than ${most} corners`;
}
