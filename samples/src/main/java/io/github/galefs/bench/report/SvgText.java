package io.github.galefs.bench.report;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text in and around plots. */
final class SvgText {
    /** In the style and in attributes. In foreign text, a match changes what is shown and nothing else. */
    private static final Pattern ID = Pattern.compile("(?m)(?:^#|<(?:g|clipPath) id=\"|url\\(#)(\\w{7})\\b");

    private SvgText() {}

    /** Gives the elements of a plot ids that begin with a prefix: Lets-Plot invents others each time. */
    static String withIds(final String svg, final String prefix) {
        final Map<String, String> ids = new LinkedHashMap<>();
        final Matcher matcher = ID.matcher(svg);
        while (matcher.find()) {
            ids.computeIfAbsent(matcher.group(1), id -> prefix + "-" + ids.size());
        }
        return ID.matcher(svg).replaceAll(id -> id.group().replace(id.group(1), ids.get(id.group(1))));
    }

    /** Returns a text in one line, without characters that XML forbids. Long texts lose their middle. */
    static String shortened(final String text, final int maxCharacters) {
        final int[] characters = text.codePoints().map(SvgText::printable).toArray();
        if (characters.length <= maxCharacters) {
            return new String(characters, 0, characters.length);
        }
        final int end = maxCharacters / 3;
        final int begin = maxCharacters - end - 1;
        return new String(characters, 0, begin) + "…" + new String(characters, characters.length - end, end);
    }

    private static int printable(final int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED, Character.FORMAT -> '\uFFFD';
            default -> character;
        };
    }
}
