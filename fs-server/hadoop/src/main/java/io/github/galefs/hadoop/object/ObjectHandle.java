package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileOpenOption;
import java.util.Set;

/**
 * A handle.
 *
 * @param file    its file.
 * @param path    the path that the file was opened by, for messages.
 * @param options how it was opened.
 */
record ObjectHandle(OpenObject file, ObjectPath path, Set<FileOpenOption> options) {
    boolean reads() {
        return options.contains(FileOpenOption.READ);
    }

    boolean writes() {
        return options.contains(FileOpenOption.WRITE);
    }

    /** Returns whether the handle may have made changes that its close uploads. */
    boolean changes() {
        return writes() || options.contains(FileOpenOption.CREATE);
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
