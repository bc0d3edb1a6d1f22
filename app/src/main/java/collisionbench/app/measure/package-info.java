/// Measuring between two features of bodies, or points.
///
/// A [MeasuredFeature] names what is measured from or to, by vertices of a body, so that it follows
/// the body. A [Measurement] is computed where the bodies stand. [Measuring] is what has been
/// picked.
package collisionbench.app.measure;
