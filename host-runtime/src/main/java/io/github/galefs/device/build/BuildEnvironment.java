package io.github.galefs.device.build;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Environments of the processes of a build, which run one after another with the same folders; most builds need one.
 * The result of the last one counts.
 */
@FunctionalInterface
public interface BuildEnvironment {
    /**
     * Returns the variables of each process, beside the inherited ones.
     *
     * @param scratch existing folder for the driver's files, which is deleted after the build.
     * @return values by name, for at least one process.
     */
    List<Map<String, String>> variables(Path scratch);
}
