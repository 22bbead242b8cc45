package io.github.galefs.mount;

import static io.github.galefs.mount.LibFuse.POINTER;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(10)
class FuseOperationTest {
    /**
     * Fields of {@code struct fuse_lowlevel_ops} up to {@code lseek}, in their order.
     *
     * @see <a href="https://github.com/libfuse/libfuse/blob/master/include/fuse_lowlevel.h">fuse_lowlevel.h</a>
     */
    private static final List<String> FIELDS = List.of(
            "init",
            "destroy",
            "lookup",
            "forget",
            "getattr",
            "setattr",
            "readlink",
            "mknod",
            "mkdir",
            "unlink",
            "rmdir",
            "symlink",
            "rename",
            "link",
            "open",
            "read",
            "write",
            "flush",
            "release",
            "fsync",
            "opendir",
            "readdir",
            "releasedir",
            "fsyncdir",
            "statfs",
            "setxattr",
            "getxattr",
            "listxattr",
            "removexattr",
            "access",
            "create",
            "getlk",
            "setlk",
            "bmap",
            "ioctl",
            "poll",
            "write_buf",
            "retrieve_reply",
            "forget_multi",
            "flock",
            "fallocate",
            "readdirplus",
            "copy_file_range",
            "lseek");

    @ParameterizedTest
    @EnumSource
    void shouldHaveTheIndexOfItsFieldInTheTableOfLibfuse(final FuseOperation operation) {
        assertEquals(FIELDS.indexOf(operation.cName()), operation.index());
    }

    @Test
    void shouldFillTheFieldOfEachOperationAndLeaveTheOthersNull() {
        assertEquals(FIELDS.size(), FuseOperation.TABLE_LENGTH);
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment table = FuseOperation.allocateTable(unusedHandlers(), arena);
            assertEquals(FIELDS.size() * ValueLayout.ADDRESS.byteSize(), table.byteSize());
            final Set<String> filled = new HashSet<>();
            final Set<Long> functions = new HashSet<>();
            for (int i = 0; i < FIELDS.size(); i++) {
                final long function = table.getAtIndex(ValueLayout.ADDRESS, i).address();
                if (function != 0) {
                    filled.add(FIELDS.get(i));
                    functions.add(function);
                }
            }
            assertEquals(
                    Set.copyOf(Stream.of(FuseOperation.values())
                            .map(FuseOperation::cName)
                            .toList()),
                    filled);
            assertEquals(filled.size(), functions.size());
        }
    }

    /** P is a pointer, J has 8 bytes, I has 4 bytes; the declarations are in fuse_lowlevel.h. */
    @ParameterizedTest
    @CsvSource({
        "INIT, PP",
        "LOOKUP, PJP",
        "FORGET, PJJ",
        "GETATTR, PJP",
        "SETATTR, PJPIP",
        "MKNOD, PJPIJ",
        "MKDIR, PJPI",
        "UNLINK, PJP",
        "RMDIR, PJP",
        "SYMLINK, PPJP",
        "RENAME, PJPJPI",
        "LINK, PJJP",
        "OPEN, PJP",
        "READ, PJJJP",
        "WRITE, PJPJJP",
        "RELEASE, PJP",
        "FSYNC, PJIP",
        "OPENDIR, PJP",
        "READDIR, PJJJP",
        "RELEASEDIR, PJP",
        "FSYNCDIR, PJIP",
        "STATFS, PJ",
        "CREATE, PJPIP",
        "READDIRPLUS, PJJJP"
    })
    void shouldHaveTheSignatureOfItsFunctionInC(final FuseOperation operation, final String parameters) {
        final MemoryLayout[] layouts = parameters
                .chars()
                .mapToObj(parameter -> switch (parameter) {
                    case 'P' -> POINTER;
                    case 'J' -> JAVA_LONG;
                    default -> JAVA_INT;
                })
                .toArray(MemoryLayout[]::new);
        assertEquals(FunctionDescriptor.ofVoid(layouts), operation.signature());
    }

    private static FuseHandlers unusedHandlers() {
        return new FuseHandlers(
                null,
                null,
                MountNames.UTF_8,
                new FuseResponder(null, null, StatDescriptor.AMD64, Duration.ZERO),
                false);
    }
}
