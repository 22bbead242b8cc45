package io.github.galefs.device.opencl;

import io.github.galefs.device.build.BuildFolder;
import io.github.galefs.device.build.BuildProcess;
import io.github.galefs.device.build.BuildRefusedException;
import io.github.galefs.device.build.BuildRequest;
import io.github.galefs.kernel.child.RequestLoop;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lwjgl.opencl.CL10;

/** Builds programs for OpenCL devices, in a process of its own, and runs nothing on a device. */
final class BuildMain {
    /** Time for which the process waits for another program. */
    private static final Duration IDLE = Duration.ofSeconds(20);

    private record Target(String identity, int index) {}

    private final BuildFolder folder;

    /** By device. PoCL parses its library of functions, which takes most of a short build, once in each context. */
    private final Map<Target, OpenClContext> contexts = new HashMap<>();

    private BuildMain(final BuildFolder folder) {
        this.folder = folder;
    }

    /** Builds the programs of the {@link BuildFolder} whose path is the only argument. */
    public static void main(final String[] arguments) {
        final Path path = Path.of(arguments[0]);
        new RequestLoop(path, IDLE).run(new BuildMain(new BuildFolder(path))::build);
    }

    private int build() throws IOException {
        final BuildRequest request = folder.readRequest();
        final OpenClContext context = context(request);
        if (context == null) {
            return BuildProcess.EXIT_NO_DEVICE;
        }
        try {
            final long program = new DeviceCompiler(context, request.options()).fromSource(request.source());
            folder.writeBinary(DeviceCompiler.binaryOf(program));
            OpenClException.check(CL10.clReleaseProgram(program), "clReleaseProgram");
            return BuildProcess.EXIT_BUILT;
        } catch (final BuildRefusedException e) {
            folder.writeRefusal(e);
            return BuildProcess.EXIT_REFUSED;
        }
    }

    /** Returns the context of the request's device; null if this process does not find it. */
    private OpenClContext context(final BuildRequest request) throws IOException {
        final Target target = new Target(request.identity(), request.index());
        final OpenClContext known = contexts.get(target);
        if (known != null) {
            return known;
        }
        final OpenClSurvey survey = OpenClDevices.survey();
        final List<OpenClDeviceInfo> equal = survey.devices().stream()
                .filter(info -> info.identity().equals(target.identity()))
                .toList();
        if (equal.isEmpty()) {
            folder.writeFound(missing(target, survey));
            return null;
        }
        final OpenClContext context = new OpenClContext(equal.get(target.index() < equal.size() ? target.index() : 0));
        contexts.put(target, context);
        return context;
    }

    private static String missing(final Target target, final OpenClSurvey survey) {
        final String found = Stream.concat(
                        survey.devices().stream().map(OpenClDeviceInfo::identity),
                        survey.findings().stream()
                                .map(finding -> finding.subject() + ": "
                                        + finding.obstacle().reason()))
                .collect(Collectors.joining(" | "));
        return "the process for it has not found the device (" + target.identity() + "), but "
                + (found.isEmpty() ? "none" : found);
    }
}
