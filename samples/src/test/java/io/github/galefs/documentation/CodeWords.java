package io.github.galefs.documentation;

import java.util.regex.Pattern;

/** What a word that the documentation shows as code claims to be. */
final class CodeWords {
    /** A type, perhaps with a member: {@code PathTree}, {@code PathTree.find}, {@code PathTree#find}. */
    private static final Pattern CLASS = Pattern.compile("[A-Z]\\w*[a-z]\\w*(?:[.#]\\w+)?(?:\\(.*\\))?");

    private static final Pattern PATH = Pattern.compile("[.\\w-]+(?:/[.\\w-]+)+/?");
    private static final Pattern FILE = Pattern.compile("[\\w-]+\\.(?:xml|md|java|cl|txt)");
    private static final Pattern PACKAGE = Pattern.compile("[a-z]+(?:\\.[a-z]+)+");

    private CodeWords() {}

    static boolean isClass(final String word) {
        return CLASS.matcher(word).matches();
    }

    static boolean isFileOrPackage(final String word) {
        return PATH.matcher(word).matches()
                || FILE.matcher(word).matches()
                || PACKAGE.matcher(word).matches();
    }
}
