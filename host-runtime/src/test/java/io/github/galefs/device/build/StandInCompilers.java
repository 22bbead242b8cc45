package io.github.galefs.device.build;

import io.github.galefs.kernel.child.ParentWatch;
import io.github.galefs.kernel.child.RequestLoop;
import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Main classes of build processes that behave as bad compilers do, or as none does. */
@SuppressWarnings("restricted") // Only native code crashes a JVM.
public final class StandInCompilers {
    /** Environment variable with the file to which an endless compiler writes its process's id. */
    static final String PID_FILE = "STAND_IN_PID_FILE";

    private StandInCompilers() {}

    /** Calls C's {@code abort}, as an assertion of LLVM does. */
    public static final class Aborting {
        private Aborting() {}

        /** Builds nothing. */
        public static void main(final String[] arguments) throws Throwable {
            new BuildFolder(Path.of(arguments[0])).readRequest();
            System.out.println("Assertion `block->dominates()' failed.");
            final Linker linker = Linker.nativeLinker();
            linker.downcallHandle(linker.defaultLookup().findOrThrow("abort"), FunctionDescriptor.ofVoid())
                    .invoke();
        }
    }

    /** Accesses memory through null in C. */
    public static final class Faulting {
        private Faulting() {}

        /** Builds nothing. */
        public static void main(final String[] arguments) throws Throwable {
            new BuildFolder(Path.of(arguments[0])).readRequest();
            final Linker linker = Linker.nativeLinker();
            final FunctionDescriptor descriptor = FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
            linker.downcallHandle(linker.defaultLookup().findOrThrow("strlen"), descriptor)
                    .invoke(MemorySegment.NULL);
        }
    }

    /** Never ends, and has files in its folders. */
    public static final class Endless {
        private Endless() {}

        /** Builds nothing. */
        public static void main(final String[] arguments) throws Exception {
            final Path folder = Path.of(arguments[0]);
            ParentWatch.start(folder);
            Files.writeString(folder.resolve("scratch").resolve("half-written"), "...");
            writePid();
            Thread.sleep(Long.MAX_VALUE);
        }

        private static void writePid() throws IOException {
            final String file = System.getenv(PID_FILE);
            if (file != null) {
                final Path temporary = Files.writeString(
                        Path.of(file + ".tmp"),
                        Long.toString(ProcessHandle.current().pid()));
                Files.move(temporary, Path.of(file), StandardCopyOption.ATOMIC_MOVE);
            }
        }
    }

    /**
     * Serves one request after another: returns its process's id, or crashes, refuses or does not end, as the source
     * says.
     */
    public static final class Serving {
        static final String CRASH = "crash";
        static final String REFUSE = "refuse";
        static final String HANG = "hang";

        /** Takes 2 s of processor time. */
        static final String COMPUTE = "compute";

        /** Variable with the time in seconds for which the process waits for a request. */
        static final String IDLE_SECONDS = "STAND_IN_IDLE_SECONDS";

        private Serving() {}

        /** Serves. */
        public static void main(final String[] arguments) {
            final Path path = Path.of(arguments[0]);
            final Duration idle =
                    Duration.ofSeconds(Long.parseLong(System.getenv().getOrDefault(IDLE_SECONDS, "60")));
            new RequestLoop(path, idle).run(() -> serve(new BuildFolder(path)));
        }

        private static int serve(final BuildFolder folder) throws IOException {
            final String source = folder.readRequest().source();
            System.out.println("compiles " + source);
            switch (source) {
                case CRASH -> throw new IOException("stands for a crash");
                case HANG -> sleep();
                case COMPUTE -> {
                    Computing.compute(Duration.ofSeconds(2));
                    writePid(folder);
                }
                case REFUSE -> {
                    folder.writeRefusal(new BuildRefusedException(-11, "refused"));
                    return BuildProcess.EXIT_REFUSED;
                }
                default -> writePid(folder);
            }
            return BuildProcess.EXIT_BUILT;
        }

        private static void writePid(final BuildFolder folder) throws IOException {
            folder.writeBinary(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII));
        }

