package io.github.galefs.hadoop.object;

import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.util.functional.RemoteIterators;

/** Lists without entries. */
final class Entries {
    static final RemoteIterator<FileStatus> NONE = RemoteIterators.remoteIteratorFromIterable(List.of());

    private Entries() {}
}
