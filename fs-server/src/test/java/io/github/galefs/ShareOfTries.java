package io.github.galefs;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.Store;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;

/** Ends a property after the {@link CaseShare} of its tries. */
public final class ShareOfTries implements AroundTryHook {
    @Override
    public TryExecutionResult aroundTry(
            final TryLifecycleContext context, final TryExecutor aTry, final List<Object> parameters) {
        final AtomicInteger made = Store.getOrCreate(ShareOfTries.class, Lifespan.PROPERTY, AtomicInteger::new)
                .get();
        final TryExecutionResult result = aTry.execute(parameters);
        final boolean isLast = made.incrementAndGet() >= CaseShare.of(tries(context));
        return result.isSatisfied() && isLast ? TryExecutionResult.satisfied(true) : result;
    }

    private static int tries(final TryLifecycleContext context) {
        return context.targetMethod().getAnnotation(Property.class).tries();
    }
}
