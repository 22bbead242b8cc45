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
import java.util.Map;
import org.lwjgl.opencl.CL10;

/** Builds programs for OpenCL devices, in a process of its own, and runs nothing on a device. */
final class BuildMain {
    /** Time for which the process waits for another program. */
    private static final Duration IDLE = Duration.ofSeconds(20);

    private final BuildFolder folder;

    /** By device. PoCL parses its library of functions, which takes most of a short build, once in each context. */
    private final Map<String, OpenClContext> contexts = new HashMap<>();

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
        try {
            final long program = new DeviceCompiler(context(request), request.options()).fromSource(request.source());
            folder.writeBinary(DeviceCompiler.binaryOf(program));
            OpenClException.check(CL10.clReleaseProgram(program), "clReleaseProgram");
            return BuildProcess.EXIT_BUILT;
        } catch (final BuildRefusedException e) {
            folder.writeRefusal(e);
            return BuildProcess.EXIT_REFUSED;
        }
    }

    private OpenClContext context(final BuildRequest request) {
        final OpenClContext known = contexts.get(request.device());
        final OpenClContext context = known == null ? new OpenClContext(find(request)) : known;
        check(context.info(), request);
        contexts.put(request.device(), context);
        return context;
    }

    /** The numbers of devices may differ between processes, such as after the installation of a driver. */
    private static OpenClDeviceInfo find(final BuildRequest request) {
        return OpenClDevices.list().stream()
                .filter(info -> info.nameWithPlatform().equals(request.device()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no device " + request.device() + " in this process"));
    }

    private static void check(final OpenClDeviceInfo found, final BuildRequest request) {
        if (!found.identity().equals(request.identity())) {
            throw new IllegalStateException("device " + request.device() + " is " + found.identity()
                    + " in this process, not " + request.identity());
        }
    }
}
