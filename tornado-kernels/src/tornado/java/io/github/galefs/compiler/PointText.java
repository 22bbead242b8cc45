package io.github.galefs.compiler;

import jdk.graal.compiler.lir.LIRInstruction;

/** What surrounds the points of a kernel, at which the work-items of a group wait for one another. */
interface PointText {
    /** Points that are not checked. */
    PointText UNCHECKED = new PointText() {
        @Override
        public void add(final LIRInstruction statement) {}

        @Override
        public String definitions() {
            return "";
        }

        @Override
        public String head() {
            return "";
        }

        @Override
        public String foot() {
            return "    GALEFS_GROUP_END()\n";
        }
    };

    /**
     * Adds a point.
     *
     * @param statement the statement that waits.
     */
    void add(LIRInstruction statement);

    /** Returns the lines before the kernel function. */
    String definitions();

    /** Returns the first lines of the kernel function. */
    String head();

    /** Returns the last line of the kernel function. */
    String foot();
}
