/// Messages of the window: notices over the view, and questions in dialogs.
package collisionbench.app.window.message;
