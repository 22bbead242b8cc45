package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.program.KernelForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Text form of a {@link KernelArtefact}: comment lines with its metadata, an empty line, and the kernel's own text.
 *
 * <pre>
 * // GaleFS kernel. Generated from Java source; do not edit.
 * // kernel: com.example.MyKernels#count
 * // entry point: galefs_count
 * // parameters: LONG_ARRAY INT_ARRAY
 * // accesses: READ_WRITE READ
 * // waits: 2
 * // saved values: 12
 * // context bytes: 80
 * // needs: BARRIERS DOUBLE
 * // local bytes: 1024
 * // local bytes per work-item: 8
 * // scratch bytes per work-item: 4
 * // check: INDEX com.example.MyKernels.count(MyKernels.java:25)
 * // string: "corpus.txt"
 * // TornadoVM: 5.2.0-jdk25
 * // bytecode SHA-256: 9f86d08...
 * // functions SHA-256: 60303ae...
 * // live uses: GALEFS_BROADCAST gale_HostCall_post
 * // suspended uses: GALEFS_BROADCAST gale_HostCall_post gale_round_entry
 *
 * ...
 * </pre>
 *
 * There is one line for each check and for each string; every other line occurs at most once. Those up to the accesses
 * and that of TornadoVM are always there, others if they say something: a number is 0 where there is no line. Lines are
 * written in this order.
 *
 * <p>The text of a kernel with two forms is what both have in common, a line {@code //@ live}, the live form, a line
 * {@code //@ suspended}, and the suspended form.
 */
public final class KernelArtefactText {
    private static final String TITLE = "// GaleFS kernel. Generated from Java source; do not edit.";
    private static final String COMMENT = "// ";
    private static final String KERNEL = "kernel";
    private static final String ENTRY_POINT = "entry point";
    private static final String PARAMETERS = "parameters";
    private static final String ACCESSES = "accesses";
    private static final String WAITS = "waits";
    private static final String SAVED_VALUES = "saved values";
    private static final String CONTEXT_BYTES = "context bytes";
    private static final String NEEDS = "needs";
    private static final String LOCAL_BYTES = "local bytes";
    private static final String LOCAL_BYTES_PER_ITEM = "local bytes per work-item";
    private static final String SCRATCH_BYTES_PER_ITEM = "scratch bytes per work-item";
    private static final String CHECK = "check";
    private static final String STRING = "string";
    private static final String TORNADO = "TornadoVM";
    private static final String BYTECODE_HASH = "bytecode SHA-256";
    private static final String FUNCTIONS_HASH = "functions SHA-256";
    private static final Map<KernelForm, String> USES =
            new EnumMap<>(Map.of(KernelForm.LIVE, "live uses", KernelForm.SUSPENDED, "suspended uses"));
    private static final Map<KernelForm, String> MARKS =
            new EnumMap<>(Map.of(KernelForm.LIVE, "//@ live\n", KernelForm.SUSPENDED, "//@ suspended\n"));
    private static final List<String> KEYS = List.of(
            KERNEL,
            ENTRY_POINT,
            PARAMETERS,
            ACCESSES,
            WAITS,
            SAVED_VALUES,
            CONTEXT_BYTES,
            NEEDS,
            LOCAL_BYTES,
            LOCAL_BYTES_PER_ITEM,
            SCRATCH_BYTES_PER_ITEM,
            CHECK,
            STRING,
            TORNADO,
            BYTECODE_HASH,
            FUNCTIONS_HASH,
            USES.get(KernelForm.LIVE),
            USES.get(KernelForm.SUSPENDED));
    private static final List<String> NEEDED_KEYS = List.of(KERNEL, ENTRY_POINT, PARAMETERS, ACCESSES, TORNADO);
    private static final List<String> REPEATED_KEYS = List.of(CHECK, STRING);

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
        appendNumber(text, WAITS, artefact.suspension().waits());
        appendNumber(text, SAVED_VALUES, artefact.suspension().values());
        appendNumber(text, CONTEXT_BYTES, artefact.suspension().bytes());
        appendIfAny(text, NEEDS, names(artefact.needs()));
        appendNumber(text, LOCAL_BYTES, artefact.localBytes().fixed());
        appendNumber(text, LOCAL_BYTES_PER_ITEM, artefact.localBytes().perWorkItem());
        appendNumber(text, SCRATCH_BYTES_PER_ITEM, artefact.localBytes().scratchPerWorkItem());
        artefact.checks().forEach(check -> append(text, CHECK, check.text()));
        artefact.strings().forEach(string -> append(text, STRING, StringLiteral.quote(string)));
        append(text, TORNADO, artefact.tornadoVersion());
        appendIfAny(text, BYTECODE_HASH, artefact.bytecodeHash());
        appendIfAny(text, FUNCTIONS_HASH, artefact.functionsHash());
        artefact.text().forms().forEach((form, own) -> appendIfAny(text, USES.get(form), String.join(" ", own.uses())));
        return text.append('\n').append(body(artefact.text())).toString();
    }

    private static String body(final KernelText text) {
        final StringBuilder body = new StringBuilder(text.common());
        text.forms()
                .forEach((form, own) -> body.append(text.forms().size() == 1 ? "" : MARKS.get(form))
                        .append(own.text()));
        return body.toString();
    }

    private static String names(final Collection<? extends Enum<?>> constants) {
        return constants.stream().map(Enum::name).collect(Collectors.joining(" "));
    }

    private static void append(final StringBuilder text, final String key, final String value) {
        text.append((COMMENT + key + ": " + value).stripTrailing()).append('\n');
    }

    private static void appendIfAny(final StringBuilder text, final String key, final String value) {
        if (!value.isEmpty()) {
            append(text, key, value);
        }
    }

    private static void appendNumber(final StringBuilder text, final String key, final int number) {
        appendIfAny(text, key, number == 0 ? "" : Integer.toString(number));
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
        private final String text;
        private final Map<String, List<String>> values = new LinkedHashMap<>();
        private final Map<String, Integer> lineNumbers = new LinkedHashMap<>();
        private int next;
        private int lineNumber = 1;

        Parser(final String name, final String text) {
            this.name = name;
            this.text = text;
        }

        KernelArtefact parse() {
            if (!nextLine().equals(TITLE)) {
                throw error(1, "the first line must be \"" + TITLE + "\"");
            }
            while (text.startsWith(COMMENT, next)) {
                lineNumber++;
                readLine(nextLine().substring(COMMENT.length()));
            }
            lineNumber++;
            if (next >= text.length() || !nextLine().isEmpty()) {
                throw error(lineNumber, "an empty line must follow the comment lines");
            }
            KEYS.forEach(this::checkCount);
            return artefact(kernelText(text.substring(next)));
        }

        private String nextLine() {
            final int end = text.indexOf('\n', next);
            final String line = text.substring(next, end < 0 ? text.length() : end);
            next = end < 0 ? text.length() : end + 1;
            return line;
        }

        private void readLine(final String line) {
            final int colon = line.indexOf(':');
            final String key = colon < 0 ? line : line.substring(0, colon);
            if (colon < 0 || !KEYS.contains(key)) {
                throw error(lineNumber, "\"" + key + "\" is not one of " + String.join(", ", KEYS));
            }
            values.computeIfAbsent(key, absent -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
            lineNumbers.put(key, lineNumber);
        }

        private void checkCount(final String key) {
            final int count = values.getOrDefault(key, List.of()).size();
            if (count == 0 && NEEDED_KEYS.contains(key)) {
                throw error(lineNumber, "the line \"" + key + "\" is missing before this one");
            }
            if (count > 1 && !REPEATED_KEYS.contains(key)) {
                throw error(
                        lineNumbers.get(key),
                        "the line \"" + key + "\" occurs " + count + " times, but must occur once");
            }
        }

        private KernelArtefact artefact(final KernelText own) {
            final String kernel = value(KERNEL);
            final int hash = kernel.indexOf('#');
            if (hash <= 0) {
                throw error(lineNumbers.get(KERNEL), "\"" + kernel + "\" is not of the form CLASS#METHOD");
            }
            return new KernelArtefact(
                    kernel.substring(0, hash),
                    kernel.substring(hash + 1),
                    value(ENTRY_POINT),
                    constants(PARAMETERS, ParameterKind.values()),
                    constants(ACCESSES, ParameterAccess.values()),
                    suspension(),
                    new LinkedHashSet<>(constants(NEEDS, KernelNeed.values())),
                    localBytes(),
                    values.getOrDefault(CHECK, List.of()).stream()
                            .map(this::check)
                            .toList(),
                    values.getOrDefault(STRING, List.of()).stream()
                            .map(this::string)
                            .toList(),
                    value(TORNADO),
                    value(BYTECODE_HASH),
                    value(FUNCTIONS_HASH),
                    own);
        }

        private KernelText kernelText(final String body) {
            final int live = body.indexOf(MARKS.get(KernelForm.LIVE));
            final int suspended = body.indexOf(MARKS.get(KernelForm.SUSPENDED));
            final Map<KernelForm, FormText> forms = new EnumMap<>(KernelForm.class);
            if (live < 0 && suspended < 0) {
                forms.put(KernelForm.LIVE, form(KernelForm.LIVE, body));
                return new KernelText("", forms);
            }
            if (live < 0 || suspended < live) {
                throw error(
                        lineNumber,
                        "the text must have a line "
                                + MARKS.get(KernelForm.LIVE).strip() + " and then a line "
                                + MARKS.get(KernelForm.SUSPENDED).strip() + ", or neither");
            }
            forms.put(
                    KernelForm.LIVE,
                    form(
                            KernelForm.LIVE,
                            body.substring(live + MARKS.get(KernelForm.LIVE).length(), suspended)));
            forms.put(
                    KernelForm.SUSPENDED,
                    form(
                            KernelForm.SUSPENDED,
                            body.substring(
                                    suspended + MARKS.get(KernelForm.SUSPENDED).length())));
            return new KernelText(body.substring(0, live), forms);
        }

        private FormText form(final KernelForm form, final String own) {
            return new FormText(words(USES.get(form)), own);
        }

        private String value(final String key) {
            return values.getOrDefault(key, List.of("")).getFirst();
        }

        private List<String> words(final String key) {
            final String value = value(key);
            return value.isEmpty() ? List.of() : Arrays.asList(value.split(" +"));
        }

        private <E extends Enum<E>> List<E> constants(final String key, final E[] known) {
            final List<E> constants = new ArrayList<>();
            for (final String word : words(key)) {
                constants.add(Arrays.stream(known)
                        .filter(constant -> constant.name().equals(word))
                        .findFirst()
                        .orElseThrow(() -> error(
                                lineNumbers.get(key), "\"" + word + "\" is not one of " + Arrays.toString(known))));
            }
            return constants;
        }

        private int number(final String key) {
            final String value = value(key);
            if (value.isEmpty() && !values.containsKey(key)) {
                return 0;
            }
            try {
                return Integer.parseInt(value);
            } catch (final NumberFormatException e) {
                throw error(lineNumbers.get(key), "\"" + value + "\" is not a number");
            }
        }

        private Suspension suspension() {
            final int waits = number(WAITS);
            final int savedValues = number(SAVED_VALUES);
            final int bytes = number(CONTEXT_BYTES);
            return checked(() -> new Suspension(waits, savedValues, bytes));
        }

        private LocalBytes localBytes() {
            final int fixed = number(LOCAL_BYTES);
            final int perWorkItem = number(LOCAL_BYTES_PER_ITEM);
            final int scratch = number(SCRATCH_BYTES_PER_ITEM);
            return checked(() -> new LocalBytes(fixed, perWorkItem, scratch));
        }

        /** Names the file in the refusal of a value. */
        private <T> T checked(final Supplier<T> value) {
            try {
                return value.get();
            } catch (final IllegalArgumentException refused) {
                throw error(lineNumber, refused.getMessage());
            }
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
