/// Why a shape is invalid: an [InvalidShape] names the value and what is wrong with it, and is
/// carried by an [InvalidShapeException].
///
/// To show the reason in another language, `switch` over it.
package collisionbench.geometry.refusal;
