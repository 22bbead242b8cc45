package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/**
 * Hidden names of files that are not complete yet: {@code .galefs-HEX-N}. Short, as the name of a file may already have
 * the maximum length. Safe for use by several threads.
 */
final class UnfinishedNames {
    private static final Pattern FORM = Pattern.compile("\\.galefs-\\p{XDigit}{1,16}-\\d{1,19}");

    /** Differs from that of others who write to the same place. */
    private final String prefix = FileService.UNFINISHED_PREFIX
            + Long.toHexString(ThreadLocalRandom.current().nextLong()) + "-";

    private final AtomicLong count = new AtomicLong();

    /** Returns a name that no other file has. */
    String next() {
        return prefix + count.incrementAndGet();
    }

    /** Returns whether a file is one that a command is writing, or that a killed one has left. */
    static boolean has(final String name) {
        return FORM.matcher(name).matches();
    }
}
