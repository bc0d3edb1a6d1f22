/// What is known of pairs of bodies, and what the scene is expected to show.
///
/// `AnswerLines` are all that is known of a pair, without a window.
package collisionbench.app.panel.answer;
