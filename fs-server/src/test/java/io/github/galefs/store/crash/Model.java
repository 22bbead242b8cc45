package io.github.galefs.store.crash;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Expected content of one worker's directory and snapshots. Immutable. */
final class Model {
    /** Content of a directory, distinguished from an empty file by identity. */
    static final byte[] DIRECTORY = {};

    /** Content by path; a directory's is {@link #DIRECTORY}. The arrays are never changed. */
    private final TreeMap<String, byte[]> files;

    /** The value of {@link #files} at the time of each snapshot, by the snapshot's name. */
    private final TreeMap<String, Map<String, byte[]>> snapshots;

    /** Model of a worker that has made no call yet. */
    Model(final int worker) {
        files = new TreeMap<>(Map.of(Operation.home(worker), DIRECTORY));
        snapshots = new TreeMap<>();
    }

    private Model() {
        files = new TreeMap<>();
        snapshots = new TreeMap<>();
    }

    /** Returns the model of a store in which nothing was ever done. */
    static Model ofNothing() {
        return new Model();
    }

    private Model(final Model other) {
        files = new TreeMap<>(other.files);
        snapshots = new TreeMap<>(other.snapshots);
    }

    /** Returns the model after a call. */
    Model after(final Operation operation) {
        return steps(operation).getLast();
    }

    /** Returns the states that a call passes through, first to last. A crash may leave any of them. */
    List<Model> steps(final Operation operation) {
        final List<Model> steps = new ArrayList<>();
        steps.add(this);
        switch (operation.kind()) {
            case WRITE, APPEND_BLOCKS -> write(operation, steps);
            case TRUNCATE -> {
                if (isFile(operation.path())) {
                    steps.add(with(operation.path(), Arrays.copyOf(files.get(operation.path()), operation.offset())));
                }
            }
            case UNLINK -> {
                if (isFile(operation.path())) {
                    steps.add(without(operation.path()));
                }
            }
            case RENAME -> rename(operation.path(), operation.other(), steps);
            case MAKE_DIRECTORY -> {
                if (!files.containsKey(operation.path()) && isDirectory(parent(operation.path()))) {
                    steps.add(with(operation.path(), DIRECTORY));
                }
            }
            case REMOVE_DIRECTORY -> {
                if (isDirectory(operation.path()) && isEmpty(operation.path())) {
                    steps.add(without(operation.path()));
                }
            }
            case CREATE_SNAPSHOT -> {
                if (!snapshots.containsKey(operation.path())) {
                    final Model next = new Model(this);
                    next.snapshots.put(operation.path(), new TreeMap<>(files));
                    steps.add(next);
                }
            }
            case REMOVE_SNAPSHOT -> {
                if (snapshots.containsKey(operation.path())) {
                    final Model next = new Model(this);
                    next.snapshots.remove(operation.path());
                    steps.add(next);
                }
            }
            case SYNC, SYNC_ALL -> {}
        }
        return steps;
    }

    /** Describes the first difference of a store from this model; empty if there is none. */
    String differenceTo(final Map<String, byte[]> found, final Map<String, Map<String, byte[]>> foundSnapshots) {
        final String difference = difference(files, found);
        if (!difference.isEmpty()) {
            return difference;
        }
        if (!snapshots.keySet().equals(foundSnapshots.keySet())) {
            return "expected the snapshots " + snapshots.keySet() + ", found " + foundSnapshots.keySet();
        }
        for (final Map.Entry<String, Map<String, byte[]>> snapshot : snapshots.entrySet()) {
            final String inside = difference(snapshot.getValue(), foundSnapshots.get(snapshot.getKey()));
            if (!inside.isEmpty()) {
                return "in snapshot " + snapshot.getKey() + ", " + inside;
            }
        }
        return "";
    }

    /**
     * Describes the first difference of a store from this model, apart from what is marked as damaged or cannot be
     * read; empty if there is none. A file that is marked has a mark in its name instead of the name that it had.
     *
     * @param found          content by path; null for a file that cannot be read.
     * @param foundSnapshots the same for each snapshot; null to compare no snapshots.
     */
    String unmarkedDifferenceTo(
            final Map<String, byte[]> found, final Map<String, Map<String, byte[]>> foundSnapshots) {
        final String difference = unmarkedDifference(files, found);
        if (!difference.isEmpty() || foundSnapshots == null) {
            return difference;
        }
        final Set<String> names = unmarkedNames(foundSnapshots.keySet());
        if (!names.equals(snapshots.keySet())) {
            return "expected the snapshots " + snapshots.keySet() + ", found " + foundSnapshots.keySet();
        }
        for (final Map.Entry<String, Map<String, byte[]>> snapshot : foundSnapshots.entrySet()) {
            if (!DamageTest.isMarked(snapshot.getKey())) {
                final String inside = unmarkedDifference(snapshots.get(snapshot.getKey()), snapshot.getValue());
                if (!inside.isEmpty()) {
                    return "in snapshot " + snapshot.getKey() + ", " + inside;
                }
            }
        }
        return "";
    }

