package io.github.galefs.hadoop;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.hadoop.client.DirectoryWindows;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;
import org.apache.hadoop.util.functional.RemoteIterators;

/**
 * Pages of directories. HDFS lists by signed bytes: a name with a byte above 127 comes before names that it should
 * follow. Safe for use by several threads.
 */
final class DirectoryPages {
    private final HadoopClient client;
    private final OpenFiles openFiles;
    private final DirectoryWindows windows;

    DirectoryPages(final HadoopClient client, final OpenFiles openFiles) {
        this(client, openFiles, new DirectoryWindows(client.patience()));
    }

    DirectoryPages(final HadoopClient client, final OpenFiles openFiles, final DirectoryWindows windows) {
        this.client = client;
        this.openFiles = openFiles;
        this.windows = windows;
    }

    /**
     * Returns a page; see {@link io.github.galefs.file.FileService#list(String, String, int)}.
     *
     * @param directory path of a directory.
     */
    List<DirectoryEntry> page(final ResolvedPath directory, final String after, final int limit)
            throws FileServiceException {
        final DistributedFileSystem files = client.files();
        return present(windows.page(
                directory.path(),
                directory.toString(),
                after,
                limit,
                () -> RemoteIterators.mappingRemoteIterator(
                        files.listStatusIterator(directory.path()), status -> entry(directory, status))));
    }

    private DirectoryEntry entry(final ResolvedPath directory, final FileStatus status) throws IOException {
        final HdfsFileStatus of = (HdfsFileStatus) status;
        return new DirectoryEntry(of.getLocalName(), openFiles.statusOf(directory, of));
    }

    /** Gives files that are being written their present status. */
    private List<DirectoryEntry> present(final List<DirectoryEntry> page) throws FileServiceException {
        final List<DirectoryEntry> entries = new ArrayList<>(page.size());
        for (final DirectoryEntry entry : page) {
            entries.add(new DirectoryEntry(entry.name(), openFiles.present(entry.status())));
        }
        return entries;
    }

    /** Drops what is known of directories. To be called after each change of a name. */
    void onChanged() {
        windows.onChanged();
    }
}
