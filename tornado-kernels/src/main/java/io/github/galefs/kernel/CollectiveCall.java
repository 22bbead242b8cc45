package io.github.galefs.kernel;

import java.util.Arrays;

/**
 * Collective calls that all work-items of a group make with the same arguments. Checks name a call and an argument by
 * numbers, because a device has no strings.
 */
public enum CollectiveCall {
    /** A barrier, or a call whose arguments may differ. */
    OTHER(0, "a barrier"),
    /** {@code gopen} of a literal path. */
    OPEN_LITERAL(SameArguments.OPEN_LITERAL, "gopen", "flags", "path"),
    /** {@code gopen} of a path in memory. */
    OPEN(SameArguments.OPEN, "gopen", "pathOffset pathLength flags", "memory"),
    /** {@code gclose}. */
    CLOSE(SameArguments.CLOSE, "gclose", "fd", ""),
    /** {@code gfstat}. */
    STATUS(SameArguments.STATUS, "gfstat", "fd field", ""),
    /** {@code gread}. */
    READ(SameArguments.READ, "gread", "fd fileOffset byteCount destinationOffset", "destination"),
    /** {@code greadEach}, whose other arguments each work-item chooses. */
    READ_EACH(SameArguments.READ_EACH, "greadEach", "fd", "destination"),
    /** {@code gwrite}. */
    WRITE(SameArguments.WRITE, "gwrite", "fd fileOffset byteCount sourceOffset", "source"),
    /** {@code gmap}. */
    MAP(SameArguments.MAP, "gmap", "fd fileOffset byteCount", ""),
    /** {@code gunmap}. */
    UNMAP(SameArguments.UNMAP, "gunmap", "byteCount", ""),
    /** {@code GroupCopy.copy}. */
    COPY(SameArguments.COPY, "GroupCopy.copy", "sourceOffset destinationOffset byteCount", "destination");

    /** Number of the argument that is memory; those of the other arguments count from 0. */
    public static final int MEMORY = 4;

    /** Number of arguments for which checks have room. */
    public static final int MAX_ARGUMENTS = MEMORY + 1;

    private final int number;
    private final String method;

    /** Names of the arguments that are numbers, separated by spaces. */
    private final String numbers;

    private final String memory;

    CollectiveCall(final int number, final String method) {
        this(number, method, "", "");
    }

    CollectiveCall(final int number, final String method, final String numbers, final String memory) {
        this.number = number;
        this.method = method;
        this.numbers = numbers;
        this.memory = memory;
    }

    /**
     * Returns a call.
     *
     * @param number of the call, as {@link SameArguments} has it.
     * @return the call; {@link #OTHER} for another number.
     */
    public static CollectiveCall of(final int number) {
        return Arrays.stream(values())
                .filter(call -> call.number == number)
                .findFirst()
                .orElse(OTHER);
    }

    /**
     * Returns the name of the call.
     *
     * @return the method's name.
     */
    public String method() {
        return method;
    }

    /**
     * Returns the name of an argument.
     *
     * @param number from 0, or {@link #MEMORY}.
     * @return the parameter's name; "an argument" if the call has none of this number.
     */
    public String argument(final int number) {
        return !hasArgument(number) ? "an argument" : number == MEMORY ? memory : names()[number];
    }

    /**
     * Returns whether the call has an argument.
     *
     * @param number of the argument.
     * @return whether {@link #argument} has a name for it.
     */
    public boolean hasArgument(final int number) {
        return number == MEMORY ? !memory.isEmpty() : number >= 0 && number < names().length;
    }

    private String[] names() {
        return numbers.isEmpty() ? new String[0] : numbers.split(" ", -1);
    }
}
