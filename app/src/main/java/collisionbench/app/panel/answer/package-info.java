/// The answers about pairs of bodies, and the scene's expected contacts.
///
/// `AnswerLines` makes the text of the answers about a pair, without a window.
package collisionbench.app.panel.answer;
