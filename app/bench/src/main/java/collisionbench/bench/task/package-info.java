/// Threads for work that takes long. No user interface.
///
/// [LatestTaskExecutor] answers the latest of many questions and drops what is outdated.
/// [BackgroundThread] runs every task, in order.
package collisionbench.bench.task;
