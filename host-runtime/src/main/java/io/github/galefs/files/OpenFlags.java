package io.github.galefs.files;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.kernel.file.DeviceFile;
import java.util.EnumSet;
import java.util.Set;

/**
 * Valid flags of a {@code gopen}.
 *
 * @param bits as the kernel passed them.
 */
record OpenFlags(int bits) {
    private static final int ACCESS_MODE_MASK = DeviceFile.O_WRONLY | DeviceFile.O_RDWR;
    private static final int KNOWN = ACCESS_MODE_MASK | DeviceFile.O_CREAT | DeviceFile.O_TRUNC;

    static OpenFlags of(final int bits, final String path) throws FileServiceException {
        final OpenFlags flags = new OpenFlags(bits);
        final boolean knownBits = (bits & ~KNOWN) == 0;
        final boolean oneMode = (bits & ACCESS_MODE_MASK) != ACCESS_MODE_MASK;
        if (!knownBits || !oneMode || (flags.truncates() && !flags.writes())) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "cannot open '" + path + "' with flags " + bits
                            + ": must be O_RDONLY, O_WRONLY or O_RDWR, with O_CREAT and, unless O_RDONLY, O_TRUNC");
        }
        return flags;
    }

    boolean reads() {
        return (bits & ACCESS_MODE_MASK) != DeviceFile.O_WRONLY;
    }

    boolean writes() {
        return (bits & ACCESS_MODE_MASK) != DeviceFile.O_RDONLY;
    }

    boolean truncates() {
        return (bits & DeviceFile.O_TRUNC) != 0;
    }

    /** Returns the options at the file service. A writer also reads: a partly written block is fetched first. */
    Set<FileOpenOption> options() {
        final EnumSet<FileOpenOption> options = EnumSet.of(FileOpenOption.READ);
        if (writes()) {
            options.add(FileOpenOption.WRITE);
        }
        if ((bits & DeviceFile.O_CREAT) != 0) {
            options.add(FileOpenOption.CREATE);
        }
        return options;
    }
}
