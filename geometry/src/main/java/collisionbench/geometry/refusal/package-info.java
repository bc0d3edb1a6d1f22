/// Why a shape is refused: a [collisionbench.geometry.refusal.Refusal] says what is wrong with
/// which value, and travels in a [collisionbench.geometry.refusal.RefusedException].
///
/// Whoever shows it may say it in another language: `switch` over the refusal.
package collisionbench.geometry.refusal;
