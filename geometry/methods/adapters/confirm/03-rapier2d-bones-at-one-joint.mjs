// Two capsules along y, from (0, -1) to (0, 0) and from (0, -6) to (0, 0), both of radius 1.
import RAPIER from "@dimforge/rapier2d-compat";
import { versionOf } from "../lib/version.mjs";

await RAPIER.init();
const [a, b] = [new RAPIER.Capsule(0.5, 1), new RAPIER.Capsule(3, 1)];
const contact = a.contactShape({ x: 0, y: -0.5 }, 0, b, { x: 0, y: -3 }, 0, 1);
console.log(
  `Rapier 2D ${versionOf("@dimforge/rapier2d-compat")} contactShape,`
    + ` of capsules that share an end, says ${contact.distance}; they are 2 deep`,
);
