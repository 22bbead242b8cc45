package io.github.galefs.kernel.file;

import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.SameArguments;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;

/**
 * Open by a string literal, in a compiled kernel. The compiler concatenates a kernel's literals into one array of the
 * program and replaces {@link DeviceFile#gopen(long[], String, int)} by {@link #open}, with the path's offset and
 * length in that array.
 */
public final class LiteralPath {
    private LiteralPath() {}

    /**
     * Opens a file by a literal path. Collective over the work-group.
     *
     * @param fs     the file system: the kernel's first parameter.
     * @param offset byte offset of the path in the kernel's literals.
     * @param length bytes in the path, at most {@code LaneDescriptor.PATH_CAPACITY}.
     * @param flags  as those of {@code gopen}.
     * @return an fd or a negative errno, as {@code gopen}.
     */
    public static int open(final long[] fs, final int offset, final int length, final int flags) {
        SameArguments.check(SameArguments.OPEN_LITERAL, flags, 0, 0);
        long outcome = 0;
        if (WorkItem.localId() == 0) {
            outcome = FileOpener.begin(fs, length);
            if (outcome >= 0) {
                final long path = HostCall.path(fs);
                for (int i = 0; i < length; i++) {
                    DeviceMemory.putByteVolatile(fs, path + i, byteAt(offset + i));
                }
                outcome = FileOpener.request(fs, flags, length);
            }
        }
        return (int) HostCall.await(fs, outcome);
    }

    /**
     * Returns one byte of the kernel's literals. Only a compiled kernel has literals.
     *
     * @param index index of the byte, from 0.
     * @return the byte, sign-extended.
     * @throws IllegalStateException always, outside a compiled kernel.
     */
    @SuppressWarnings("DoNotCallSuggester")
    public static int byteAt(final int index) {
        throw new IllegalStateException("literal " + index + " was read outside a compiled kernel");
    }
}
