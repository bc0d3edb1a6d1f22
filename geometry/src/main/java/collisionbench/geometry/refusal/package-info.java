/// Why a shape is invalid: a [InvalidShape] names the value and what is wrong with it, and is carried by
/// a [InvalidShapeException].
///
/// Code that shows it can `switch` over the refusal to say it in another language.
package collisionbench.geometry.refusal;
