package io.github.galefs.hadoop;

import io.github.galefs.file.FileOpenOption;
import java.util.Set;

/**
 * A handle.
 *
 * @param file    its file.
 * @param path    the path that the file was opened by, for messages.
 * @param options how it was opened.
 */
record OpenHandle(OpenFile file, HadoopPath path, Set<FileOpenOption> options) {
    boolean reads() {
        return options.contains(FileOpenOption.READ);
    }

    boolean writes() {
        return options.contains(FileOpenOption.WRITE);
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
