package io.github.galefs.store.journal;

import io.github.galefs.file.FileService;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

/** Names that end in {@code .damaged}: of files, directories and snapshots that may be wrong. */
public final class DamagedName {
    private static final String ENDING = ".damaged";

    private DamagedName() {}

    /**
     * Returns whether a name says that what it names may be wrong.
     *
     * @param name a name, or a path that ends with it.
     * @return whether it ends in {@code .damaged}.
     */
    public static boolean isMarked(final String name) {
        return name.endsWith(ENDING);
    }

    /**
     * Returns whether a path says that what it names, or a directory on the way there, may be wrong.
     *
     * @param path a path.
     * @return whether one of its names ends in {@code .damaged}.
     */
    public static boolean isMarkedPath(final String path) {
        return isMarked(path) || path.contains(ENDING + "/");
    }

    /**
     * Returns the unused name {@code name.damaged}, or {@code name.N.damaged} with the first free number from 2 on.
     * Where that would be longer than {@link FileService#MAX_NAME_LENGTH} bytes of UTF-8, the name loses characters at
     * its end.
     *
     * @param name   the name so far.
     * @param isUsed whether a name is taken.
     * @return the new name.
     */
    public static String of(final String name, final Predicate<String> isUsed) {
        String target = withEnding(name, ENDING);
        for (int number = 2; isUsed.test(target); number++) {
            target = withEnding(name, "." + number + ENDING);
        }
        return target;
    }

    private static String withEnding(final String name, final String ending) {
        int end = name.length();
        while (byteLength(name.substring(0, end)) + byteLength(ending) > FileService.MAX_NAME_LENGTH) {
            end = name.offsetByCodePoints(end, -1);
        }
        return name.substring(0, end) + ending;
    }

    private static int byteLength(final String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
