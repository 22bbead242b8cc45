package io.github.galefs.store.crash;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a store shows of one worker's directory and snapshots.
 *
 * @param files     content by path; a directory's is {@link Model#DIRECTORY}.
 * @param snapshots the same for each snapshot, by its name.
 */
record FoundFiles(Map<String, byte[]> files, Map<String, Map<String, byte[]>> snapshots) {
    /** Reads everything. */
    static FoundFiles of(final FileService files, final int worker) throws FileServiceException {
        return new FoundFiles(contents(files, Operation.home(worker)), snapshots(files, worker));
    }

    /** Describes the first difference from a model; empty if there is none. */
    String differenceTo(final Model model) {
        return model.differenceTo(files, snapshots);
    }

    private static Map<String, Map<String, byte[]>> snapshots(final FileService files, final int worker)
            throws FileServiceException {
        final Map<String, Map<String, byte[]>> snapshots = new TreeMap<>();
        for (final DirectoryEntry snapshot : files.list(FileService.SNAPSHOTS)) {
            if (Operation.isSnapshotOf(worker, snapshot.name())) {
                final String root = FileService.SNAPSHOTS + "/" + snapshot.name();
                final Map<String, byte[]> contents = new TreeMap<>();
                contents(files, root + Operation.home(worker))
                        .forEach((path, content) -> contents.put(path.substring(root.length()), content));
                snapshots.put(snapshot.name(), contents);
            }
        }
        return snapshots;
    }

    private static Map<String, byte[]> contents(final FileService files, final String directory)
            throws FileServiceException {
        final Map<String, byte[]> contents = new TreeMap<>();
        contents.put(directory, Model.DIRECTORY);
        for (final DirectoryEntry entry : files.list(directory)) {
            final String path = directory + "/" + entry.name();
            if (entry.status().directory()) {
                contents.putAll(contents(files, path));
            } else {
                contents.put(path, content(files, path, (int) entry.status().size()));
            }
        }
        return contents;
    }

    private static byte[] content(final FileService files, final String path, final int size)
            throws FileServiceException {
        final byte[] bytes = new byte[size];
        final long handle = files.open(path, EnumSet.of(FileOpenOption.READ));
        final int count = files.read(handle, 0, MemorySegment.ofArray(bytes), 0, size);
        files.close(handle);
        if (count != size) {
            throw new AssertionError("read " + count + " of " + size + " bytes of " + path);
        }
        return bytes;
    }
}
