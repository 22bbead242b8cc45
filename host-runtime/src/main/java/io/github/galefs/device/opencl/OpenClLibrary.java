package io.github.galefs.device.opencl;

import static org.lwjgl.system.MemoryStack.stackPush;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryStack;

/** The OpenCL library of this machine, loaded at the first use. */
final class OpenClLibrary {
    private static final int PLATFORM_NOT_FOUND = -1001;

    private OpenClLibrary() {}

    /** Returns whether this machine has the library. */
    static boolean isPresent() {
        return Loaded.PRESENT;
    }

    /** Returns the names under which the library is looked for, for messages. */
    static String names() {
        return Loaded.names().collect(Collectors.joining(", "));
    }

    /** Returns the ids of all platforms; none without an OpenCL library. */
    static List<Long> platforms() {
        return Loaded.PRESENT ? queryPlatforms() : List.of();
    }

    /** Returns the ids of a platform's devices of all types. */
    static List<Long> devices(final long platform) {
        try (MemoryStack stack = stackPush();
                JvmSignalHandlers _ = JvmSignalHandlers.preserve()) {
            final int[] count = new int[1];
            final int found = CL10.clGetDeviceIDs(platform, CL10.CL_DEVICE_TYPE_ALL, null, count);
            if (found == CL10.CL_DEVICE_NOT_FOUND) {
                return List.of();
            }
            OpenClException.check(found, "clGetDeviceIDs");
            final PointerBuffer handles = stack.mallocPointer(count[0]);
            OpenClException.check(
                    CL10.clGetDeviceIDs(platform, CL10.CL_DEVICE_TYPE_ALL, handles, (int[]) null), "clGetDeviceIDs");
            return list(handles);
        }
    }

    private static List<Long> queryPlatforms() {
        try (MemoryStack stack = stackPush();
                JvmSignalHandlers _ = JvmSignalHandlers.preserve()) {
            final int[] count = new int[1];
            final int found = CL10.clGetPlatformIDs(null, count);
            if (found == PLATFORM_NOT_FOUND || count[0] == 0) {
                return List.of();
            }
            OpenClException.check(found, "clGetPlatformIDs");
            final PointerBuffer handles = stack.mallocPointer(count[0]);
            OpenClException.check(CL10.clGetPlatformIDs(handles, (int[]) null), "clGetPlatformIDs");
            return list(handles);
        }
    }

    private static List<Long> list(final PointerBuffer handles) {
        final List<Long> list = new ArrayList<>();
        for (int i = 0; i < handles.capacity(); i++) {
            list.add(handles.get(i));
        }
        return List.copyOf(list);
    }

    /** Loads the library in its static initialiser, and so exactly once. */
    private static final class Loaded {
        private static final boolean PRESENT = load();

        private static boolean load() {
            keepEnvironment();
            final Optional<String> name = names().filter(Loaded::canBeLoaded).findFirst();
            Configuration.OPENCL_EXPLICIT_INIT.set(true);
            // Without the name, LWJGL looks for the one that only a development package installs on Linux.
            name.ifPresent(CL::create);
            return name.isPresent();
        }

        /**
         * Has the JVM copy the environment, which it does once: processes that it starts get the copy. Loaders of
         * OpenCL drivers cut lists in OCL_ICD_FILENAMES and OPENCL_LAYERS at the first colon, in place, when they read
         * them; Khronos' loader did so until 2026. A build process would then lack all drivers but the first.
         */
        private static void keepEnvironment() {
            final Map<String, String> _ = System.getenv();
        }

        private static Stream<String> names() {
            final String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
            if (system.startsWith("windows")) {
                return Stream.of("OpenCL.dll");
            }
            return system.startsWith("mac")
                    ? Stream.of("/System/Library/Frameworks/OpenCL.framework/OpenCL")
                    : Stream.of("libOpenCL.so.1", "libOpenCL.so");
        }

        /** Checks silently: LWJGL would print to standard error if the library is missing. */
        @SuppressWarnings("restricted")
        private static boolean canBeLoaded(final String name) {
            try (Arena arena = Arena.ofConfined()) {
                SymbolLookup.libraryLookup(name, arena);
                return true;
            } catch (final IllegalArgumentException absent) {
                return false;
            }
        }
    }
}
