package io.github.galefs.posix;

/** Flags of Linux's {@code open}. */
final class OpenFlags {
    static final int O_RDONLY = 0;
    static final int O_WRONLY = 1;
    static final int O_RDWR = 2;
    static final int O_CREAT = 0x40;
    static final int O_EXCL = 0x80;
    static final int O_NOCTTY = 0x100;
    static final int O_NONBLOCK = 0x800;
    static final int O_CLOEXEC = 0x80000;
    static final int O_PATH = 0x200000;

    private static final boolean IS_ARM = System.getProperty("os.arch").equals("aarch64");

    static final int O_DIRECT = IS_ARM ? 0x10000 : 0x4000;
    static final int O_DIRECTORY = IS_ARM ? 0x4000 : 0x10000;
    static final int O_NOFOLLOW = IS_ARM ? 0x8000 : 0x20000;
    static final int O_TMPFILE = 0x400000 | O_DIRECTORY;

    private OpenFlags() {}
}
