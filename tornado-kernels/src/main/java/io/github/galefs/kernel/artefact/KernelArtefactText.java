package io.github.galefs.kernel.artefact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text form of a {@link KernelArtefact}: comment lines with its metadata, an empty line, and the program.
 *
 * <pre>
 * // GaleFS kernel. Generated from Java source; do not edit.
 * // kernel: com.example.MyKernels#count
 * // entry point: galefs_count
 * // parameters: LONG_ARRAY INT_ARRAY
 * // accesses: READ_WRITE READ
 * // suspension: 2 waits, 12 values, 80 bytes
 * // check: INDEX com.example.MyKernels.count(MyKernels.java:25)
 * // string: "corpus.txt"
 * // TornadoVM: 5.2.0-jdk25
 * // source: com/example/MyKernels.java
 * // source SHA-256: 9f86d08...
 *
 * ...
 * </pre>
 *
 * There is one line for each check, for each string and for each source; every other line occurs once. Lines are
 * written in this order.
 */
public final class KernelArtefactText {
    private static final String TITLE = "// GaleFS kernel. Generated from Java source; do not edit.";
    private static final String COMMENT = "// ";
    private static final String KERNEL = "kernel";
    private static final String ENTRY_POINT = "entry point";
    private static final String PARAMETERS = "parameters";
    private static final String ACCESSES = "accesses";
    private static final String SUSPENSION = "suspension";
    private static final String CHECK = "check";
    private static final String STRING = "string";
    private static final String TORNADO = "TornadoVM";
    private static final String SOURCE = "source";
    private static final String SOURCE_HASH = "source SHA-256";
    private static final List<String> KEYS =
            List.of(KERNEL, ENTRY_POINT, PARAMETERS, ACCESSES, SUSPENSION, CHECK, STRING, TORNADO, SOURCE, SOURCE_HASH);
    private static final List<String> REPEATED_KEYS = List.of(CHECK, STRING, SOURCE);
    private static final Pattern SUSPENSION_VALUE =
            Pattern.compile("(\\d{1,9}) waits, (\\d{1,9}) values, (\\d{1,9}) bytes");

    private KernelArtefactText() {}

    /**
     * Prints an artefact.
     *
     * @param artefact the artefact.
     * @return its text, which {@link #parse} reads.
     */
    public static String print(final KernelArtefact artefact) {
        final StringBuilder text = new StringBuilder(TITLE).append('\n');
        append(text, KERNEL, artefact.kernelName());
        append(text, ENTRY_POINT, artefact.entryPoint());
        append(text, PARAMETERS, names(artefact.parameters()));
        append(text, ACCESSES, names(artefact.accesses()));
        final Suspension suspension = artefact.suspension();
        append(
                text,
                SUSPENSION,
                suspension.waits() + " waits, " + suspension.values() + " values, " + suspension.bytes() + " bytes");
        artefact.checks().forEach(check -> append(text, CHECK, check.text()));
        artefact.strings().forEach(string -> append(text, STRING, StringLiteral.quote(string)));
        append(text, TORNADO, artefact.tornadoVersion());
        artefact.sources().forEach(source -> append(text, SOURCE, source));
        append(text, SOURCE_HASH, artefact.sourceHash());
        return text.append('\n').append(artefact.program()).toString();
    }

    private static String names(final List<? extends Enum<?>> constants) {
        return constants.stream().map(Enum::name).collect(Collectors.joining(" "));
    }

    private static void append(final StringBuilder text, final String key, final String value) {
        text.append((COMMENT + key + ": " + value).stripTrailing()).append('\n');
    }

    /**
     * Reads an artefact.
     *
     * @param name name of the file, for error messages.
     * @param text text of the file.
     * @return the artefact.
     * @throws IllegalArgumentException if {@link #print} cannot have written the text; the message names file and line.
     */
    public static KernelArtefact parse(final String name, final String text) {
        return new Parser(name, text.replace("\r\n", "\n")).parse();
    }

    private static final class Parser {
        private final String name;
        private final String[] lines;
        private final Map<String, List<String>> values = new LinkedHashMap<>();
        private final Map<String, Integer> lineNumbers = new LinkedHashMap<>();
        private int next;

        Parser(final String name, final String text) {
            this.name = name;
            this.lines = text.split("\n", -1);
        }

