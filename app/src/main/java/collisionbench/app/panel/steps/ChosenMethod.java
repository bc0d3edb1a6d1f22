package collisionbench.app.panel.steps;

import collisionbench.app.session.Display;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.comparison.ExplainingMethod;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.methods.method.Method;
import java.util.Optional;

/// The method that the tabs of a pair are about.
public final class ChosenMethod {

  private final Session session;
  private Optional<State.Opening> opening = Optional.empty();

  /// The name of the method of the scene's article, computed once an opening, when needed.
  private Optional<String> ofArticle = Optional.empty();

  public ChosenMethod(Session session) {
    this.session = session;
  }

  /// {@return the name of the method chosen for the open scene, or else of its article, or else
  /// chosen last}
  public Optional<String> name(Evaluation evaluation) {
    Display display = session.display();
    return display
        .method()
        .get()
        .or(() -> ofArticle(evaluation))
        .or(() -> display.view().get().method());
  }

  private Optional<String> ofArticle(Evaluation evaluation) {
    State.Opening now = session.opened().get();
    if (opening.filter(now::equals).isEmpty()) {
      opening = Optional.of(now);
      ofArticle = ExplainingMethod.of(evaluation).map(Method::name);
    }
    return ofArticle;
  }
}
