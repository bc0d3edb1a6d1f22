/// What the questions about distance and motion share: shapes taken apart into a core and a radius,
/// the corners of cores, and the set of translations under which two shapes touch. Not exported.
package collisionbench.geometry.plane.core;
