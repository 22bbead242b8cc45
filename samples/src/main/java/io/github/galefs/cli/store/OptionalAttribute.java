package io.github.galefs.cli.store;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;

/** Permissions and times of copies, which some file services do not have: a copy there is complete without them. */
final class OptionalAttribute {
    private OptionalAttribute() {}

    /** Sets an attribute. */
    @FunctionalInterface
    interface Setting {
        /** Sets it. */
        void run() throws FileServiceException;
    }

    /** Sets an attribute, if the file service has it. */
    static void set(final Setting setting) throws FileServiceException {
        try {
            setting.run();
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOTSUP) {
                throw e;
            }
        }
    }
}
