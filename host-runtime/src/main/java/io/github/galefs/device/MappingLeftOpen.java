package io.github.galefs.device;

import java.util.Optional;

/**
 * A work-group has ended with a mapping.
 *
 * @param group      index of the work-group in the launch.
 * @param fileOffset offset in the file of the mapping.
 * @param location   the call of gmap in the kernel's source, if it is known.
 */
public record MappingLeftOpen(int group, long fileOffset, Optional<String> location) {
    /**
     * Returns the failure of the launch.
     *
     * @return an exception that names call, group and offset.
     */
    public KernelFailedException failure() {
        return new KernelFailedException(
                "mapping left open at the end of work-group " + group + ": gmap at file offset " + fileOffset
                        + location.map(place -> ", at " + place).orElse("")
                        + "; each mapping must be ended by gunmap before its work-group ends",
                null);
    }
}
