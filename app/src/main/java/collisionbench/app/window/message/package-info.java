/// What the window tells: notices over the picture, and questions in dialogs.
package collisionbench.app.window.message;
