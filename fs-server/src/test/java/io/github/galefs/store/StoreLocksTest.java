package io.github.galefs.store;

import static io.github.galefs.store.Bytes.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class StoreLocksTest {
    private final StoreLocks locks = new StoreLocks();

    @Test
    void shouldTakeNoMoreChangesWhenTheTreeDidNotTakeARecordedOne() {
        assertThrows(
                AssertionError.class,
                () -> locks.changing(() -> locks.changeTreeForResult(() -> {
                    throw new IllegalStateException("for the test");
                })));
        assertRefused(PosixError.EIO, () -> locks.changing(() -> null));
        assertRefused(PosixError.EIO, locks::requireEnded);
    }

    @Test
    void shouldTakeMoreChangesWhenOneWasRefusedBeforeItsRecord() throws FileServiceException {
        assertThrows(
                IllegalArgumentException.class,
                () -> locks.changing(() -> {
                    throw new IllegalArgumentException("for the test");
                }));
        assertRefused(
                PosixError.ENOSPC,
                () -> locks.changing(() -> {
                    throw new FileServiceException(PosixError.ENOSPC, "for the test");
                }));
        assertEquals(1, locks.changing(() -> 1));
    }
}
