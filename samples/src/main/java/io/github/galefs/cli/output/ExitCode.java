package io.github.galefs.cli.output;

/** How a command may end. */
public final class ExitCode {
    public static final int OK = 0;
    public static final int FAILURE = 1;
    public static final int USAGE = 2;
    public static final int DIFFERENCE = 3;

    private ExitCode() {}
}
