package io.github.galefs.device.opencl;

import io.github.galefs.device.build.BuildFolder;
import io.github.galefs.device.build.BuildProcess;
import io.github.galefs.device.build.BuildRefusedException;
import io.github.galefs.device.build.BuildRequest;
import io.github.galefs.kernel.child.ParentWatch;
import java.io.IOException;
import java.nio.file.Path;

/** Builds one program for an OpenCL device, in a process of its own, and runs nothing on the device. */
final class BuildMain {
    private static final int EXIT_FAILED = 1;

    private BuildMain() {}

    /** Builds the program of the {@link BuildFolder} whose path is the only argument. */
    public static void main(final String[] arguments) {
        ParentWatch.start();
        // Without the driver's exit handlers: the result is written.
        Runtime.getRuntime().halt(run(new BuildFolder(Path.of(arguments[0]))));
    }

    private static int run(final BuildFolder folder) {
        try {
            return build(folder);
        } catch (final IOException | RuntimeException | Error e) {
            e.printStackTrace();
            return EXIT_FAILED;
        }
    }

    private static int build(final BuildFolder folder) throws IOException {
        final BuildRequest request = folder.readRequest();
        final OpenClContext context = new OpenClContext(find(request));
        try {
            final long program = new DeviceCompiler(context, request.options()).fromSource(request.source());
            folder.writeBinary(DeviceCompiler.binaryOf(program));
            return BuildProcess.EXIT_BUILT;
        } catch (final BuildRefusedException e) {
            folder.writeRefusal(e);
            return BuildProcess.EXIT_REFUSED;
        }
    }

    /** The numbers of devices may differ between processes, such as after the installation of a driver. */
    private static OpenClDeviceInfo find(final BuildRequest request) {
        final OpenClDeviceInfo found = OpenClDevices.list().stream()
                .filter(info -> info.nameWithPlatform().equals(request.device()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no device " + request.device() + " in this process"));
        if (!found.identity().equals(request.identity())) {
            throw new IllegalStateException("device " + request.device() + " is " + found.identity()
                    + " in this process, not " + request.identity());
        }
        return found;
    }
}
