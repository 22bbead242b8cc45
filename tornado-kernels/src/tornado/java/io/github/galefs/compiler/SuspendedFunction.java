package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.Suspension;
import io.github.galefs.kernel.lane.PassDescriptor;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.graal.compiler.core.common.cfg.CFGLoop;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.Variable;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.vm.ci.meta.PlatformKind;
import jdk.vm.ci.meta.Value;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLKind;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLLIRStmt.AssignStmt;

/**
 * The parts of a kernel function whose work-groups suspend: the head, which jumps to the resume point, the waits, and
 * the record of the end. In the live form, a wait polls before.
 *
 * <p>A value of a work-item is saved in a column of its own, {@code column * work-items + work-item}, so that the
 * accesses of neighbouring work-items coalesce. Columns of 8 bytes come first. Each wait starts at column 0. An array
 * has a column of 4 bytes for each of its words.
 *
 * <p>A work-group resumes in a loop by way of the loop's beginning, and of those around it. A jump into the middle
 * would give the loop two entries, and only in loops with one does a compiler see to it that the work-items of a warp
 * come together again: NVIDIA's let them come to a barrier one after the other, and the group went on before all of it
 * was there.
 *
 * <p>The reply is in the entry before the round or pass begins, so all work-items of the group read it there, and no
 * barrier is needed to resume.
 */
final class SuspendedFunction {
    /** First parameter of a kernel function that suspends which the Java method does not have. */
    static final String CONTEXTS_PARAMETER = KernelSignature.POINTER_TYPE + "gale_contexts";

    /** The parameter behind it: the region's first bytes, by value. */
    static final String LAUNCH_PARAMETER = "const GALEFS_LAUNCH() gale_launch_value";

    /** The parameter behind the contexts in the live form: what the host tells the work-groups of a pass. */
    static final String PASSES_PARAMETER = KernelSignature.POINTER_TYPE + "gale_passes";

    private static final String LONGS = "gale_longs";
    private static final String INTS = "gale_ints";

    /** Variable with the number of the wait at which the work-group is about to resume, or 0. */
    private static final String RESUMING = "gale_resuming";

    private final KernelForm form;
    private final String region;
    private final Waits waits;
    private final Map<Integer, PrivateArray> arrays;
    private final Set<Waits.Wait> savesLocalMemory;
    private final Function<Value, String> text;
    private final Function<AssignStmt, String> statementText;

    /**
     * Creates the parts for a kernel.
     *
     * @param form          form of the kernel.
     * @param region        name of the parameter that is the region.
     * @param waits         waits of the kernel.
     * @param arrays        variables that are arrays, by index.
     * @param savesLocalMemory those of them that save the group's local memory.
     * @param text          returns the text of a variable, a constant or an expression.
     * @param statementText returns the text of a statement.
     */
    SuspendedFunction(
            final KernelForm form,
            final String region,
            final Waits waits,
            final Map<Integer, PrivateArray> arrays,
            final Set<Waits.Wait> savesLocalMemory,
            final Function<Value, String> text,
            final Function<AssignStmt, String> statementText) {
        this.form = form;
        this.region = region;
        this.waits = waits;
        this.arrays = arrays;
        this.savesLocalMemory = Set.copyOf(savesLocalMemory);
        this.text = text;
        this.statementText = statementText;
    }

    /** Returns what the kernel saves. */
    Suspension suspension() {
        return new Suspension(waits.all().size(), waits.maxSaved(), contextBytes());
    }

