package io.github.galefs;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.MappedBlock;
import io.github.galefs.file.MappedBlocks;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Decorator of a file service that fails, and that another client changes, as a {@link ServiceCommand} orders. Used by
 * many threads; commands are given one after the other.
 */
final class ScriptedFiles extends ForwardingFileService implements MappedBlocks {
    /** Files of scripts. */
    static final List<String> NAMES = List.of("f0", "f1", "f2");

    private static final int MAX_REPLACEMENT = 30_000;
    private static final int FAILURE_INTERVAL = 8;

    private final FileService store;
    private final FileService files;
    private final Outage outage;
    private final Map<Long, String> openPaths = new ConcurrentHashMap<>();
    private final Deque<Map<String, byte[]>> looks = new ArrayDeque<>();
    private volatile Set<ServiceCommand> faults = EnumSet.noneOf(ServiceCommand.class);
    private volatile SplittableRandom random;
    private int replacements;

    /** What makes a server end and start again. */
    interface Outage {
        void begin() throws FileServiceException;

        void end() throws FileServiceException;
    }

    /**
     * Creates a decorator.
     *
     * @param store  of the files, for another client.
     * @param files  the same files, for this client.
     * @param outage ends the server of {@code files}; null if there is none: then calls fail here.
     */
    ScriptedFiles(final FileService store, final FileService files, final Outage outage) {
        this.store = store;
        this.files = files;
        this.outage = outage;
    }

    /** Makes some of the calls fail from now on, in no certain order. */
    void failAtRandom(final Set<ServiceCommand> newFaults, final long seed) {
        random = new SplittableRandom(seed);
        faults = newFaults;
    }

    /** Returns what the next {@link ServiceCommand#LOOK} of the script has seen, by name. */
    Map<String, byte[]> nextLook() {
        return looks.remove();
    }

    /** Returns the content of the files, by name. */
    Map<String, byte[]> look() throws FileServiceException {
        final Map<String, byte[]> contents = new TreeMap<>();
        for (final var entry : store.list("/")) {
            if (!entry.status().directory()) {
                contents.put(entry.name(), TestBytes.get(store, entry.name()));
            }
        }
        return contents;
    }

    /** Returns what another client writes. */
    static byte[] replacement(final int number) {
        return TestBytes.random(number * 7001 % MAX_REPLACEMENT, number);
    }

    /** As a read: those that are in place have the same faults. */
    @Override
    public MappedBlock map(final long handle, final long fileOffset, final int length) throws FileServiceException {
        failIf(ServiceCommand.READS_FAIL);
        return files instanceof final MappedBlocks mapped ? mapped.map(handle, fileOffset, length) : null;
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        for (final ServiceCommand command : ServiceCommand.values()) {
            if (command.path().equals(path)) {
                execute(command);
                throw new FileServiceException(PosixError.ENOENT, "command " + command);
            }
        }
        failIf(ServiceCommand.OPENS_FAIL);
        final long handle = super.open(path, options);
        openPaths.put(handle, path);
        return handle;
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        openPaths.remove(handle);
        super.close(handle);
        failIf(ServiceCommand.SERVER_ENDS);
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        failIf(ServiceCommand.STATUS_FAILS);
        return super.status(handle);
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        failIf(ServiceCommand.READS_FAIL);
        return super.read(handle, fileOffset, destination, destinationOffset, length);
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        failIf(ServiceCommand.READS_FAIL);
        return super.read(handle, fileOffset, destinations);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        failIf(ServiceCommand.WRITES_FAIL);
        if (isDue(ServiceCommand.DISK_IS_FULL)) {
            super.write(handle, fileOffset, source, sourceOffset, length / 2);
            throw new FileServiceException(PosixError.ENOSPC, "as ordered");
        }
        return super.write(handle, fileOffset, source, sourceOffset, length);
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        failIf(ServiceCommand.TRUNCATIONS_FAIL);
        return super.truncate(handle, size);
    }

    /** The services are closed by the test. */
    @Override
    public void close() {}

    private void execute(final ServiceCommand command) throws FileServiceException {
        switch (command) {
            case REPLACE_0 -> replaceClosed(NAMES.get(0));
            case REPLACE_1 -> replaceClosed(NAMES.get(1));
            case REMOVE_0 -> removeClosed(NAMES.get(0));
            case LOOK -> looks.add(look());
            case REPAIR -> repair();
            default -> beginFault(command);
        }
    }

    private void beginFault(final ServiceCommand fault) throws FileServiceException {
        if (fault == ServiceCommand.SERVER_ENDS && !faults.contains(fault) && outage != null) {
            outage.begin();
        }
        final Set<ServiceCommand> all = EnumSet.of(fault);
        all.addAll(faults);
        faults = all;
    }

    private void repair() throws FileServiceException {
        if (faults.contains(ServiceCommand.SERVER_ENDS) && outage != null) {
            outage.end();
        }
        faults = EnumSet.noneOf(ServiceCommand.class);
    }

    private void replaceClosed(final String name) throws FileServiceException {
        replacements++;
        if (!openPaths.containsValue(name)) {
            TestBytes.put(store, name, replacement(replacements));
        }
    }

    private void removeClosed(final String name) throws FileServiceException {
        if (!openPaths.containsValue(name)
                && store.list("/").stream().anyMatch(entry -> entry.name().equals(name))) {
            store.remove(name);
        }
    }

    private void failIf(final ServiceCommand fault) throws FileServiceException {
        final boolean hasServer = !faults.contains(ServiceCommand.SERVER_ENDS);
        if (!hasServer && outage == null) {
            throw new FileServiceException(PosixError.ECONNRESET, "as ordered");
        }
        if (hasServer && isDue(fault)) {
            throw new FileServiceException(PosixError.EIO, "as ordered");
        }
    }

    private boolean isDue(final ServiceCommand fault) {
        return faults.contains(fault) && (random == null || isRandomlyDue());
    }

    private synchronized boolean isRandomlyDue() {
        return random.nextInt(FAILURE_INTERVAL) == 0;
    }
}
