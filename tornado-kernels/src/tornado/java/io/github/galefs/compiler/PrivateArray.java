package io.github.galefs.compiler;

import jdk.vm.ci.meta.JavaKind;

/**
 * An array that each work-item has for itself. It is a variable of a union type, so that a plain assignment copies it,
 * as at barriers, and a wait saves it word by word.
 *
 * @param kind   type of the elements.
 * @param length number of elements.
 */
record PrivateArray(JavaKind kind, int length) {
    /** Maximum bytes of all arrays of a kernel: a device keeps them for every work-item that runs. */
    static final int MAX_TOTAL_BYTES = 16 << 10;

    /** Template of an element: its array and its index. */
    static final String ELEMENT = "#.at[#]";

    /** Returns the name of the type in OpenCL C. */
    String typeName() {
        return "gale_private_" + kind.getJavaName() + "_" + length;
    }

    /** Returns the definition of the type. */
    String definition() {
        return "typedef union { " + elementType(kind) + " at[" + Math.max(1, length) + "]; uint words[" + words()
                + "]; } " + typeName() + ";\n";
    }

    /** Returns an expression whose value is an array of zeros. */
    String zeros() {
        return "(" + typeName() + ") {{0}}";
    }

    /** Returns the number of 4-byte words, at least 1. */
    int words() {
        return (int) Math.max(1, (byteLength() + Integer.BYTES - 1) / Integer.BYTES);
    }

    /** Returns the bytes of the elements. */
    long byteLength() {
        return (long) length * kind.getByteCount();
    }

    /** Returns the type of an element in OpenCL C. */
    static String elementType(final JavaKind kind) {
        return switch (kind) {
            case Boolean, Byte -> "char";
            case Char -> "ushort";
            default -> kind.getJavaName();
        };
    }
}
