/// The entry point of the program, and the commands that draw.
///
/// [Main] adds the window, pictures, `render` and `gallery` to the commands of
/// [collisionbench.bench.command].
package collisionbench.app.cli;
