package collisionbench.app.panel.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ExplainingTest {

  private final BlockingQueue<String> calls = new LinkedBlockingQueue<>();
  private final Semaphore answers = new Semaphore(0);

  /// Answers when it is allowed to.
  private record Remote(Semaphore answers) implements Method {

    @Override
    public String name() {
      return "remote";
    }

    @Override
    public String source() {
      return "A test.";
    }

    @Override
    public boolean isRemote() {
      return true;
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return Set.of(Query.OVERLAP);
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      answers.acquireUninterruptibly();
      return Answer.of(false);
    }
  }

  private static PairQuestion question(double x) {
    Question question = Question.of(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(x, 0, 0), 1));
    return new PairQuestion("a", "b", question, question);
  }

  private void ask(Explaining explaining, double x) throws SnapshotException {
    Toolkit.call(() -> {
      explaining.ask(question(x), new Remote(answers));
      return true;
    });
  }

  private String next() throws InterruptedException {
    return Objects.requireNonNull(calls.poll(5, TimeUnit.MINUTES), "no further call");
  }

  @Test
  void lateAnswerLeavesThePreviousOneUntilItComes() throws Exception {
    Explaining explaining =
        Toolkit.call(() ->
            new Explaining(
                (_, _) -> calls.add("answered"),
                () -> calls.add("nothing yet"),
                late -> calls.add(late ? "late" : "in time")));
    answers.release();
    ask(explaining, 3);
    assertEquals("nothing yet", next());
    while (!next().equals("answered")) {
      // On a busy machine the first answer is late too.
    }
    ask(explaining, 2.5);
    assertEquals("late", next());
    answers.release();
    assertEquals("in time", next());
    assertEquals("answered", next());
  }
}
