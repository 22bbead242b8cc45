package io.github.galefs.bench.report;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(10)
class LossTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "api/array,request=4KiB",
                "copy/array,request=4KiB",
                "api/plain,request=1MiB",
                "pinned/copy,request=1MiB",
                "first/bare,request=4KiB",
                "hot,greadEach/java,piece=512B",
                "device/java",
                "device/batched,local=1",
                "device/copied,local=1",
                "device/abacus,beads=10",
                "read/mmap,64KiB",
                "append/write,1MiB",
                "commit/force,16MiB",
                "remote/transferTo,1MiB,block=64KiB"
            })
    void shouldTellThatTheSecondSideIsARival(final String caseName) {
        assertTrue(Loss.isAgainstRival(caseName));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "together/alone,number=0",
                "inplace/embedded,request=64KiB",
                "inplace/segments,request=64KiB",
                "inplace/connection,request=64KiB",
                "groups64/groups1,read=2ms",
                "together/singly,blocks=64,read=2ms",
                "groups=131072/1",
                "filled/empty",
                "quiet/compacting,64KiB,readers=4",
                "mixed,many/few,4KiB",
                "suspended/live,groups=64",
                "java,gread,piece=64B",
                "groups=1",
                ""
            })
    void shouldTellThatBothSidesAreGaleFsOrThatThereIsNoRatio(final String caseName) {
        assertFalse(Loss.isAgainstRival(caseName));
    }
}
