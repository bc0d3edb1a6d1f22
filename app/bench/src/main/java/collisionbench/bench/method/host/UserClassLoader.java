package collisionbench.bench.method.host;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Set;

/// Loads the classes of a user. Where they call `System.exit`, an error is thrown instead, since
/// ending the process would take the questions of others with it.
final class UserClassLoader extends URLClassLoader {

  private static final Set<String> EXITS =
      Set.of("java/lang/System.exit", "java/lang/Runtime.exit", "java/lang/Runtime.halt");

  private static final ClassDesc ERROR = ClassDesc.of("java.lang.Error");

  private static final MethodTypeDesc WITH_MESSAGE =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_String);

  /// @param where the jar or folder of the classes
  UserClassLoader(URL where) {
    super(new URL[] {where}, UserClassLoader.class.getClassLoader());
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    URL file = findResource(name.replace('.', '/') + ".class");
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    try (var in = file.openStream()) {
      byte[] bytes = withoutExits(in.readAllBytes());
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException unreadable) {
      throw new ClassNotFoundException(name, unreadable);
    }
  }

  private byte[] withoutExits(byte[] bytes) {
    ClassFile format =
        ClassFile.of(
            ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(this)
                    .orElse(ClassHierarchyResolver.defaultResolver())));
    ClassTransform transform =
        ClassTransform.transformingMethodBodies((code, element) -> {
          if (element instanceof InvokeInstruction call && isExit(call)) {
            throwInstead(call, code);
          } else {
            code.with(element);
          }
        });
    try {
      return format.transformClass(format.parse(bytes), transform);
    } catch (IllegalArgumentException _) {
      return bytes; // of a version that is unknown, which is reported when it is defined
    }
  }

  private static String called(InvokeInstruction call) {
    return call.owner().asInternalName() + "." + call.name().stringValue();
  }

  private static boolean isExit(InvokeInstruction call) {
    return EXITS.contains(called(call));
  }

  private static void throwInstead(InvokeInstruction call, CodeBuilder code) {
    code.new_(ERROR)
        .dup()
        .ldc("called " + called(call).replace('/', '.'))
        .invokespecial(ERROR, ConstantDescs.INIT_NAME, WITH_MESSAGE)
        .athrow();
  }
}
