package io.github.galefs.cli.output;

/** Exit codes of the {@code galefs} command. */
public final class ExitCode {
    /** The command succeeded. */
    public static final int OK = 0;

    /** The command failed; standard error has one line that names the failure. */
    public static final int FAILURE = 1;

    /** The command line is wrong. */
    public static final int USAGE = 2;

    /** The result differs from what the host computed. */
    public static final int DIFFERENCE = 3;

    /** The device is not what {@code --require} asks for; nothing was run. */
    public static final int REQUIREMENT = 4;

    /** The reader of standard output has closed it: 128 and the number of SIGPIPE, as shells report it. */
    public static final int BROKEN_PIPE = 141;

    private ExitCode() {}
}
