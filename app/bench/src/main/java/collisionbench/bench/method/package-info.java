/// Other people's methods: programs that answer questions over a pipe.
///
/// A [LaunchCommand] starts a [Program], which introduces its methods in its first line
/// ([Introduction]) and answers questions ([QuestionLine], [AnswerReader]) one line each. A program
/// may be slow, dead, wrong or verbose: [Program] restarts it, and blames a question only if it
/// fails again, alone in a fresh process. A [ProgramMethod] is one of its methods, used like any
/// other.
package collisionbench.bench.method;
