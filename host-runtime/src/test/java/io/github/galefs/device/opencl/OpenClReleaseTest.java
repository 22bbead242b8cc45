package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.artefact.CacheFolder;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.opencl.CL10;

/** Release of OpenCL objects when a step fails, by their reference counts: a program keeps its context. */
@Tag("opencl")
@Timeout(60)
class OpenClReleaseTest {
    private static final String NAME = "galefs_nothing";
    private static final String SOURCE = "__kernel void galefs_nothing(__global uchar *fs) {}";

    @TempDir
    private Path directory;

    @Test
    void shouldReleaseKernelAndProgramWhenAQueryFails() throws Exception {
        try (OpenClContext context = new OpenClContext(AssumedDevice.openCl());
                OpenClProgram program = ProgramBuilder.of(context, new CacheFolder(directory))
                        .load(ProgramSource.ofPlain("test", NAME, SOURCE), GroupForm.ONE_ITEM)) {
            final int before = programReferences(program.handle());
            CL10.clRetainProgram(program.handle());
            // Without a device, the limit of work-items cannot be queried.
            assertThrows(
                    NullPointerException.class,
                    () -> new OpenClProgram(null, program.handle(), "test", NAME, GroupForm.ONE_ITEM, false));
            assertEquals(before, programReferences(program.handle()));
        }
    }

    @Test
    void shouldReleaseTheProgramOfTheProbeWhenItsMemoryCannotBeAllocated() {
        final OpenClDeviceInfo info = DeviceInfos.withMaxAllocation(AssumedDevice.liveOpenCl(), 64);
        try (OpenClContext context = new OpenClContext(info)) {
            final ProgramBuilder builder = ProgramBuilder.of(context, new CacheFolder(directory));
            final int before = contextReferences(context.handle());
            assertThrows(OutOfMemoryError.class, () -> SharingProbe.run(context, info, builder, ""));
            assertEquals(before, contextReferences(context.handle()));
        }
    }

    private static int programReferences(final long program) {
        final int[] count = new int[1];
        OpenClException.check(
                CL10.clGetProgramInfo(program, CL10.CL_PROGRAM_REFERENCE_COUNT, count, null), "clGetProgramInfo");
        return count[0];
    }

    private static int contextReferences(final long context) {
        final int[] count = new int[1];
        OpenClException.check(
                CL10.clGetContextInfo(context, CL10.CL_CONTEXT_REFERENCE_COUNT, count, null), "clGetContextInfo");
        return count[0];
    }
}
