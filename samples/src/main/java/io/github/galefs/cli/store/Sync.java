package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.Output;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Makes one tree equal to another, in one direction, and counts what it does. Goes through both in the order of names,
 * one directory after the other; files are copied several at a time. What cannot be copied is left behind: the target
 * keeps what it has in its place. For use by one thread.
 */
final class Sync implements AutoCloseable {
    private static final int MAX_COPIES = 3;

    private final SyncTree source;
    private final SyncTree target;
    private final SyncRules rules;
    private final LeftBehind leftBehind;
    private final Output output;
    private final ParallelCopies copies = new ParallelCopies();
    private final Deque<Directory> directories = new ArrayDeque<>();
    private SourceInTarget sourceInTarget = SourceInTarget.UNCHANGED;
    private final AtomicLong created = new AtomicLong();
    private final AtomicLong changed = new AtomicLong();
    private final AtomicLong removed = new AtomicLong();
    private final AtomicLong unchanged = new AtomicLong();

    Sync(
            final SyncTree source,
            final SyncTree target,
            final SyncRules rules,
            final LeftBehind leftBehind,
            final Output output) {
        this.source = source;
        this.target = target;
        this.rules = rules;
        this.leftBehind = leftBehind;
        this.output = output;
    }

    /**
     * A directory of the source.
     *
     * @param path  from the top.
     * @param isNew whether the target has no entries in it: it lacks the directory or has just created it.
     */
    private record Directory(String path, boolean isNew) {
        String in(final SyncEntry entry) {
            return path.isEmpty() ? entry.name() : path + "/" + entry.name();
        }
    }

    /** Makes the target equal to the source; it is complete when this returns. */
    void run() throws IOException, CommandException, InterruptedException {
        if (!source.exists()) {
            throw new CommandException(source.describe("") + ": no such directory");
        }
        final boolean isNew = !target.exists();
        try (SyncMark mark = rules.isDryRun() ? SyncMark.NONE : target.mark("")) {
            mark.requireApart(source, target);
            sourceInTarget = rules.isDryRun() ? SourceInTarget.UNCHANGED : SourceInTarget.of(source, target);
            run(mark, isNew);
        }
    }

    private void run(final SyncMark mark, final boolean isNew)
            throws IOException, CommandException, InterruptedException {
        if (isNew) {
            makeDirectory("");
        }
        // No recursion: a tree may be deeper than a stack.
        directories.push(new Directory("", isNew));
        while (!directories.isEmpty()) {
            final Directory directory = directories.pop();
            leftBehind.attempt(() -> visit(directory, mark));
        }
        copies.finish();
    }

    /** Returns what was done, or would be done, in one line. */
    String summary() {
        return "created " + created + ", changed " + changed + ", removed " + removed + ", unchanged " + unchanged
                + (leftBehind.count() == 0 ? "" : ", left behind " + leftBehind.count());
    }

    @Override
    public void close() {
        copies.close();
    }

    /** A name that cannot be decoded may be any that the target has: nothing may be deleted then. */
    private boolean requireComplete(final SyncTree.Cursor sources, final Directory directory)
            throws IOException, CommandException, InterruptedException {
        leftBehind.attempt(() -> {
            if (!sources.isComplete()) {
                throw new CommandException(target.describe(directory.path())
                        + ": nothing is deleted there, because a name of the source cannot be decoded");
            }
        });
        return sources.isComplete();
    }

    private void visit(final Directory directory, final SyncMark mark)
            throws IOException, CommandException, InterruptedException {
        // The paths may not tell that the target is below the source, and each run would nest one more copy.
        if (directory.isNew()) {
            mark.requireAbsent(source, target, directory.path());
        }
        final SyncTree.Cursor sources = source.entries(directory.path());
        final SyncTree.Cursor targets = directory.isNew() ? SyncTree.Cursor.EMPTY : target.entries(directory.path());
        final boolean deletes = rules.deletes() && requireComplete(sources, directory);
        SyncEntry wanted = sources.next();
        SyncEntry present = targets.next();
        while (wanted != null || present != null) {
            requireNoInterrupt();
            final int order = order(wanted, present);
            if (order > 0) {
                if (deletes) {
                    final SyncEntry surplus = present;
                    leftBehind.attempt(() -> remove(directory.in(surplus), surplus));
                }
            } else {
                final SyncEntry source = wanted;
                final SyncEntry target = order == 0 ? present : null;
                leftBehind.attempt(() -> update(directory.in(source), source, target));
                wanted = sources.next();
            }
            present = order >= 0 ? targets.next() : present;
        }
    }

    private static int order(final SyncEntry wanted, final SyncEntry present) {
        if (wanted == null) {
            return 1;
        }
        return present == null ? -1 : SyncEntry.BY_NAME.compare(wanted, present);
    }

    /** Makes an entry of the target, which is null if it is missing, equal to that of the source. */
    private void update(final String path, final SyncEntry wanted, final SyncEntry present)
            throws IOException, CommandException, InterruptedException {
        if (wanted.kind() == SyncEntry.Kind.OTHER) {
            return;
        }
        final boolean isOtherKind = present != null && present.kind() != wanted.kind();
        if (isOtherKind) {
            removeForOtherKind(path, wanted, present);
        }
        final SyncEntry kept = isOtherKind ? null : present;
        if (wanted.isDirectory()) {
            if (kept == null) {
                makeDirectory(path);
            } else {
                sourceInTarget.requireOther(path, kept);
            }
            directories.push(new Directory(path, kept == null));
        } else {
            updateFile(path, wanted, kept);
        }
    }

