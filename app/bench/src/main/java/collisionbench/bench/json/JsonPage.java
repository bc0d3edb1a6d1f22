package collisionbench.bench.json;

import collisionbench.bench.text.ProgramName;
import collisionbench.bench.text.Resource;

/// Web pages that contain JSON and build their content from it.
public final class JsonPage {

  /// The placeholders for the style and the script that all pages share, and for the JSON.
  private static final String STYLE_GAP = "@css";

  private static final String SCRIPT_GAP = "@script";

  private static final String JSON_GAP = "@json";

  private JsonPage() {}

  /// {@return a page}
  ///
  /// @param owner the class beside which the template is
  public static String of(Class<?> owner, String template, String json) {
    // In JSON, `<` occurs only in strings; escaped, no string can end the script element.
    return ProgramName.in(Resource.text(owner, template))
        .replace(STYLE_GAP, Resource.text(JsonPage.class, "page.css"))
        .replace(SCRIPT_GAP, Resource.text(JsonPage.class, "map.js"))
        .replace(JSON_GAP, json.replace("<", "\\u003c"));
  }
}
