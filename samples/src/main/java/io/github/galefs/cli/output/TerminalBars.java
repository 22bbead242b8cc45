package io.github.galefs.cli.output;

import java.io.PrintStream;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Progress bars on a terminal, for work that takes long enough for a bar to be read. */
public final class TerminalBars implements ProgressBars {
    /** Bytes below which no bar is shown: the work ends before a bar can be read. */
    private static final long MIN_TOTAL = 64L << 20;

    private static final long MIB = 1L << 20;
    private static final long UNKNOWN_TOTAL = -1;
    private static final long INITIAL_DELAY_MILLIS = 1_000;
    private static final long POLL_INTERVAL_MILLIS = 200;
    private static final int COLUMNS = 79;

    private final PrintStream terminal;

    private TerminalBars(final PrintStream terminal) {
        this.terminal = terminal;
    }

    /**
     * Returns bars for standard error. Whether it is a terminal is asked when a bar is to be drawn: the answer takes
     * longer than many commands.
     *
     * @param err standard error of this process.
     * @return bars that are drawn there; {@link ProgressBars#NONE}'s if it is not a terminal.
     */
    public static ProgressBars forStandardError(final PrintStream err) {
        return new TerminalBars(err);
    }

    @Override
    public Progress start(final String task, final long total) {
        return total < MIN_TOTAL || !Terminal.isStandardError() ? NONE.start(task, total) : new Bar(bar(task, total));
    }

    @Override
    public Progress follow(final String task, final LongSupplier done) {
        return Terminal.isStandardError() ? new PollingBar(task, done) : NONE.follow(task, done);
    }

    private ProgressBar bar(final String task, final long total) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setUnit(" MiB", MIB)
                .showSpeed()
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(new ConsoleProgressBarConsumer(terminal, COLUMNS))
                .build();
    }

    /** A bar that polls. Until the timer has ended, only the timer's thread touches the bar. */
    private final class PollingBar implements Progress {
        private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("galefs-progress").factory());
        private final String task;
        private final LongSupplier done;
        private final Future<?> polling;
        private ProgressBar bar;

        PollingBar(final String task, final LongSupplier done) {
            this.task = task;
            this.done = done;
            polling = timer.scheduleWithFixedDelay(
                    this::poll, INITIAL_DELAY_MILLIS, POLL_INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
        }

        @Override
        public void close() {
            polling.cancel(false);
            timer.close();
            if (bar != null) {
                bar.close();
            }
        }

        private void poll() {
            if (bar == null) {
                bar = bar(task, UNKNOWN_TOTAL);
            }
            bar.stepTo(done.getAsLong());
        }
    }

    private record Bar(ProgressBar bar) implements Progress {
        @Override
        public void advance(final long bytes) {
            bar.stepBy(bytes);
        }

        @Override
        public void close() {
            bar.close();
        }
    }
}
