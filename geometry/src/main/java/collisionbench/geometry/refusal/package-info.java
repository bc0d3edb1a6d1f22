/// Why a shape is invalid: a [InvalidShape] names the value and what is wrong with it, and is
/// carried by a [InvalidShapeException].
///
/// To show the reason in another language, `switch` over it.
package collisionbench.geometry.refusal;