    private void removeForOtherKind(final String path, final SyncEntry wanted, final SyncEntry present)
            throws IOException, CommandException, InterruptedException {
        if (!rules.deletes()) {
            throw new CommandException(target.describe(path) + ": is " + present.kind() + ", and "
                    + source.describe(path) + " is " + wanted.kind() + "; --delete replaces it");
        }
        remove(path, present);
    }

    private void makeDirectory(final String path) throws IOException {
        note("create", path);
        created.incrementAndGet();
        if (!rules.isDryRun()) {
            target.makeDirectory(path);
        }
    }

    private void updateFile(final String path, final SyncEntry wanted, final SyncEntry present)
            throws IOException, CommandException, InterruptedException {
        if (present == null) {
            submitWrite(path, wanted, "create", created);
        } else if (present.size() != wanted.size()) {
            submitWrite(path, wanted, "change", changed);
        } else if (rules.comparesContents()) {
            copies.submit(chunk -> leftBehind.attempt(() -> {
                if (haveSameContents(path, chunk)) {
                    unchanged.incrementAndGet();
                } else {
                    write(path, wanted, "change", changed, chunk);
                }
            }));
        } else if (hasOtherTime(wanted, present)) {
            submitWrite(path, wanted, "change", changed);
        } else {
            unchanged.incrementAndGet();
        }
    }

    /** Without times of its own, a copy that is no older than its original is up to date. */
    private boolean hasOtherTime(final SyncEntry wanted, final SyncEntry present) throws IOException {
        return target.keepsTimes()
                ? present.modificationMillis() != wanted.modificationMillis()
                : present.modificationMillis() < wanted.modificationMillis();
    }

    private void submitWrite(final String path, final SyncEntry wanted, final String verb, final AtomicLong count)
            throws IOException, CommandException, InterruptedException {
        copies.submit(chunk -> leftBehind.attempt(() -> write(path, wanted, verb, count, chunk)));
    }

    private void write(
            final String path, final SyncEntry wanted, final String verb, final AtomicLong count, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        note(verb, path);
        if (!rules.isDryRun()) {
            copy(path, wanted, chunk);
        }
        count.incrementAndGet();
    }

    /** Copies a file again if it changes meanwhile and its copy has a later time: each later run would trust that. */
    private void copy(final String path, final SyncEntry wanted, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        SyncEntry copied = wanted;
        for (int i = 0; i < MAX_COPIES; i++) {
            try (ReadableByteChannel bytes = source.open(path)) {
                target.write(path, copied, bytes, chunk);
            }
            final SyncEntry present = target.keepsTimes() ? copied : source.present(path, copied);
            if (present.equals(copied)) {
                return;
            }
            copied = present;
        }
        throw new CommandException(source.describe(path) + ": has changed during each of " + MAX_COPIES
                + " copies: sync again with --checksum when nobody writes it");
    }

    /** Compares two files of the same size, each by way of half of the chunk. */
    private boolean haveSameContents(final String path, final byte[] chunk) throws IOException, InterruptedException {
        final int half = chunk.length / 2;
        final ByteBuffer wanted = ByteBuffer.wrap(chunk, 0, half).slice();
        final ByteBuffer present = ByteBuffer.wrap(chunk, half, half).slice();
        try (ReadableByteChannel wantedBytes = source.open(path);
                ReadableByteChannel presentBytes = target.open(path)) {
            do {
                fill(wanted, wantedBytes);
                fill(present, presentBytes);
                if (!wanted.equals(present)) {
                    return false;
                }
            } while (wanted.hasRemaining());
            return true;
        }
    }

    private static void fill(final ByteBuffer buffer, final ReadableByteChannel bytes)
            throws IOException, InterruptedException {
        buffer.clear();
        int count = 0;
        while (count >= 0 && buffer.hasRemaining()) {
            requireNoInterrupt();
            count = bytes.read(buffer);
        }
        buffer.flip();
    }

    /** Removes an entry of the target with everything in it. */
    private void remove(final String path, final SyncEntry entry)
            throws IOException, CommandException, InterruptedException {
        final Deque<Removal> removals = new ArrayDeque<>();
        removals.push(removal(path, entry));
        while (!removals.isEmpty()) {
            requireNoInterrupt();
            final Removal removal = removals.getFirst();
            final SyncEntry below = removal.below().next();
            if (below != null) {
                removals.push(removal(removal.path() + "/" + below.name(), below));
            } else {
                removals.pop();
                note("remove", removal.path());
                removed.incrementAndGet();
                if (!rules.isDryRun()) {
                    target.remove(removal.path(), removal.entry());
                }
            }
        }
    }

    /** An entry to remove, after those below it. */
    private record Removal(String path, SyncEntry entry, SyncTree.Cursor below) {}

    private Removal removal(final String path, final SyncEntry entry)
            throws IOException, CommandException, InterruptedException {
        if (!entry.isDirectory()) {
            return new Removal(path, entry, SyncTree.Cursor.EMPTY);
        }
        sourceInTarget.requireOther(path, entry);
        return new Removal(path, entry, target.entries(path));
    }

    /** Prints what would be done. Several threads do so when contents are compared. */
    private synchronized void note(final String verb, final String path) {
        if (rules.isDryRun()) {
            output.line(verb + " " + target.describe(path));
        }
    }

    private static void requireNoInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