        KernelArtefact parse() {
            if (!lines[0].equals(TITLE)) {
                throw error(1, "the first line must be \"" + TITLE + "\"");
            }
            next = 1;
            while (next < lines.length && lines[next].startsWith(COMMENT)) {
                readLine(lines[next].substring(COMMENT.length()));
                next++;
            }
            if (next == lines.length || !lines[next].isEmpty()) {
                throw error(next + 1, "an empty line must follow the comment lines");
            }
            KEYS.forEach(this::checkCount);
            return artefact(String.join("\n", Arrays.copyOfRange(lines, next + 1, lines.length)));
        }

        private void readLine(final String line) {
            final int colon = line.indexOf(':');
            final String key = colon < 0 ? line : line.substring(0, colon);
            if (colon < 0 || !KEYS.contains(key)) {
                throw error(next + 1, "\"" + key + "\" is not one of " + String.join(", ", KEYS));
            }
            values.computeIfAbsent(key, absent -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
            lineNumbers.put(key, next + 1);
        }

        private void checkCount(final String key) {
            final int count = values.getOrDefault(key, List.of()).size();
            if (count == 0 && !REPEATED_KEYS.contains(key)) {
                throw error(next + 1, "the line \"" + key + "\" is missing before this one");
            }
            if (count > 1 && !REPEATED_KEYS.contains(key)) {
                throw error(
                        lineNumbers.get(key),
                        "the line \"" + key + "\" occurs " + count + " times, but must occur once");
            }
        }

        private KernelArtefact artefact(final String program) {
            final String kernel = values.get(KERNEL).getFirst();
            final int hash = kernel.indexOf('#');
            if (hash <= 0) {
                throw error(lineNumbers.get(KERNEL), "\"" + kernel + "\" is not of the form CLASS#METHOD");
            }
            return new KernelArtefact(
                    kernel.substring(0, hash),
                    kernel.substring(hash + 1),
                    values.get(ENTRY_POINT).getFirst(),
                    constants(PARAMETERS, ParameterKind.values()),
                    constants(ACCESSES, ParameterAccess.values()),
                    suspension(values.get(SUSPENSION).getFirst()),
                    values.getOrDefault(CHECK, List.of()).stream()
                            .map(this::check)
                            .toList(),
                    values.getOrDefault(STRING, List.of()).stream()
                            .map(this::string)
                            .toList(),
                    values.get(TORNADO).getFirst(),
                    values.getOrDefault(SOURCE, List.of()),
                    values.get(SOURCE_HASH).getFirst(),
                    program);
        }

        private <E extends Enum<E>> List<E> constants(final String key, final E[] known) {
            final String value = values.get(key).getFirst();
            final List<E> constants = new ArrayList<>();
            for (final String word : value.isEmpty() ? new String[0] : value.split(" +")) {
                constants.add(Arrays.stream(known)
                        .filter(constant -> constant.name().equals(word))
                        .findFirst()
                        .orElseThrow(() -> error(
                                lineNumbers.get(key), "\"" + word + "\" is not one of " + Arrays.toString(known))));
            }
            return constants;
        }

        private Suspension suspension(final String value) {
            final Matcher numbers = SUSPENSION_VALUE.matcher(value);
            if (!numbers.matches()) {
                throw error(
                        lineNumbers.get(SUSPENSION),
                        "\"" + value + "\" is not of the form \"2 waits, 12 values, 80 bytes\"");
            }
            return new Suspension(
                    Integer.parseInt(numbers.group(1)),
                    Integer.parseInt(numbers.group(2)),
                    Integer.parseInt(numbers.group(3)));
        }

        private CheckSite check(final String site) {
            return CheckSite.parse(site)
                    .orElseThrow(() -> error(
                            lineNumbers.get(CHECK),
                            "\"" + site + "\" is not of the form \"INDEX Class.method(File.java:1)\""));
        }

        private String string(final String literal) {
            return StringLiteral.unquote(literal)
                    .orElseThrow(() -> error(lineNumbers.get(STRING), literal + " is not a quoted string"));
        }

        private IllegalArgumentException error(final int line, final String reason) {
            return new IllegalArgumentException(name + ":" + line + ": " + reason);
        }
    }
}
