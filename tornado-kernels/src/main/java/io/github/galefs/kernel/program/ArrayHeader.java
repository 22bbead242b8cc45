package io.github.galefs.kernel.program;

/** The bytes before an array's first element, to which a parameter of a kernel points. */
public final class ArrayHeader {
    /** Length in bytes. */
    public static final int LENGTH = 16;

    private ArrayHeader() {}
}
