package io.github.galefs.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.Damage;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reads and checks a store on a disk with unreadable pages, and prints what can be read. */
public final class UnreadableStoreReader {
    private UnreadableStoreReader() {}

    public static void main(final String[] arguments) throws IOException {
        final Path directory = Path.of(arguments[0]);
        try (EmbeddedStore store = EmbeddedStore.openReadOnly(new EmbeddedStoreContext().directory(directory))) {
            final int length = (int) store.stat("file").size();
            final byte[] content = Bytes.pattern(length, 1);
            final long handle = store.open("file", Bytes.READ);
            int right = 0;
            for (int offset = 0; offset < length; offset += store.blockSize()) {
                try {
                    final byte[] block = Bytes.read(store, handle, offset, store.blockSize());
                    right += Arrays.equals(block, Arrays.copyOfRange(content, offset, offset + block.length)) ? 1 : 0;
                } catch (final FileServiceException e) {
                    System.out.println(e.error() + " for block " + offset / store.blockSize());
                }
            }
            System.out.println(right + " blocks are right");
        }
        final CheckReport report = StoreCheck.check(directory);
        System.out.println("fsck: damaged " + blocks(report.damages()) + ", remarks on " + blocks(report.remarks()));
    }

    private static String blocks(final List<Damage> damages) {
        return damages.stream()
                .filter(damage -> damage.block() != Damage.NO_BLOCK)
                .map(damage -> damage.path() + " " + damage.block())
                .collect(Collectors.joining(" "));
    }
}
