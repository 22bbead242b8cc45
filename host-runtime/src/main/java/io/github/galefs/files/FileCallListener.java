package io.github.galefs.files;

import io.github.galefs.file.FileServiceException;

/** Takes the result of an opening or a closing. */
@FunctionalInterface
interface FileCallListener {
    /**
     * The call has ended.
     *
     * @param result  of the call, if it succeeded.
     * @param failure or null.
     */
    void onEnded(int result, FileServiceException failure);
}
