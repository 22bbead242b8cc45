package io.github.galefs.command;

/** How a command may end. */
final class ExitCode {
    static final int OK = 0;
    static final int FAILURE = 1;
    static final int USAGE = 2;
    static final int DIFFERENCE = 3;

    private ExitCode() {}
}
