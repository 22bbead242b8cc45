package io.github.galefs.cli.store;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A path of existing files as users write it, by the rules of a POSIX shell: each name in it may have the wildcards of
 * {@link Glob}, and a backslash takes the next character as it is, also in a path without wildcards.
 */
final class PathPattern {
    private final List<Glob> names;
    private final NameForm form;

    private PathPattern(final List<Glob> names, final NameForm form) {
        this.names = names;
        this.form = form;
    }

    /**
     * Parses a path.
     *
     * @param text as the user wrote it.
     * @param form of the names that it matches.
     */
    static PathPattern of(final String text, final NameForm form) {
        final List<Glob> names = new ArrayList<>();
        final StringBuilder name = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            final boolean isQuote = text.charAt(i) == '\\' && i + 1 < text.length();
            // No name has a slash: it separates names also after a backslash.
            if (isQuote && text.charAt(i + 1) != '/') {
                name.append(text.charAt(i)).append(text.charAt(++i));
            } else if (text.charAt(i) == '/') {
                names.add(Glob.of(form.pattern(name.toString())));
                name.setLength(0);
            } else if (!isQuote) {
                name.append(text.charAt(i));
            }
        }
        names.add(Glob.of(form.pattern(name.toString())));
        return new PathPattern(names, form);
    }

    /** Returns the names that make the path; the first is empty for a path that begins at the root. */
    List<Glob> names() {
        return names;
    }

    /** Returns whether the path has wildcards, and so stands for any number of others. */
    boolean isWild() {
        return names.stream().anyMatch(Glob::isWild);
    }

    /** Returns the path that this one without wildcards stands for. */
    String literal() {
        return names.stream().map(this::literal).collect(Collectors.joining("/"));
    }

    /** Returns the one name, as the file service shows it, that a pattern without wildcards matches. */
    String literal(final Glob name) {
        return form.shown(name.literal());
    }

    /** Returns whether a pattern matches a name that the file service shows. */
    boolean matches(final Glob pattern, final String name) {
        return pattern.matches(form.plain(name));
    }
}
