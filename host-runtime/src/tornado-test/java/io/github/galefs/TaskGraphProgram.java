package io.github.galefs;

import static io.github.galefs.kernel.file.DeviceFile.O_RDONLY;
import static io.github.galefs.kernel.file.DeviceFile.gclose;
import static io.github.galefs.kernel.file.DeviceFile.gopen;
import static io.github.galefs.kernel.file.DeviceFile.gread;

import io.github.galefs.device.Grid;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.file.FileService;
import java.nio.file.Path;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;

/**
 * A program of TornadoVM: loads the end of the file "floats" into an array, has TornadoVM double it, and stores the
 * result in "twice"; then has a kernel of GaleFS add it up. Argument: directory of the store.
 */
final class TaskGraphProgram {
    private static final int SKIPPED = 8;

    private TaskGraphProgram() {}

    public static void main(final String[] arguments) throws Exception {
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .store(Path.of(arguments[0]))
                .device(JvmDevice.NAME)
                .cacheSize(1 << 20))) {
            final FileService files = galeFs.files();
            final FloatArray input =
                    TornadoFiles.load(files, "/floats", SKIPPED * Float.BYTES, 2 * SKIPPED, FloatArray.class);
            final FloatArray output = new FloatArray(input.getSize());
            final String device = execute(input, output);
            TornadoFiles.store(files, "/twice", output);
            final FloatArray sums = new FloatArray(2);
            galeFs.launch(TaskGraphProgram::sums, new Grid(2, SKIPPED), new KernelContext(), new FloatArray(16), sums);
            System.out.print("sums " + sums.get(0) + " " + sums.get(1) + " after " + device);
        }
    }

    private static String execute(final FloatArray input, final FloatArray output) throws Exception {
        final KernelContext context = new KernelContext();
        final TaskGraph graph = new TaskGraph("graph")
                .transferToDevice(DataTransferMode.FIRST_EXECUTION, input)
                .task("twice", TaskGraphProgram::twice, context, input, output)
                .transferToHost(DataTransferMode.EVERY_EXECUTION, output);
        final WorkerGrid worker = new WorkerGrid1D(input.getSize());
        worker.setLocalWork(SKIPPED, 1, 1);
        final ImmutableTaskGraph snapshot = graph.snapshot();
        try (TornadoExecutionPlan plan = new TornadoExecutionPlan(snapshot)) {
            plan.withGridScheduler(new GridScheduler("graph.twice", worker)).execute();
            return plan.getDevice(0).getPlatformName();
        }
    }

    private static void twice(final KernelContext context, final FloatArray input, final FloatArray output) {
        output.set(context.globalIdx, 2 * input.get(context.globalIdx));
    }

    private static void sums(
            final long[] fs, final KernelContext context, final FloatArray buffer, final FloatArray sums) {
        final int fd = gopen(fs, "twice", O_RDONLY);
        gread(fs, fd, 0, buffer.getSize() * Float.BYTES, buffer, 0);
        gclose(fs, fd);
        if (context.localIdx == 0) {
            float sum = 0;
            for (int i = 0; i < context.localGroupSizeX; i++) {
                sum += buffer.get(context.groupIdx * context.localGroupSizeX + i);
            }
            sums.set(context.groupIdx, sum);
        }
    }
}
