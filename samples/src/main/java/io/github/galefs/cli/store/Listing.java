package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameKind;
import java.io.IOException;
import java.util.List;

/** Lists directories in the order of their names, a page of entries at a time. */
final class Listing {
    private final FileService files;
    private final ListForm form;

    /** Whether each directory is listed under its path. */
    private final boolean titled;

    /** Receives why a directory below another cannot be listed. */
    private final StoreWalk.Unlisted unlisted;

    private boolean begun;

    Listing(final FileService files, final ListForm form, final boolean titled, final StoreWalk.Unlisted unlisted) {
        this.files = files;
        this.form = form;
        this.titled = titled;
        this.unlisted = unlisted;
    }

    /** Shows a file or directory itself. */
    void file(final String path) throws IOException {
        file(path, NamedFile.of(files, path));
    }

    /** Lists a directory, or shows a file. */
    void contents(final String path) throws IOException {
        list(path, NamedFile.of(files, path));
    }

    private void list(final String path, final NamedFile file) throws IOException {
        if (file.status().directory()) {
            directory(path);
        } else {
            file(path, file);
        }
    }

    /** Lists a directory and all below it, or shows a file. */
    void tree(final String path) throws IOException {
        final NamedFile file = NamedFile.of(files, path);
        list(path, file);
        if (!file.status().directory()) {
            return;
        }
        final StoreWalk walk = new StoreWalk(files, path, unlisted);
        while (walk.next()) {
            if (walk.kind() == NameKind.DIRECTORY) {
                attempt(walk);
            }
        }
    }

    /** Lists a directory. If that fails, the walk has nothing to find in it. */
    private void attempt(final StoreWalk walk) throws IOException {
        try {
            directory(walk.path());
        } catch (final FileServiceException e) {
            unlisted.accept(e);
            walk.skip();
        }
    }

    private void file(final String path, final NamedFile file) throws IOException {
        form.print(path, file);
        begun = true;
    }

    private void directory(final String path) throws IOException {
        final DirectoryPages pages = new DirectoryPages(files);
        List<DirectoryEntry> page = pages.next(path);
        // After the first page: a directory that cannot be read has no title.
        if (titled) {
            if (begun) {
                form.output().line("");
            }
            form.output().line(path + ":");
            begun = true;
        }
        while (!page.isEmpty()) {
            form.print(path, page);
            page = pages.next(path);
        }
    }
}
