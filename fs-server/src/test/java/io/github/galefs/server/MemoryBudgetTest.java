package io.github.galefs.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class MemoryBudgetTest {
    private static final int LIMIT = 1000;

    private final MemoryBudget budget = new MemoryBudget(LIMIT);

    @Test
    void shouldLeaveAsMuchFreeAsTheGreediestHolderHas() {
        final List<MemoryAccount> accounts = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            accounts.add(new MemoryAccount(budget));
        }
        boolean taken = true;
        while (taken) {
            taken = false;
            for (final MemoryAccount account : accounts) {
                taken |= account.tryTake(10) != null;
            }
        }
        for (final MemoryAccount account : accounts) {
            assertTrue(account.held() <= budget.free(), account.held() + " bytes, free " + budget.free());
            assertTrue(account.held() >= LIMIT / 10 - 20, account.held() + " bytes");
        }
    }

    @Test
    void shouldGiveAllThatIsFreeToAnAccountThatHoldsNothing() {
        final MemoryAccount first = new MemoryAccount(budget);
        assertNotNull(first.tryTake(LIMIT));
        assertNull(new MemoryAccount(budget).tryTake(1));
        assertEquals(0, budget.free());
    }

    @Test
    void shouldNotExceedTheLimitWhenOneAccountTakesMuchAtOnce() {
        assertNull(new MemoryAccount(budget).tryTake(LIMIT + 1));
        assertEquals(LIMIT, budget.free());
    }

    @Test
    void shouldGiveBackAChargeOnce() {
        final MemoryAccount account = new MemoryAccount(budget);
        final MemoryCharge charge = account.tryTake(100);
        charge.shrink(40);
        assertEquals(40, account.held());
        charge.shrink(60);
        assertEquals(40, account.held());
        charge.release();
        charge.release();
        assertEquals(0, account.held());
        assertEquals(LIMIT, budget.free());
    }

    @Test
    void shouldDelayAHolderThatHasTakenBeyondItsShareUntilItGivesBack() {
        final MemoryAccount account = new MemoryAccount(budget);
        assertTrue(account.isWithinShare());
        final MemoryCharge charge = account.take(LIMIT + 10);
        assertFalse(account.isWithinShare());
        assertEquals(-10, budget.free());
        charge.release();
        assertTrue(account.isWithinShare());
    }

    @Test
    void shouldNotifyListenersWhenMemoryIsGivenBackAfterARefusal() {
        final AtomicInteger notified = new AtomicInteger();
        budget.addListener(notified::incrementAndGet);
        final MemoryAccount account = new MemoryAccount(budget);
        account.tryTake(10).release();
        assertEquals(0, notified.get());
        final MemoryCharge all = account.tryTake(LIMIT);
        assertNull(new MemoryAccount(budget).tryTake(1));
        all.shrink(10);
        all.release();
        assertEquals(1, notified.get());
    }

    @Test
    void shouldWantReliefUntilTheRequestedTime() {
        assertFalse(budget.isReliefWanted(0));
        budget.requestRelief(10);
        assertTrue(budget.isReliefWanted(10));
        assertFalse(budget.isReliefWanted(11));
        assertFalse(budget.isReliefWanted(5));
    }

    @Test
    void shouldDeriveTheDefaultFromTheHeap() {
        assertEquals(64L << 20, ServerContext.defaultMemory(256L << 20));
        assertEquals(ServerContext.MIN_MEMORY, ServerContext.defaultMemory(8L << 20));
        assertEquals(1L << 30, ServerContext.defaultMemory(64L << 30));
    }
}