    /** Returns the bytes of a work-item's context, a multiple of 8. */
    private int contextBytes() {
        final int bytes = Long.BYTES * longColumns() + Integer.BYTES * intColumns();
        return (bytes + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
    }

    /**
     * Returns the first lines of the function: they restore the group's local memory, if a wait has saved it. Before
     * everything else, so that in no form a work-item uses it before all have restored their share.
     */
    String head() {
        final String entry = "    "
                + switch (form) {
                    case LIVE -> "GALEFS_PASS()";
                    case SUSPENDED -> "const __global uchar *gale_entry = gale_round_entry(" + region + ");";
                }
                + "\n";
        if (savesLocalMemory.isEmpty()) {
            return entry;
        }
        final String isSaved = waits.all().stream()
                .filter(savesLocalMemory::contains)
                .map(wait -> "gale_resume == " + wait.number())
                .collect(Collectors.joining(" || "));
        return entry + "    const int gale_resume = " + entryField(RoundDescriptor.ENTRY_RESUME_OFFSET) + ";\n"
                + "    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, "
                + contextBytes() + "L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, " + slotCount() + ", "
                + entryField(RoundDescriptor.ENTRY_SLOT_OFFSET) + ");\n"
                + "    GALEFS_LOCAL_RESTORE(" + isSaved + ")\n";
    }

    private int longColumns() {
        return maxColumns(true);
    }

    private int intColumns() {
        return maxColumns(false);
    }

    private int maxColumns(final boolean isLong) {
        return waits.all().stream()
                .mapToInt(wait -> wait.saved().stream()
                        .filter(variable -> isLong(variable) == isLong)
                        .mapToInt(this::columnsOf)
                        .sum())
                .max()
                .orElse(0);
    }

    /** Returns the columns of a variable: an array has one for each 4 bytes. */
    private int columnsOf(final Variable variable) {
        final PrivateArray array = arrays.get(variable.index);
        return array == null ? 1 : array.words();
    }

    private boolean isLong(final Variable variable) {
        return !arrays.containsKey(variable.index) && variable.getPlatformKind().getSizeInBytes() == Long.BYTES;
    }

    /** Returns the declarations of the form. */
    List<String> declarations() {
        final List<String> lines = new ArrayList<>();
        if (form == KernelForm.SUSPENDED) {
            lines.add("const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;");
            lines.add("const int gale_position = (int) get_group_id(0);");
        }
        lines.add("const int gale_group = " + entryField(RoundDescriptor.ENTRY_GROUP_OFFSET) + ";");
        lines.add("const int gale_slot = " + entryField(RoundDescriptor.ENTRY_SLOT_OFFSET) + ";");
        lines.add("const int gale_group_count = " + groupCount() + ";");
        lines.add("const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);");
        lines.add("const long gale_items = (long) " + slotCount() + " * (long) get_local_size(0);");
        lines.add("__global ulong *" + LONGS + " = (__global ulong *) gale_contexts;");
        lines.add("__global uint *" + INTS + " = (__global uint *) (" + LONGS + " + " + longColumns()
                + " * gale_items);");
        lines.add("int " + RESUMING + " = 0;");
        return lines;
    }

    /** Returns the lines before the first block: the jump towards the resume point. */
    List<String> resume() {
        final List<String> lines = new ArrayList<>();
        lines.add(RESUMING + " = " + entryField(RoundDescriptor.ENTRY_RESUME_OFFSET) + ";");
        lines.add("switch (" + RESUMING + ") {");
        for (final Waits.Wait wait : waits.all()) {
            final List<HIRBlock> loops = loopsAround(wait);
            lines.add("    case " + wait.number() + ":");
            lines.add("        goto " + (loops.isEmpty() ? label(wait) : label(loops.getFirst())) + ";");
        }
        lines.add("    default:");
        lines.add("        " + start());
        lines.add("}");
        return lines;
    }

    /** Returns the label before a loop with waits. */
    List<String> beforeLoop(final HIRBlock header) {
        return waits.all().stream().anyMatch(wait -> loopsAround(wait).contains(header))
                ? List.of(label(header) + ":;")
                : List.of();
    }

    /** Returns the jumps from the beginning of a loop towards the resume points in it. */
    List<String> beginOfIteration(final HIRBlock header) {
        final List<String> lines = new ArrayList<>();
        for (final Waits.Wait wait : waits.all()) {
            final List<HIRBlock> loops = loopsAround(wait);
            final int depth = loops.indexOf(header);
            if (depth >= 0) {
                final String next = depth + 1 < loops.size() ? label(loops.get(depth + 1)) : label(wait);
                lines.add("if (" + RESUMING + " == " + wait.number() + ") {");
                lines.add("    goto " + next + ";");
                lines.add("}");
            }
        }
        return lines;
    }

    /** Returns the headers of the loops around a wait, the outermost first. */
    private static List<HIRBlock> loopsAround(final Waits.Wait wait) {
        final List<HIRBlock> headers = new ArrayList<>();
        for (CFGLoop<HIRBlock> loop = wait.block().getLoop(); loop != null; loop = loop.getParent()) {
            headers.addFirst(loop.getHeader());
        }
        return headers;
    }

    private static String label(final HIRBlock header) {
        return "loop_" + header.getId();
    }

    private static String entryField(final int offset) {
        return "gale_int_at(gale_entry + " + offset + ")";
    }

    private String groupCount() {
        return switch (form) {
            case LIVE -> field("gale_passes", PassDescriptor.GROUP_COUNT_OFFSET);
            case SUSPENDED -> field(region, RoundDescriptor.GROUP_COUNT_OFFSET);
        };
    }

    private String slotCount() {
        return switch (form) {
            case LIVE -> field("gale_passes", PassDescriptor.SLOT_COUNT_OFFSET);
            case SUSPENDED -> field(region, RoundDescriptor.SLOT_COUNT_OFFSET);
        };
    }

    private static String field(final String array, final int offset) {
        return "gale_int_at(" + array + " + " + (KernelArtefact.HEADER_LENGTH + offset) + ")";
    }

    /** Returns the begin of a work-group. In the live form, the host has cleared its state. */
    private String start() {
        return switch (form) {
            case LIVE -> "break;";
            case SUSPENDED -> ofTheLeader("gale_round_start(" + region + ", gale_slot);");
        };
    }

    private static String label(final Waits.Wait wait) {
        return "resume_" + wait.number();
    }

    /**
     * Returns the lines before each {@code return}.
     *
     * @param endOfGroup statement for the end of the work-group, or an empty string. In the suspended form the leader's
     *                   return is the end: a mapping holds no frame, and only the leader begins and ends it.
     */
    List<String> end(final String endOfGroup) {
        return switch (form) {
            case LIVE ->
                Stream.of(
                                endOfGroup.isEmpty() ? "" : lastToReturn(endOfGroup),
                                ofTheLeader("gale_pass_finish(gale_entry);"))
                        .filter(line -> !line.isEmpty())
                        .toList();
            case SUSPENDED ->
                List.of(ofTheLeader((endOfGroup.isEmpty() ? "" : endOfGroup + " ") + "gale_round_finish(" + region
                        + ", gale_entry, gale_slot);"));
        };
    }

    /** Returns a statement of the work-item that is the last of its group to return. */
    static String lastToReturn(final String statement) {
        return "if (GALEFS_IS_LAST_TO_RETURN()) { " + statement + " }";
    }

    private static String ofTheLeader(final String statement) {
        return "if (get_local_id(0) == 0) { " + statement + " }";
    }

    /**
     * Returns the lines of a wait.
     *
     * @param statement a statement.
     * @return its lines, or an empty list if it is not a wait.
     */
    List<String> wait(final LIRInstruction statement) {
        final Waits.Wait wait = waits.at(statement);
        return wait == null ? List.of() : wait(wait);
    }

    private List<String> wait(final Waits.Wait wait) {
        final String result = text.apply(wait.statement().getResult());
        final List<String> lines = new ArrayList<>();
        lines.add(result + " = GALEFS_BROADCAST(" + text.apply(wait.outcome()) + ");");
        lines.add("if (" + result + " < LONG_MIN / 2) {");
        final List<String> body = new ArrayList<>();
        final List<String> restored = new ArrayList<>();
        int longs = 0;
        int ints = 0;
        for (final Variable variable : wait.saved()) {
            if (arrays.containsKey(variable.index)) {
                body.add(eachWord(variable, word(ints) + " = #"));
                restored.add(eachWord(variable, "# = " + word(ints)));
                ints += columnsOf(variable);
                continue;
            }
            final String place = isLong(variable) ? column(LONGS, longs++) : column(INTS, ints++);
            body.add(place + " = " + saved(variable, wait) + ";");
            restored.add(text.apply(variable) + " = " + restored(variable, place, wait) + ";");
        }
        if (savesLocalMemory.contains(wait)) {
            body.add("GALEFS_LOCAL_SAVE();");
        }
        body.add(ofTheLeader(suspend(wait.number(), result)));
        body.add("return;");
        body.add(label(wait) + ":");
        body.add(RESUMING + " = 0;");
        body.addAll(restored);
        wait.recomputed().stream().map(statementText).forEach(body::add);
        body.add(result + " = gale_reply(gale_entry);");
        body.stream().map(line -> "    " + line).forEach(lines::add);
        lines.add("}");
        return lines;
    }

    private String suspend(final int number, final String outcome) {
        return switch (form) {
            case LIVE -> "gale_pass_suspend(gale_entry, " + number + ", " + outcome + ");";
            case SUSPENDED -> "gale_round_suspend(" + region + ", gale_entry, " + number + ", " + outcome + ");";
        };
    }

    private static String column(final String array, final int number) {
        return array + "[" + (number == 0 ? "" : number == 1 ? "gale_items + " : number + " * gale_items + ")
                + "gale_item]";
    }

    /** Returns the element of the context that holds a word of an array, whose first column is given. */
    private static String word(final int firstColumn) {
        return INTS + "[(" + firstColumn + " + gale_at) * gale_items + gale_item]";
    }

    /** Returns a statement for each word of an array, which the mark stands for. */
    private String eachWord(final Variable array, final String statement) {
        return "for (int gale_at = 0; gale_at < " + columnsOf(array) + "; gale_at++) { "
                + statement.replace("#", text.apply(array) + ".words[gale_at]") + "; }";
    }

    private String saved(final Variable variable, final Waits.Wait wait) {
        final String name = text.apply(variable);
        final PlatformKind kind = variable.getPlatformKind();
        if (kind == OCLKind.ULONG) {
            return "(ulong) (" + name + " - " + waits.arrayOf(variable, wait) + ")";
        }
        if (kind == OCLKind.DOUBLE) {
            return "as_ulong(" + name + ")";
        }
        return kind == OCLKind.FLOAT ? "as_uint(" + name + ")" : (isLong(variable) ? "(ulong) " : "(uint) ") + name;
    }

    private String restored(final Variable variable, final String place, final Waits.Wait wait) {
        final PlatformKind kind = variable.getPlatformKind();
        if (kind == OCLKind.ULONG) {
            return waits.arrayOf(variable, wait) + " + " + place;
        }
        if (kind == OCLKind.DOUBLE || kind == OCLKind.FLOAT) {
            return "as_" + kind + "(" + place + ")";
        }
        return "(" + kind + ") " + place;
    }
}
