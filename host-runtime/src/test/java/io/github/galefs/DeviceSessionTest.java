package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.log.KernelMessages;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class DeviceSessionTest {
    @Test
    void shouldReturnAnErrorOfTheMessagesRatherThanLeaveFilesOpen() {
        // Not an OutOfMemoryError, which would end the test run if it were thrown.
        final Error error = new InternalError("no thread");
        final KernelFailedException failure =
                DeviceSession.endMessages(new Messages(error), () -> false).orElseThrow();
        assertEquals("cannot read the kernel's messages: no thread", failure.getMessage());
        assertSame(error, failure.getCause());
    }

    @Test
    void shouldReturnNothingWhenTheMessagesHaveEnded() {
        assertEquals(Optional.empty(), DeviceSession.endMessages(new Messages(null), () -> false));
    }

    /** Whose end fails with an error, if there is one. */
    private record Messages(Error error) implements KernelMessages {
        @Override
        public void beginLaunch() {}

        @Override
        public int poll() {
            return 0;
        }

        @Override
        public void endLaunch(final BooleanSupplier isStopped) {
            if (error != null) {
                throw error;
            }
        }
    }
}