        private static void sleep() throws IOException {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (final InterruptedException e) {
                throw new IOException(e);
            }
        }
    }

    /** Builds by a serving process, writes the id of that and its folder to files, and stays. */
    public static final class ServedHost {
        private ServedHost() {}

        /** Takes the file for the serving process's id, and that for its folder's path. */
        public static void main(final String[] arguments) throws Exception {
            final byte[] pid = BuildProcessTest.process(Serving.class).build(BuildProcessTest.REQUEST, scratch -> {
                BuildProcessTest.write(
                        Path.of(arguments[1]), scratch.getParent().toString());
                return List.of(Map.of());
            });
            final Path file = Path.of(arguments[0]);
            final Path temporary = Files.write(Path.of(file + ".tmp"), pid);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            Thread.sleep(Long.MAX_VALUE);
        }
    }

    /** Returns its process's command line as the binary, a line for each argument. */
    public static final class Arguments {
        private Arguments() {}

        /** Writes. */
        public static void main(final String[] arguments) throws IOException {
            final BuildFolder folder = new BuildFolder(Path.of(arguments[0]));
            folder.readRequest();
            // ProcessHandle has no arguments of a command line that is longer than a page.
            final String own = Files.readString(Path.of("/proc/self/cmdline"));
            folder.writeBinary(own.replace('\0', '\n').getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Builds by a process that returns its command line, and prints that. */
    public static final class ArgumentsHost {
        private ArgumentsHost() {}

        /** Builds. */
        public static void main(final String[] arguments) throws Exception {
            final byte[] lines = BuildProcessTest.process(Arguments.class)
                    .build(BuildProcessTest.REQUEST, scratch -> List.of(Map.of()));
            System.out.println(new String(lines, StandardCharsets.UTF_8));
        }
    }

    /** Returns the source as the binary, after a while in which it does nothing. */
    public static final class Slow {
        static final Duration TIME = Duration.ofSeconds(3);

        private Slow() {}

        /** Waits, and copies. */
        public static void main(final String[] arguments) throws Exception {
            Thread.sleep(TIME);
            Copying.main(arguments);
        }
    }

    /** Returns the source as the binary, after some processor time. */
    public static final class Computing {
        static final Duration TIME = Duration.ofSeconds(3);

        private Computing() {}

        /** Computes, and copies. */
        public static void main(final String[] arguments) throws IOException {
            compute(TIME);
            Copying.main(arguments);
        }

        static void compute(final Duration time) {
            final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            final long end = threads.getCurrentThreadCpuTime() + time.toNanos();
            while (threads.getCurrentThreadCpuTime() < end) {
                Thread.onSpinWait();
            }
        }
    }

    /** Never ends, and lets a process of its own compute. */
    public static final class ComputingChild {
        private ComputingChild() {}

        /** Builds nothing. */
        public static void main(final String[] arguments) throws Exception {
            ParentWatch.start(Path.of(arguments[0]));
            new ProcessBuilder("sh", "-c", "while :; do :; done").start().waitFor();
        }
    }

    /** Returns the source as the binary. */
    public static final class Copying {
        private Copying() {}

        /** Copies. */
        public static void main(final String[] arguments) throws IOException {
            final BuildFolder folder = new BuildFolder(Path.of(arguments[0]));
            folder.writeBinary(folder.readRequest().source().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Refuses with a log. */
    public static final class Refusing {
        private Refusing() {}

        /** Refuses. */
        public static void main(final String[] arguments) throws IOException {
            new BuildFolder(Path.of(arguments[0])).writeRefusal(new BuildRefusedException(-11, "line 1: ärger"));
            System.exit(BuildProcess.EXIT_REFUSED);
        }
    }

    /** Starts an endless build, and exits while it runs. */
    public static final class ExitingHost {
        private ExitingHost() {}

        /** Takes the file for the build process's id, and that for its folder's path. */
        public static void main(final String[] arguments) throws Exception {
            final Path pid = Path.of(arguments[0]);
            final Path folder = Path.of(arguments[1]);
            final Thread building = Thread.ofPlatform().daemon().start(() -> build(pid, folder));
            // The JVM waits for its hooks, not for a daemon thread: this lets the failure be written.
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> join(building)));
            while (!Files.exists(pid)) {
                Thread.sleep(10);
            }
            if (arguments.length > 2) {
                Thread.sleep(Long.MAX_VALUE);
            }
        }

        private static void build(final Path pid, final Path folder) {
            try {
                BuildProcessTest.process(Endless.class).build(BuildProcessTest.REQUEST, scratch -> {
                    BuildProcessTest.write(folder, scratch.getParent().toString());
                    return List.of(Map.of(PID_FILE, pid.toString()));
                });
            } catch (final BuildFailedException e) {
                BuildProcessTest.write(Path.of(folder + ".failure"), e.getMessage());
            } catch (final BuildRefusedException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        private static void join(final Thread thread) {
            try {
                thread.join();
            } catch (final InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
