/// The sheet that asks what the numbers of a pasted text are: the text, a row for each part, the
/// forms that fit, and the bodies as a preview in the scene.
package collisionbench.app.window.paste;
