package io.github.galefs.compiler;

/** Kernels of classes that end the process when they are initialized. */
final class InitializedKernels {
    private static final int FACTOR = 6 * 7;
    private static final int COMPUTED = endProcess();

    private InitializedKernels() {}

    private static int endProcess() {
        Runtime.getRuntime().halt(77);
        return 1;
    }

    static void compileTimeConstant(final int[] data) {
        data[0] = FACTOR;
    }

    static void helperOfAnotherClass(final int[] data) {
        data[0] = Helper.twice(data[1]) + Helper.OFFSET + Constants.OF_AN_INTERFACE;
    }

    static void computedConstant(final int[] data) {
        data[0] = COMPUTED; // refused
    }

    /** A class with an initializer of its own. */
    private static final class Helper {
        static final int OFFSET = 23;

        @SuppressWarnings("UnusedVariable") // Its initializer ends the process.
        private static final int STARTED = endProcess();

        private Helper() {}

        static int twice(final int x) {
            return 2 * x;
        }
    }

    /** An interface with an initializer of its own. */
    private interface Constants {
        int OF_AN_INTERFACE = 1000;

        @SuppressWarnings("UnusedVariable") // Its initializer ends the process.
        int STARTED = endProcess();
    }
}
