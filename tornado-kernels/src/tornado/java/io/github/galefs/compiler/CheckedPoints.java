package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import jdk.graal.compiler.lir.LIRInstruction;

/** Points that all work-items of a group must come to: see {@code GALEFS_CHECKED_END} in {@code prelude.cl}. */
final class CheckedPoints implements PointText {
    private final CheckSites sites;
    private final KernelForm form;
    private final String region;

    /** The check of each point, from point 1. */
    private final List<Integer> numbers = new ArrayList<>();

    /**
     * Creates the text for a kernel.
     *
     * @param sites  receives the points' checks.
     * @param form   of the kernel.
     * @param region name of the parameter that is the region.
     */
    CheckedPoints(final CheckSites sites, final KernelForm form, final String region) {
        this.sites = sites;
        this.form = form;
        this.region = region;
    }

    @Override
    public void add(final LIRInstruction statement) {
        numbers.add(sites.number(CheckKind.BARRIER, SourceLocation.ofUser(statement.getPosition())));
    }

    @Override
    public String definitions() {
        return "#define GALEFS_DIVERGED(site, other) gale_violation(" + region + ", site, " + group()
                + ", 0, other, 0L, 0)"
                + finish() + "\n__constant int gale_sites[] = {0, "
                + numbers.stream().map(String::valueOf).collect(Collectors.joining(", ")) + "};\n";
    }

    /** Returns the work-group's id. Where the text stands, a kernel has no variable of it. */
    private String group() {
        return switch (form) {
            case LIVE -> "(int) get_group_id(0)";
            case SUSPENDED -> entryField(RoundDescriptor.ENTRY_GROUP_OFFSET);
        };
    }

    /** Returns the end of the work-group's round, which the host waits for. */
    private String finish() {
        return switch (form) {
            case LIVE -> "";
            case SUSPENDED ->
                "; gale_round_finish(" + region + ", gale_round_entry(" + region + "), "
                        + entryField(RoundDescriptor.ENTRY_SLOT_OFFSET) + ")";
        };
    }

    private String entryField(final int offset) {
        return "gale_int_at(gale_round_entry(" + region + ") + " + offset + ")";
    }

    @Override
    public String head() {
        return "    GALEFS_MEETING()\n";
    }

    @Override
    public String foot() {
        return "    GALEFS_CHECKED_END()\n";
    }
}
