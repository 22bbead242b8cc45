package io.github.galefs.bench.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class WarmUpTest {
    @Test
    void shouldIncreaseTheAmountWhenTheWorkIsFast() throws Exception {
        final List<Integer> amounts = new ArrayList<>();
        final int amount = WarmUp.amountForRun(Effort.QUICK, 1, tried -> {
            amounts.add(tried);
            Thread.sleep(Duration.ofNanos(tried * 100_000L));
        });
        assertEquals(1, amounts.getFirst());
        assertTrue(amount > 4, () -> amount + " after " + amounts);
    }

    @Test
    void shouldIncreaseTheAmountWhenOnlyTheFirstRunIsSlow() throws Exception {
        final List<Integer> amounts = new ArrayList<>();
        final int amount = WarmUp.amountForRun(Effort.QUICK, 1, tried -> {
            final Duration slow = amounts.isEmpty() ? Effort.QUICK.warmUp() : Duration.ZERO;
            amounts.add(tried);
            Thread.sleep(slow.plusNanos(tried * 100_000L));
        });
        assertTrue(amount > 4, () -> amount + " after " + amounts);
    }

    @Test
    void shouldKeepTheFirstAmountWhenTheWorkIsSlow() throws Exception {
        final int slowMillis = (int) Effort.QUICK.run().toMillis() + 1;
        assertEquals(7, WarmUp.amountForRun(Effort.QUICK, 7, amount -> Thread.sleep(slowMillis)));
    }
}
