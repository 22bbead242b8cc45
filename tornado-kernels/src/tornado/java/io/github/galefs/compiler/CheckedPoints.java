package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.round.RoundDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jdk.graal.compiler.lir.LIRInstruction;

/** Points that all work-items of a group must come to: see {@code GALEFS_CHECKED_END} in {@code prelude.cl}. */
final class CheckedPoints implements PointText {
    private final CheckSites sites;
    private final Optional<KernelForm> suspending;
    private final String region;

    /** The check of each point, from point 1. */
    private final List<Integer> numbers = new ArrayList<>();

    /**
     * Creates the text for a kernel.
     *
     * @param sites  receives the points' checks.
     * @param suspending form of a kernel whose work-groups suspend.
     * @param region name of the parameter that is the region.
     */
    CheckedPoints(final CheckSites sites, final Optional<KernelForm> suspending, final String region) {
        this.sites = sites;
        this.suspending = suspending;
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
        return suspending.isPresent() ? entryField(RoundDescriptor.ENTRY_GROUP_OFFSET) : "(int) get_group_id(0)";
    }

    /** Returns the end of the work-group, which the host waits for. */
    private String finish() {
        return suspending
                .map(form -> "; "
                        + switch (form) {
                            case LIVE -> "gale_pass_finish(gale_entry)";
                            case SUSPENDED ->
                                "gale_round_finish(" + region + ", gale_entry, "
                                        + entryField(RoundDescriptor.ENTRY_SLOT_OFFSET) + ")";
                        })
                .orElse("");
    }

    private static String entryField(final int offset) {
        return "gale_int_at(gale_entry + " + offset + ")";
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
