package io.github.galefs.sample.wordmatch;

import java.util.ArrayList;
import java.util.List;

/** Splits text into lines as the kernel does: at newlines only; the last line may lack one. */
final class Lines {
    private Lines() {}

    static List<String> of(final String text) {
        final List<String> lines = new ArrayList<>();
        int begin = 0;
        int end = text.indexOf('\n');
        while (end >= 0) {
            lines.add(text.substring(begin, end));
            begin = end + 1;
            end = text.indexOf('\n', begin);
        }
        if (begin < text.length()) {
            lines.add(text.substring(begin));
        }
        return lines;
    }
}
