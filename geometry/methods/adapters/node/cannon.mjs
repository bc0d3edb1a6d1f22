// cannon-es answers yes or no: whether its narrow phase makes a contact.
import { Body, Box, Narrowphase, Sphere, Vec3, World } from "cannon-es";
import { versionOf } from "./lib/version.mjs";

export const source = "cannon-es: Narrowphase.getContacts";
export const version = versionOf("cannon-es");
// Its documentation promises nothing about exact touch.
export const touching = "either";

const world = new World();
const narrowphase = new Narrowphase(world);

function body(shape) {
  const made = new Body({ mass: 1, position: new Vec3(...shape.center) });
  made.addShape(shape.type === "sphere" ? new Sphere(shape.radius) : new Box(new Vec3(...shape.halfExtents)));
  if (shape.type === "box") made.quaternion.set(...shape.orientation);
  return made;
}

const hasNoSize = (shape) => shape.radius === 0 || shape.halfExtents?.includes(0);

function touch(a, b) {
  if (hasNoSize(a) || hasNoSize(b)) return { undecided: "a body of size 0" };
  const contacts = [];
  narrowphase.getContacts([body(a)], [body(b)], world, contacts, [], [], []);
  return contacts.length > 0;
}

export { touch as sphere_sphere, touch as sphere_box, touch as box_box };
