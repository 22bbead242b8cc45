package io.github.galefs.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/** A chain of directories {@code t/t/t...} that is made and taken apart by renames with short paths. */
public final class DeepTree {
    /** Path of the first directory of the chain. */
    public static final String TOP = "/t";

    private DeepTree() {}

    /** Puts one directory after the other above the chain. */
    public static void deepen(final FileService files, final int levels) throws FileServiceException {
        for (int i = 0; i < levels; i++) {
            files.makeDirectory("/x");
            files.rename(TOP, "/x/t");
            files.rename("/x", TOP);
        }
    }

    /** Removes directories from the top of the chain. */
    public static void removeTop(final FileService files, final int levels) throws FileServiceException {
        for (int i = 0; i < levels; i++) {
            files.rename(TOP + "/t", "/x");
            files.removeDirectory(TOP);
            files.rename("/x", TOP);
        }
    }
}
