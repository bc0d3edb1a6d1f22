/// Lessons: a scene after another, each with a sentence, a formula and something to do that is
/// known to be done.
///
/// A lesson is a folder with `lesson.json` beside its scene files. The ways in are
/// [collisionbench.app.lesson.LessonFolder], which reads one, and
/// [collisionbench.app.lesson.BuiltInLessons]. Whether a step is done is a function of the answers
/// about the scene, [collisionbench.app.lesson.Goal]. Nothing here knows of a window.
package collisionbench.app.lesson;
