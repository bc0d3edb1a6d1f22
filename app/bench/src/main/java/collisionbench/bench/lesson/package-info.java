/// Lessons: a sequence of scenes, each with a sentence, a formula and a goal. No user interface.
///
/// A lesson is a folder with a `lesson.json` and its scene files. The entry points are
/// [LessonFolder], which reads one, and [BuiltInLessons]. [Goal] decides from the answers about a
/// scene whether a step is done.
package collisionbench.bench.lesson;
