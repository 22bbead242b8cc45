package io.github.galefs.compiler.subset;

import java.util.Map;

/** What to write in a kernel instead of the JDK's methods that are refused. */
final class LibraryHints {
    private static final String BY_ERROR_NUMBER = "; write an error number to an array then";
    private static final String ASCII = "for ASCII, compare with characters, as in c >= 'a' && c <= 'z'";
    private static final String DIGITS = "for ASCII, compute c - '0' where c >= '0' && c <= '9'";

    private static final Map<String, String> OF_MATH = Map.ofEntries(
            Map.entry("addExact", "use r = x + y, which has wrapped if ((x ^ r) & (y ^ r)) < 0" + BY_ERROR_NUMBER),
            Map.entry("subtractExact", "use r = x - y, which has wrapped if ((x ^ y) & (x ^ r)) < 0" + BY_ERROR_NUMBER),
            Map.entry(
                    "multiplyExact",
                    "use Math.multiplyFull of ints; a product of longs has wrapped if Math.multiplyHigh(x, y) !="
                            + " (x * y) >> 63" + BY_ERROR_NUMBER),
            Map.entry(
                    "unsignedMultiplyExact",
                    "multiply Integer.toUnsignedLong of both; a product of longs has wrapped if"
                            + " Math.unsignedMultiplyHigh(x, y) != 0" + BY_ERROR_NUMBER),
            Map.entry("incrementExact", "use x + 1, which wraps if x is the largest value" + BY_ERROR_NUMBER),
            Map.entry("decrementExact", "use x - 1, which wraps if x is the smallest value" + BY_ERROR_NUMBER),
            Map.entry("negateExact", "use -x, which wraps if x is the smallest value" + BY_ERROR_NUMBER),
            Map.entry("absExact", "use Math.abs, which wraps if x is the smallest value" + BY_ERROR_NUMBER),
            Map.entry("toIntExact", "use r = (int) x, which has wrapped if r != x" + BY_ERROR_NUMBER),
            Map.entry("divideExact", "use x / y, which wraps if x is the smallest value and y is -1" + BY_ERROR_NUMBER),
            Map.entry("floorDivExact", "use Math.floorDiv, which wraps if y is -1" + BY_ERROR_NUMBER),
            Map.entry("ceilDivExact", "use Math.ceilDiv, which wraps if y is -1" + BY_ERROR_NUMBER),
            Map.entry("powExact", "multiply in a loop, and test each product by Math.multiplyHigh" + BY_ERROR_NUMBER),
            Map.entry(
                    "unsignedPowExact",
                    "multiply in a loop, and test each product by Math.unsignedMultiplyHigh" + BY_ERROR_NUMBER),
            Map.entry(
                    "random", "compute pseudo-random numbers from a seed and WorkItem.globalId() in a static method"));

    private static final Map<String, String> OF_CHARACTER = Map.of(
            "digit", DIGITS,
            "getNumericValue", DIGITS,
            "isDigit", "for ASCII, compare c >= '0' && c <= '9'",
            "isWhitespace", "for ASCII, compare with ' ', '\\t', '\\n' and '\\r'",
            "isSpaceChar", "for ASCII, compare with ' '",
            "toLowerCase", "for ASCII, compute c + 32 where c >= 'A' && c <= 'Z'",
            "toUpperCase", "for ASCII, compute c - 32 where c >= 'a' && c <= 'z'",
            "toTitleCase", "for ASCII, compute c - 32 where c >= 'a' && c <= 'z'");

    private static final String LOOP = "write a loop over the elements";
    private static final String COPY = "create an array of constant length, and copy the elements in a loop";
    private static final String COMPARE = "compare the elements in a loop";

    private static final Map<String, String> OF_ARRAYS = Map.ofEntries(
            Map.entry("fill", "fill a part in a loop, or a whole array by Arrays.fill(array, value)"),
            Map.entry("copyOf", COPY),
            Map.entry("copyOfRange", COPY),
            Map.entry("equals", COMPARE),
            Map.entry("compare", COMPARE),
            Map.entry("mismatch", COMPARE),
            Map.entry("sort", "sort a few elements by insertion in a loop, or all on the host"),
            Map.entry("parallelSort", "sort a few elements by insertion in a loop, or all on the host"),
            Map.entry("parallelPrefix", "call WorkGroup.scanInclusiveAdd, or write a loop over the elements"),
            Map.entry("toString", "print numbers by KernelLog.print(fs, text, numbers)"));

    private static final Map<String, String> OF_OTHERS = Map.of(
            "java/util/Objects.requireNonNull",
                    "a kernel's arrays are never null, and it has no other objects: leave it out; a switch that"
                            + " makes this call must be on numbers",
            "java/util/Objects.checkIndex",
                    "compare the index with 0 and the length, and write an error number to an array",
            "java/lang/System.nanoTime", "a device has no clock: measure the launch on the host",
            "java/lang/System.currentTimeMillis", "a device has no clock: pass the time in an array",
            "java/lang/System.arraycopy", "copy the elements in a loop, or with DeviceMemory",
            "java/lang/Thread.sleep", "a device cannot sleep: end the kernel and launch another later",
            "java/lang/Thread.yield", "work-items of a group synchronize by WorkItem.barrier()");

    private LibraryHints() {}

    /**
     * Returns what to write instead of a call.
     *
     * @param method a static method of the JDK.
     * @return an instruction to the kernel's author.
     */
    static String insteadOf(final MethodKey method) {
        return switch (method.owner()) {
            case "java/lang/Math", "java/lang/StrictMath" -> OF_MATH.getOrDefault(method.name(), ofAny(method));
            case "java/util/Arrays" -> OF_ARRAYS.getOrDefault(method.name(), LOOP);
            case "java/util/stream/IntStream", "java/util/stream/LongStream", "java/util/stream/DoubleStream" -> LOOP;
            case "java/lang/Character" -> OF_CHARACTER.getOrDefault(method.name(), ASCII);
            default -> ofAny(method);
        };
    }

    private static String ofAny(final MethodKey method) {
        if (method.name().equals("valueOf") && method.owner().startsWith("java/lang/")) {
            return "use the primitive type, which needs no object";
        }
        final String name = method.owner() + "." + method.name();
        return OF_OTHERS.getOrDefault(name, "write what it computes as a static method of your own");
    }
}
