package io.github.galefs.store.crash;

import io.github.galefs.store.disk.ForcedFile;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A disk that loses its power. Files are real, in a directory of this machine, and nothing is forced there; what the
 * store forces is remembered instead: the last forced bytes of each file, and the last forced names. {@link #freeze}
 * takes what the disk may hold at a moment.
 *
 * <p>Before and after each call, a listener runs; it may freeze.
 */
class SimulatedDisk implements StoreDisk {
    private final Path root;

    /** Names of deleted files, so that their bytes can still be read and their keys are not used again. */
    private final Path graveyard;

    private final Runnable listener;

    /** Forced content by the file's key. A file that was never forced has none. */
    private final Map<Object, byte[]> forced = new HashMap<>();

    /** Where the current content of a file can be read, by its key. */
    private final Map<Object, Path> current = new HashMap<>();

    /** Keys by name, relative to the root, as they were forced. A directory's key is its own path. */
    private final TreeMap<Path, Object> forcedNames = new TreeMap<>();

    /** Keys by name as they are now. */
    private final TreeMap<Path, Object> names = new TreeMap<>();

    /** Changes of names that were not forced, oldest first. */
    private final List<Change> changes = new ArrayList<>();

    private int buried;

    /**
     * Creates a disk with the files that exist in a directory, which are durable.
     *
     * @param root      directory of the store; may not exist.
     * @param graveyard an empty directory on the same file system.
     * @param listener  runs before and after each call, without locks of this disk.
     */
    SimulatedDisk(final Path root, final Path graveyard, final Runnable listener) throws IOException {
        this.root = root;
        this.graveyard = graveyard;
        this.listener = listener;
        if (Files.exists(root)) {
            try (Stream<Path> paths = Files.walk(root)) {
                for (final Path path : (Iterable<Path>) paths.filter(path -> !path.equals(root))::iterator) {
                    adopt(path);
                }
            }
        }
    }

    /**
     * Creates a disk after the death of a process: it has lost nothing, and what was not forced is still not forced.
     *
     * @param root      directory of the store, which is created.
     * @param graveyard as for the other constructor.
     * @param listener  as for the other constructor.
     * @param before    the disk at the moment of the death.
     */
    SimulatedDisk(final Path root, final Path graveyard, final Runnable listener, final FrozenDisk before)
            throws IOException {
        this.root = root;
        this.graveyard = graveyard;
        this.listener = listener;
        before.writeWhole(root);
        before.applyAll(names);
        final Map<Object, Object> keys = new HashMap<>();
        for (final Map.Entry<Path, Object> name : names.entrySet()) {
            if (!(name.getValue() instanceof Path)) {
                keys.put(name.getValue(), key(root.resolve(name.getKey())));
                current.put(keys.get(name.getValue()), root.resolve(name.getKey()));
            }
        }
        for (final Map.Entry<Object, byte[]> file : before.current().entrySet()) {
            if (!keys.containsKey(file.getKey())) {
                final Path grave = graveyard.resolve(Integer.toString(buried++));
                Files.write(grave, file.getValue());
                keys.put(file.getKey(), key(grave));
                current.put(key(grave), grave);
            }
        }
        names.replaceAll((name, key) -> keys.getOrDefault(key, key));
        forcedNames.putAll(before.forcedNames());
        forcedNames.replaceAll((name, key) -> keys.getOrDefault(key, key));
        before.changes()
                .forEach(change -> changes.add(
                        new Change(change.from(), change.to(), keys.getOrDefault(change.key(), change.key()))));
        before.forced().forEach((key, bytes) -> forced.put(keys.getOrDefault(key, key), bytes));
    }

    /**
     * A change of names.
     *
     * @param from the old name; null for a new file or directory.
     * @param to   the new name; null for a deletion.
     * @param key  key of the file.
     */
    record Change(Path from, Path to, Object key) {
        /** Whether a force of a directory makes this change durable. */
        boolean isIn(final Path directory) {
            return directory.equals(parent(from)) || directory.equals(parent(to));
        }

        /** Makes the change, unless an earlier one that it needs was not made. */
        void applyTo(final Map<Path, Object> target) {
            final Path directory = parent(to);
            if (to != null && directory != null && !directory.equals(Path.of("")) && !target.containsKey(directory)) {
                return;
            }
            if (from != null && target.remove(from) == null && to != null) {
                return;
            }
            if (to != null) {
                target.put(to, key);
            }
        }

        private static Path parent(final Path path) {
            return path == null ? null : path.getParent() == null ? Path.of("") : path.getParent();
        }
    }

    /** Takes what the disk may hold now. Writers may go on meanwhile, as they do while a real disk writes. */
    synchronized FrozenDisk freeze() throws IOException {
        forget();
        final Map<Object, byte[]> contents = new HashMap<>();
        for (final Map.Entry<Object, Path> file : current.entrySet()) {
            contents.put(file.getKey(), read(file.getValue()));
        }
        return new FrozenDisk(new TreeMap<>(forcedNames), List.copyOf(changes), new HashMap<>(forced), contents);
    }

    @Override
    public void createFile(final Path file) throws IOException {
        listener.run();
        synchronized (this) {
            StoreDisk.system().createFile(file);
            if (!names.containsKey(relative(file))) {
                final Object key = key(file);
                current.put(key, root.resolve(relative(file)));
                change(null, relative(file), key);
            }
        }
        listener.run();
    }

    @Override
    public void createDirectory(final Path directory) throws IOException {
        listener.run();
        synchronized (this) {
            StoreDisk.system().createDirectory(directory);
            final Path name = relative(directory);
            if (!name.startsWith("..") && !name.equals(Path.of("")) && !names.containsKey(name)) {
                change(null, name, name);
            }
        }
        listener.run();
    }

    @Override
    public void link(final Path file, final Path link) throws IOException {
        listener.run();
        synchronized (this) {
            StoreDisk.system().link(file, link);
            change(null, relative(link), names.get(relative(file)));
        }
        listener.run();
    }

    @Override
    public void move(final Path from, final Path to) throws IOException {
        listener.run();
        synchronized (this) {
            final Object replaced = names.get(relative(to));
            if (replaced != null) {
                bury(to, replaced);
            }
            final Object key = names.get(relative(from));
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
            current.put(key, root.resolve(relative(to)));
            change(relative(from), relative(to), key);
        }
        listener.run();
    }

    @Override
    public void delete(final Path file) throws IOException {
        listener.run();
        synchronized (this) {
            final Object key = names.get(relative(file));
            if (key != null) {
                bury(file, key);
                change(relative(file), null, key);
            }
            Files.deleteIfExists(file);
        }
        listener.run();
    }

    @Override
    public void force(final Path file) throws IOException {
        listener.run();
        synchronized (this) {
            if (Files.notExists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            forced.put(key(file), read(file));
        }
        listener.run();
    }

    @Override
    public ForcedFile open(final Path file) {
        return new ForcedFile() {
            @Override
            public void force() throws IOException {
                SimulatedDisk.this.force(file);
            }

            @Override
            public void close() {
                // A force opens the file by its name.
            }
        };
    }

    @Override
    public void forceDirectory(final Path directory) throws IOException {
        listener.run();
        synchronized (this) {
            final Path name = relative(directory);
            final List<Change> done =
                    changes.stream().filter(change -> change.isIn(name)).toList();
            done.forEach(change -> change.applyTo(forcedNames));
            changes.removeAll(done);
        }
        listener.run();
    }

    /** Forgets deleted files that no loss of power can bring back. */
    private void forget() {
        final Set<Object> needed = new HashSet<>(forcedNames.values());
        needed.addAll(names.values());
        changes.forEach(change -> needed.add(change.key()));
        current.keySet().retainAll(needed);
        forced.keySet().retainAll(needed);
    }

    private void change(final Path from, final Path to, final Object key) {
        final Change change = new Change(from, to, key);
        changes.add(change);
        change.applyTo(names);
    }

    private void adopt(final Path path) throws IOException {
        final Path name = relative(path);
        final boolean directory = Files.isDirectory(path);
        final Object key = directory ? name : key(path);
        names.put(name, key);
        forcedNames.put(name, key);
        if (!directory) {
            current.put(key, path);
            forced.put(key, read(path));
        }
    }

    private void bury(final Path file, final Object key) throws IOException {
        final Path grave = graveyard.resolve(Integer.toString(buried++));
        try {
            Files.createLink(grave, file);
        } catch (final FileAlreadyExistsException e) {
            throw new AssertionError(e);
        }
        current.put(key, grave);
    }

    /** Returns a path in the store, which may lead through a descriptor. The file itself need not exist. */
    private Path relative(final Path path) throws IOException {
        final Path real = Files.exists(path)
                ? path.toRealPath()
                : path.toAbsolutePath().getParent().toRealPath().resolve(path.getFileName());
        final Path realRoot = Files.exists(root) ? root.toRealPath() : root;
        return realRoot.relativize(real);
    }

    private static Object key(final Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    private static byte[] read(final Path file) throws IOException {
        return Files.readAllBytes(file);
    }
}
