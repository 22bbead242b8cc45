package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.graal.compiler.lir.LIR;
import jdk.graal.compiler.lir.LIRInstruction;
import jdk.graal.compiler.lir.StandardOp;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.vm.ci.meta.ResolvedJavaMethod;
import jdk.vm.ci.meta.Value;

/** Text of the blocks of a function that kernels call. */
final class CalledFunctionText implements StructuredText.BlockText {
    /** What depends on variables that only the kernel function has. */
    private static final Pattern COLLECTIVE =
            Pattern.compile("GALEFS_(LOCAL_)?BARRIER|GALEFS_BROADCAST|GALEFS_LOCAL_SIZE"
                    + "|gale_wait|gale_copy\\b|gale_group_count|gale_grid_\\w+|gale_(local|scratch)_memory"
                    + "|gale_private_\\w+|get_(local|global)_\\w+");

    private final LIR lir;
    private final KernelBackend.StatementText text;
    private final KernelLirBuilder lirBuilder;

    CalledFunctionText(final LIR lir, final KernelBackend.StatementText text, final KernelLirBuilder lirBuilder) {
        this.lir = lir;
        this.text = text;
        this.lirBuilder = lirBuilder;
    }

    /**
     * Checks that a function does only what one work-item can do alone.
     *
     * @param method the Java method.
     * @param text   text of the function.
     * @throws KernelRefusedException if it is collective, or depends on the id of the work-item.
     */
    static void requireNotCollective(final ResolvedJavaMethod method, final String text) {
        final Matcher found = COLLECTIVE.matcher(text);
        if (found.find()) {
            throw new KernelRefusedException(
                    SourceLocation.of(method),
                    "is out of line and uses " + found.group()
                            + ", which belongs to a work-group, to a work-item or to the kernel alone; remove"
                            + " @OutOfLine");
        }
    }

    @Override
    public List<String> statements(final HIRBlock block) {
        return lir.getLIRforBlock(block).stream()
                .filter(statement -> !(statement instanceof StandardOp.LabelOp))
                .map((final LIRInstruction statement) -> text.of(statement))
                .toList();
    }

    @Override
    public String branchOperand(final HIRBlock block) {
        return text.of(lirBuilder.branchOperand(block));
    }

    @Override
    public List<String> beforeReturn() {
        return List.of();
    }

    @Override
    public String returnStatement(final HIRBlock block) {
        final Value value = lirBuilder.returnOperand(block);
        return value == null ? "return;" : "return " + text.of(value) + ";";
    }

    @Override
    public boolean returnsValue() {
        return lirBuilder.returnsValue();
    }
}
