package io.github.galefs.file;

import java.util.ArrayList;
import java.util.List;

/** A file service that lists only names that can be opened, for users that take each name for a file or directory. */
public final class ServedNames extends ForwardingFileService {
    private final FileService files;

    /**
     * Makes a view of a service.
     *
     * @param files the service; {@link #close()} closes it.
     */
    public ServedNames(final FileService files) {
        this.files = files;
    }

    @Override
    protected FileService delegate() {
        return files;
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        final List<DirectoryEntry> served = new ArrayList<>();
        String last = after;
        boolean hasMore;
        do {
            final int wanted = limit - served.size();
            final List<DirectoryEntry> page = super.list(path, last, wanted);
            page.stream().filter(entry -> entry.kind().isServed()).forEach(served::add);
            hasMore = page.size() == wanted;
            last = page.isEmpty() ? last : page.getLast().name();
        } while (hasMore && served.size() < limit);
        return served;
    }
}
