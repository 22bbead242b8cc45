package io.github.galefs.sample.wordmatch;

import java.util.ArrayList;
import java.util.List;

/** Lines as the kernel sees them: ended by a newline and nothing else, the last one perhaps by the end of the text. */
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