    private static String unmarkedDifference(final Map<String, byte[]> expected, final Map<String, byte[]> found) {
        if (!unmarkedNames(found.keySet()).equals(expected.keySet())) {
            return "expected the names " + names(expected) + ", found " + found.keySet();
        }
        final Map<String, byte[]> readable = new TreeMap<>(found);
        readable.values().removeIf(Objects::isNull);
        readable.keySet().removeIf(DamageTest::isMarked);
        final Map<String, byte[]> rest = new TreeMap<>(expected);
        rest.keySet().retainAll(readable.keySet());
        return difference(rest, readable);
    }

    /** Returns names without the marks that a repair gives to files and snapshots. */
    private static Set<String> unmarkedNames(final Set<String> found) {
        return found.stream()
                .map(name -> name.replaceFirst("(\\.[0-9]+)?\\.damaged$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @SuppressWarnings("ReferenceEquality") // The content of every directory is one array, and of no file.
    private static String difference(final Map<String, byte[]> expected, final Map<String, byte[]> found) {
        if (!expected.keySet().equals(found.keySet())) {
            return "expected the names " + names(expected) + ", found " + names(found);
        }
        for (final Map.Entry<String, byte[]> file : expected.entrySet()) {
            final byte[] bytes = found.get(file.getKey());
            if ((file.getValue() == DIRECTORY) != (bytes == DIRECTORY)) {
                return file.getKey() + " should " + (bytes == DIRECTORY ? "not " : "") + "be a directory";
            }
            final int offset = Arrays.mismatch(file.getValue(), bytes);
            if (offset >= 0) {
                return file.getKey() + " differs at offset " + offset + " (block " + offset / Operation.BLOCK
                        + "): expected " + file.getValue().length + " bytes, found " + bytes.length;
            }
        }
        return "";
    }

    private void write(final Operation operation, final List<Model> steps) {
        final String path = operation.path();
        if (isDirectory(path) || !isDirectory(parent(path))) {
            return;
        }
        final byte[] old = files.getOrDefault(path, new byte[0]);
        if (!files.containsKey(path)) {
            steps.add(with(path, old));
        }
        final byte[] bytes = operation.bytes();
        int done = 0;
        while (done < bytes.length) {
            final int position = operation.offset() + done;
            done = Math.min(bytes.length, done + Operation.BLOCK - position % Operation.BLOCK);
            final byte[] content = Arrays.copyOf(old, Math.max(old.length, operation.offset() + done));
            System.arraycopy(bytes, 0, content, operation.offset(), done);
            steps.add(with(path, content));
        }
    }

    private void rename(final String from, final String to, final List<Model> steps) {
        if (!files.containsKey(from) || from.equals(to) || to.startsWith(from + "/") || !isDirectory(parent(to))) {
            return;
        }
        final boolean allowed =
                isFile(from) ? !isDirectory(to) : !files.containsKey(to) || (isDirectory(to) && isEmpty(to));
        if (!allowed) {
            return;
        }
        final Model next = without(to);
        for (final Map.Entry<String, byte[]> file : files.entrySet()) {
            final String path = file.getKey();
            if (path.equals(from) || path.startsWith(from + "/")) {
                next.files.remove(path);
                next.files.put(to + path.substring(from.length()), file.getValue());
            }
        }
        steps.add(next);
    }

    private Model with(final String path, final byte[] content) {
        final Model next = new Model(this);
        next.files.put(path, content);
        return next;
    }

    private Model without(final String path) {
        final Model next = new Model(this);
        next.files.remove(path);
        return next;
    }

    @SuppressWarnings("ReferenceEquality") // The content of every directory is one array, and of no file.
    private boolean isDirectory(final String path) {
        return files.get(path) == DIRECTORY;
    }

    private boolean isFile(final String path) {
        return files.containsKey(path) && !isDirectory(path);
    }

    private boolean isEmpty(final String directory) {
        final String next = files.higherKey(directory + "/");
        return next == null || !next.startsWith(directory + "/");
    }

    private static String parent(final String path) {
        return path.substring(0, path.lastIndexOf('/'));
    }

    @SuppressWarnings("ReferenceEquality") // As above.
    private static String names(final Map<String, byte[]> files) {
        return files.entrySet().stream()
                .map(file -> file.getKey() + (file.getValue() == DIRECTORY ? "/" : ""))
                .collect(Collectors.joining(" "));
    }
}
