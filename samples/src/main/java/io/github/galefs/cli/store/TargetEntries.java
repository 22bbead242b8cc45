package io.github.galefs.cli.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/** Local files to replace. Links are not followed: they may lead out of the tree. */
final class TargetEntries implements LocalEntries {
    private final LocalNames names;
    private final LeftBehind leftBehind;

    TargetEntries(final LocalNames names, final LeftBehind leftBehind) {
        this.names = names;
        this.leftBehind = leftBehind;
    }

    @Override
    public Directory in(final String path) {
        return file -> {
            final List<SyncEntry> found = new ArrayList<>(1);
            leftBehind.attempt(() -> found.add(read(file)));
            return found.stream().findFirst();
        };
    }

    private SyncEntry read(final Path file) throws IOException {
        final String name = names.name(file);
        final BasicFileAttributes attributes =
                Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isDirectory()) {
            return SyncEntry.of(name, SyncEntry.Kind.DIRECTORY, attributes);
        }
        return SyncEntry.of(name, attributes.isRegularFile() ? SyncEntry.Kind.FILE : SyncEntry.Kind.OTHER, attributes);
    }

    @Override
    public ReadableByteChannel open(final Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    }
}
