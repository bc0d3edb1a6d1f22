/// The dialogs about presets, the scenes that the user keeps under the Scenes menu.
package collisionbench.app.window.preset;
