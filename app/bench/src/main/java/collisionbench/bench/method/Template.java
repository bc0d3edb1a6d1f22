package collisionbench.bench.method;

import collisionbench.bench.text.ProgramName;
import collisionbench.bench.text.Resource;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/// Working programs to start from.
public enum Template {
  PYTHON("Python", "mine.py"),
  JAVASCRIPT("JavaScript", "mine.mjs"),
  JAVA("Java", "Mine.java"),
  C("C", "mine.c"),
  CPP("C++", "mine.cpp"),
  CSHARP("C#", "Mine.cs"),
  RUST("Rust", "mine.rs");

  private final String language;
  private final String file;

  Template(String language, String file) {
    this.language = language;
    this.file = file;
  }

  /// {@return the template for the language of a file, by its extension}
  public static Optional<Template> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return Stream.of(values()).filter(template -> name.endsWith(template.ending())).findFirst();
  }

  /// {@return the name of the language}
  public String language() {
    return language;
  }

  /// {@return the name of its file}
  public String file() {
    return file;
  }

  /// {@return the file extension of its language, with the dot}
  public String ending() {
    return file.substring(file.lastIndexOf('.'));
  }

  /// {@return whether its file runs unchanged; others must be built first}
  public boolean runsAsItIs() {
    return Runner.of(Path.of(file)).isPresent();
  }

  /// {@return the text of the program}
  public String text() {
    return ProgramName.in(Resource.text(Template.class, "templates/" + file));
  }

  /// {@return the program for a file with another name, which a Java class takes over}
  public String text(Path called) {
    String stem = String.valueOf(called.getFileName()).replace(ending(), "");
    String own = file.replace(ending(), "");
    return SourceVersion.isName(stem) ? text().replaceAll("\\b" + own + "\\b", stem) : text();
  }
}
