package io.github.galefs.mount;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.function.Function;

/**
 * The operations of libfuse's {@code fuse_lowlevel_ops} that a mount implements: index in the table, name in C,
 * signature and handler.
 *
 * <p>libfuse answers the operations left out with ENOSYS, after which the kernel does what suits each of them and does
 * not ask again: the kernel keeps locks itself, extended attributes and preallocation fail with EOPNOTSUPP, {@code
 * SEEK_HOLE} finds the end of the file, and {@code copy_file_range} copies.
 *
 * @see <a href="https://libfuse.github.io/doxygen/structfuse__lowlevel__ops.html">fuse_lowlevel_ops</a>
 */
@SuppressWarnings("ImmutableEnumChecker") // Signature and handler are immutable; their types are interfaces.
enum FuseOperation {
    INIT(0, "init", FuseSignature.Connection.class, handlers -> handlers::init),
    LOOKUP(2, "lookup", FuseSignature.Name.class, handlers -> handlers::lookUp),
    FORGET(3, "forget", FuseSignature.Forget.class, handlers -> handlers::forget),
    GETATTR(4, "getattr", FuseSignature.FileInfo.class, handlers -> handlers::getAttributes),
    SETATTR(5, "setattr", FuseSignature.SetAttributes.class, handlers -> handlers::setAttributes),
    MKNOD(7, "mknod", FuseSignature.MakeNode.class, handlers -> handlers::makeNode),
    MKDIR(8, "mkdir", FuseSignature.MakeDirectory.class, handlers -> handlers::makeDirectory),
    UNLINK(9, "unlink", FuseSignature.Name.class, handlers -> handlers::unlink),
    RMDIR(10, "rmdir", FuseSignature.Name.class, handlers -> handlers::removeDirectory),
    SYMLINK(11, "symlink", FuseSignature.SymbolicLink.class, handlers -> handlers::makeSymbolicLink),
    RENAME(12, "rename", FuseSignature.Rename.class, handlers -> handlers::rename),
    LINK(13, "link", FuseSignature.HardLink.class, handlers -> handlers::makeHardLink),
    OPEN(14, "open", FuseSignature.FileInfo.class, handlers -> handlers::open),
    READ(15, "read", FuseSignature.Read.class, handlers -> handlers::read),
    WRITE(16, "write", FuseSignature.Write.class, handlers -> handlers::write),
    FLUSH(17, "flush", FuseSignature.FileInfo.class, handlers -> handlers::flush),
    RELEASE(18, "release", FuseSignature.FileInfo.class, handlers -> handlers::release),
    FSYNC(19, "fsync", FuseSignature.Sync.class, handlers -> handlers::sync),
    OPENDIR(20, "opendir", FuseSignature.FileInfo.class, handlers -> handlers::openDirectory),
    READDIR(21, "readdir", FuseSignature.Read.class, handlers -> handlers::readDirectory),
    RELEASEDIR(22, "releasedir", FuseSignature.FileInfo.class, handlers -> handlers::releaseDirectory),
    FSYNCDIR(23, "fsyncdir", FuseSignature.Sync.class, handlers -> handlers::syncDirectory),
    STATFS(24, "statfs", FuseSignature.Inode.class, handlers -> handlers::capacity),
    CREATE(30, "create", FuseSignature.Create.class, handlers -> handlers::create),
    READDIRPLUS(41, "readdirplus", FuseSignature.Read.class, handlers -> handlers::readDirectoryPlus);

    /**
     * Functions in the table, up to {@code lseek}. libfuse takes the table's length with it, and treats functions that
     * later versions appended as left out.
     */
    static final int TABLE_LENGTH = 44;

    private final int index;
    private final String cName;
    private final FunctionDescriptor signature;
    private final Function<FuseHandlers, MethodHandle> handler;

    <S> FuseOperation(
            final int index, final String cName, final Class<S> signature, final Function<FuseHandlers, S> handler) {
        this.index = index;
        this.cName = cName;
        this.signature = FuseSignature.descriptorOf(signature);
        this.handler = handlers -> FuseSignature.bind(signature, handler.apply(handlers));
    }

    /**
     * Allocates a {@code fuse_lowlevel_ops} that calls handlers.
     *
     * @param handlers called by libfuse.
     * @param arena    owns the table and its functions; closed after the session is destroyed.
     * @return the table.
     */
    static MemorySegment allocateTable(final FuseHandlers handlers, final Arena arena) {
        final MemorySegment table = arena.allocate(ValueLayout.ADDRESS, TABLE_LENGTH);
        for (final FuseOperation operation : values()) {
            table.setAtIndex(ValueLayout.ADDRESS, operation.index, operation.upcallStub(handlers, arena));
        }
        return table;
    }

    /** Returns the index of the operation's pointer in {@code fuse_lowlevel_ops}. */
    int index() {
        return index;
    }

    /** Returns the name of the operation's field in {@code fuse_lowlevel_ops}. */
    String cName() {
        return cName;
    }

    /** Returns the C signature of the operation's function. */
    FunctionDescriptor signature() {
        return signature;
    }

    @SuppressWarnings("restricted")
    private MemorySegment upcallStub(final FuseHandlers handlers, final Arena arena) {
        return Linker.nativeLinker().upcallStub(handler.apply(handlers), signature, arena);
    }
}
