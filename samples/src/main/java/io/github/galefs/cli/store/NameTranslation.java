package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.nio.charset.StandardCharsets;
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

    /**
     * Returns the translation of a name, or of the names of a path, that a file is to get.
     *
     * @param path  names to translate.
     * @param shown path of the file, for the message.
     * @throws CommandException when a name has bytes that are no text, and the names of the other service are text.
     */
    String translate(final String path, final String shown) throws CommandException {
        final String translated = translate(path);
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(translated)) {
            throw new CommandException("\"" + shown + "\": the name is no text, and the names of the target are");
        }
        return translated;
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
