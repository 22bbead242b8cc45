package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The source of a synchronisation with names in the form of the target. Holds the entries of the directory that is
 * listed in memory: translated names have another order.
 */
final class TranslatedSyncTree implements SyncTree {
    private final SyncTree source;
    private final NameTranslation names;
    private final NameTranslation back;
    private final LeftBehind leftBehind;

    TranslatedSyncTree(final SyncTree source, final NameTranslation names, final LeftBehind leftBehind) {
        this.source = source;
        this.names = names;
        back = new NameTranslation(names.to(), names.from());
        this.leftBehind = leftBehind;
    }

    @Override
    public boolean exists() throws IOException, CommandException {
        return source.exists();
    }

    @Override
    public Cursor entries(final String directory) throws IOException, CommandException, InterruptedException {
        final List<SyncEntry> entries = new ArrayList<>();
        final Cursor cursor = source.entries(back.translate(directory));
        SyncEntry entry = cursor.next();
        while (entry != null) {
            final SyncEntry found = entry;
            leftBehind.attempt(() -> entries.add(translated(directory, found)));
            entry = cursor.next();
        }
        entries.sort(SyncEntry.BY_NAME);
        final Iterator<SyncEntry> sorted = entries.iterator();
        return () -> sorted.hasNext() ? sorted.next() : null;
    }

    private SyncEntry translated(final String directory, final SyncEntry entry) throws CommandException {
        final String name = names.translate(entry.name(), StorePaths.in(describe(directory), entry.name()));
        return new SyncEntry(name, entry.kind(), entry.size(), entry.modificationMillis());
    }

    @Override
    public SyncEntry present(final String path, final SyncEntry earlier) throws IOException {
        return source.present(back.translate(path), earlier);
    }

    @Override
    public ReadableByteChannel open(final String path) throws IOException {
        return source.open(back.translate(path));
    }

    @Override
    public void makeDirectory(final String path) throws IOException {
        source.makeDirectory(back.translate(path));
    }

    @Override
    public void remove(final String path, final SyncEntry entry) throws IOException {
        source.remove(back.translate(path), entry);
    }

    @Override
    public void write(final String path, final SyncEntry entry, final ReadableByteChannel bytes, final byte[] chunk)
            throws IOException, CommandException, InterruptedException {
        source.write(back.translate(path), entry, bytes, chunk);
    }

    @Override
    public SyncMark mark(final String directory) throws IOException {
        return source.mark(back.translate(directory));
    }

    @Override
    public boolean has(final String directory, final String name) throws IOException {
        return source.has(back.translate(directory), name);
    }

    @Override
    public boolean isBelow(final String name) throws IOException {
        return source.isBelow(name);
    }

    @Override
    public String describe(final String path) {
        return source.describe(back.translate(path));
    }
}
