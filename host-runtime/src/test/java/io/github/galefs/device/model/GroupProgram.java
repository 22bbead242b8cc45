package io.github.galefs.device.model;

/** What a work-group of a {@link ModelDevice} does: plain Java in place of a suspended kernel. */
@FunctionalInterface
public interface GroupProgram {
    /**
     * Runs until the work-group suspends or ends.
     *
     * @param memory the device's memory.
     * @param result result of the request; 0 at the start.
     * @return what the work-group reports.
     */
    Report run(ModelMemory memory, long result);
}
