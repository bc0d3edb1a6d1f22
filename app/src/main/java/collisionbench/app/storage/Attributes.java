package collisionbench.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Copies owner, permissions and access list of a file to the one that takes its place.
final class Attributes {

  private final Path from;
  private final Path to;
  private final Set<LostAttribute> lost = EnumSet.noneOf(LostAttribute.class);

  private Attributes(Path from, Path to) {
    this.from = from;
    this.to = to;
  }

  /// Copies what can be copied.
  ///
  /// @param from a file that may not be there
  /// @return what cannot
  static Set<LostAttribute> keep(Path from, Path to) throws IOException {
    Attributes attributes = new Attributes(from, to);
    if (Files.exists(from)) {
      attributes.keepPosix();
      attributes.keepAccessList();
    }
    return attributes.lost;
  }

  private void keepPosix() throws IOException {
    Optional<PosixFileAttributeView> old = view(from, PosixFileAttributeView.class);
    Optional<PosixFileAttributeView> fresh = view(to, PosixFileAttributeView.class);
    if (old.isEmpty() || fresh.isEmpty()) {
      return;
    }
    PosixFileAttributes had = old.get().readAttributes();
    PosixFileAttributes has = fresh.get().readAttributes();
    PosixFileAttributeView target = fresh.get();
    if (!had.owner().equals(has.owner())) {
      attempt(LostAttribute.OWNER, () -> target.setOwner(had.owner()));
    }
    if (!had.group().equals(has.group())) {
      attempt(LostAttribute.GROUP, () -> target.setGroup(had.group()));
    }
    // After the owner: a change of that takes some permissions away.
    Set<PosixFilePermission> wanted = permissions(had.permissions());
    attempt(LostAttribute.PERMISSIONS, () -> target.setPermissions(wanted));
    if (!wanted.equals(had.permissions())) {
      lost.add(LostAttribute.PERMISSIONS);
    }
  }

  /// Where the group could not be kept, the new one gets no more than all others have.
  private Set<PosixFilePermission> permissions(Set<PosixFilePermission> had) {
    Set<PosixFilePermission> wanted = EnumSet.noneOf(PosixFilePermission.class);
    wanted.addAll(had);
    if (lost.contains(LostAttribute.GROUP)) {
      forAnybodyOnly(
          wanted, PosixFilePermission.GROUP_READ, had.contains(PosixFilePermission.OTHERS_READ));
      forAnybodyOnly(
          wanted, PosixFilePermission.GROUP_WRITE, had.contains(PosixFilePermission.OTHERS_WRITE));
      forAnybodyOnly(
          wanted,
          PosixFilePermission.GROUP_EXECUTE,
          had.contains(PosixFilePermission.OTHERS_EXECUTE));
    }
    return wanted;
  }

  private static void forAnybodyOnly(
      Set<PosixFilePermission> wanted, PosixFilePermission ofGroup, boolean anybody) {
    if (!anybody) {
      wanted.remove(ofGroup);
    }
  }

  private void keepAccessList() {
    Optional<AclFileAttributeView> old = view(from, AclFileAttributeView.class);
    Optional<AclFileAttributeView> fresh = view(to, AclFileAttributeView.class);
    if (old.isPresent() && fresh.isPresent()) {
      attempt(LostAttribute.ACCESS_LIST, () -> fresh.get().setAcl(old.get().getAcl()));
    }
  }

  private static <V extends java.nio.file.attribute.FileAttributeView> Optional<V> view(
      Path file, Class<V> type) {
    return Optional.ofNullable(Files.getFileAttributeView(file, type, new LinkOption[0]));
  }

  private interface Change {
    void make() throws IOException;
  }

  private void attempt(LostAttribute what, Change change) {
    try {
      change.make();
    } catch (IOException _) {
      lost.add(what);
    }
  }
}
