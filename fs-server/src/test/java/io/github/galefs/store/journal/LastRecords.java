package io.github.galefs.store.journal;

import io.github.galefs.store.log.MetaLogReader;
import java.io.IOException;
import java.nio.file.Path;
import org.agrona.concurrent.UnsafeBuffer;

/** Reads numbers out of a journal. */
public final class LastRecords {
    private LastRecords() {}

    /** Returns the number of the last record that is no commit. */
    public static long lastChange(final Path meta) throws IOException {
        final long[] last = new long[1];
        MetaLogReader.replay(meta, (bytes, length) -> {
            final UnsafeBuffer record = new UnsafeBuffer(bytes);
            if (MetaRecordDescriptor.type(record) != MetaRecordType.COMMIT.code()) {
                last[0] = MetaRecordDescriptor.sequence(record);
            }
        });
        return last[0];
    }

    /** Returns the number of the last record that a commit covers. */
    public static long lastCommit(final Path meta) throws IOException {
        final long[] last = new long[1];
        MetaLogReader.replay(meta, (bytes, length) -> {
            final UnsafeBuffer record = new UnsafeBuffer(bytes);
            if (MetaRecordDescriptor.type(record) == MetaRecordType.COMMIT.code()) {
                last[0] = new MarkRecordFlyweight().wrap(record).value();
            }
        });
        return last[0];
    }
}
