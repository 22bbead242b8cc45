package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The names of one file service in the form of another.
 *
 * @param from form of the names.
 * @param to   form that they get.
 */
record NameTranslation(NameForm from, NameForm to) {
    /** Returns the translation of names of a file service into those of another. */
    static NameTranslation between(final FileService from, final FileService to) throws FileServiceException {
        return new NameTranslation(NameForm.of(from), NameForm.of(to));
    }

    /** Returns a name, or the names of a path. Names that are no text have unpaired surrogates where names are text. */
    String translate(final String path) {
        return from == to
                ? path
                : Arrays.stream(path.split("/", -1))
                        .map(name -> to.shown(from.plain(name)))
                        .collect(Collectors.joining("/"));
    }
}
