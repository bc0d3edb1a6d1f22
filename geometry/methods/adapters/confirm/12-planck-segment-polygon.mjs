// A segment through a triangle.
import { Distance, DistanceInput, DistanceOutput, Edge, Polygon, SimplexCache, Vec2 } from "planck";
import { versionOf } from "../lib/version.mjs";

const input = new DistanceInput();
input.proxyA.set(new Edge(new Vec2(4, 4), new Vec2(8, 1)), 0);
input.proxyB.set(new Polygon([new Vec2(0, 3), new Vec2(8, 3), new Vec2(1, 4)]), 0);
input.transformA.setIdentity();
input.transformB.setIdentity();
input.useRadii = false;
const output = new DistanceOutput();
Distance(output, new SimplexCache(), input);
console.log(
  `Planck ${versionOf("planck")} Distance,`
    + ` of a segment through a triangle, says ${output.distance}; they are 1 deep`,
);
