/// The commands: what is typed, what is printed, and with which status it ends.
///
/// [collisionbench.app.cli.Main] is the way in. Results go to standard output, and every failure
/// becomes one sentence on standard error, in [collisionbench.app.cli.Failures] and nowhere else.
///
/// Exit status: 0; 1 if what was checked does not hold; 2 if a scene or the command line could not
/// be read, or something could not be written.
package collisionbench.app.cli;
