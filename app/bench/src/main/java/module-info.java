/// The bench without its window: scenes, their files, answers, methods, campaigns, and the commands
/// that draw nothing.
@org.jspecify.annotations.NullMarked
module collisionbench.bench {
  requires static org.jspecify;
  requires transitive collisionbench.methods;
  requires java.compiler;
  requires com.fasterxml.jackson.core;
  requires transitive info.picocli;

  exports collisionbench.bench.command;
  exports collisionbench.bench.comparison;
  exports collisionbench.bench.evaluation;
  exports collisionbench.bench.export;
  exports collisionbench.bench.folder;
  exports collisionbench.bench.formula;
  exports collisionbench.bench.fuzz;
  exports collisionbench.bench.json;
  exports collisionbench.bench.lesson;
  exports collisionbench.bench.map;
  exports collisionbench.bench.method;
  exports collisionbench.bench.paste;
  exports collisionbench.bench.scene;
  exports collisionbench.bench.scenefile;
  exports collisionbench.bench.storage;
  exports collisionbench.bench.task;
  exports collisionbench.bench.text;

  opens collisionbench.bench.command to
      info.picocli;

  uses collisionbench.bench.text.TextSource;
}
