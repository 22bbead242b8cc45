package io.github.galefs;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;

/** Opens the files of a session. */
@FunctionalInterface
interface FileServiceOpener {
    FileService open() throws FileServiceException;
}
