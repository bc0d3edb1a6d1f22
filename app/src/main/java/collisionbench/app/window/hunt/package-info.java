/// Hunts: searches for inputs on which a method is wrong, beside the window. The findings are
/// scenes in a folder, which is open beside the picture.
package collisionbench.app.window.hunt;
