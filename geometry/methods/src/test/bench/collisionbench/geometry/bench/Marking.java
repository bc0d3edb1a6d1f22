package collisionbench.geometry.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/// Loads our classes a second time, with a call of `Fallback.mark` inserted before every call of
/// `BigInteger` or `BigDecimal`.
final class Marking extends ClassLoader {

  private static final String OURS = "collisionbench.geometry.";
  private static final String EXACT = "java/math/Big";
  private static final ClassDesc FALLBACK = ClassDesc.of(OURS + "bench.Fallback");

  Marking(ClassLoader parent) {
    super(parent);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded =
          name.startsWith(OURS) ? findLoadedClass(name) : super.loadClass(name, resolve);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] marked = marked(file.readAllBytes());
      return defineClass(name, marked, 0, marked.length);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static byte[] marked(byte[] file) {
    ClassFile files = ClassFile.of();
    return files.transformClass(
        files.parse(file), ClassTransform.transformingMethodBodies(Marking::mark));
  }

  private static void mark(CodeBuilder code, CodeElement element) {
    if (element instanceof InvokeInstruction call
        && call.owner().asInternalName().startsWith(EXACT)) {
      code.invokestatic(FALLBACK, "mark", ConstantDescs.MTD_void);
    }
    code.with(element);
  }
}
