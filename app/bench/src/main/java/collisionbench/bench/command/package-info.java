/// The commands: parsing, output and exit status.
///
/// [Commands] is all of them, and [Main] starts those that draw nothing; the window's module adds
/// the others. Results go to standard output. Every failure becomes one sentence on standard error,
/// and only in [Failures].
///
/// Exit status: 0 if done; 1 if a check failed; 2 if a scene or the command line could not be read,
/// or something could not be written.
package collisionbench.bench.command;
