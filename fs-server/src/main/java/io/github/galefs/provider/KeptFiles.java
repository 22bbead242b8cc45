package io.github.galefs.provider;

import io.github.galefs.file.FileServiceException;
import java.util.List;

/** The files of a staging directory that no process has open. Safe for use by several threads. */
public interface KeptFiles extends AutoCloseable {
    /**
     * Returns the files.
     *
     * @return the files, by their numbers.
     * @throws FileServiceException EIO.
     */
    List<KeptUpload> list() throws FileServiceException;

    /**
     * Uploads a file over the one that it was made from, and removes it here.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; ESTALE if others have changed the file since; the
     *     failures of the place. The file is kept then.
     */
    void upload(long id) throws FileServiceException;

    /**
     * Uploads a file under another path, and removes it here.
     *
     * @param id   number of the file.
     * @param path path in the place, from its root; a file there is replaced.
     * @throws FileServiceException ENOENT for another number; the failures of the place. The file is kept then.
     */
    void uploadAs(long id, String path) throws FileServiceException;

    /**
     * Removes a file, and what its upload has left in the place.
     *
     * @param id number of the file.
     * @throws FileServiceException ENOENT for another number; the failures of the place. The file is kept then.
     */
    void discard(long id) throws FileServiceException;

    /**
     * Closes the staging directory.
     *
     * @throws FileServiceException EIO.
     */
    @Override
    void close() throws FileServiceException;
}
