package io.github.galefs.bench.micro;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The host's side of a request in a round: reads the record, handles the request, writes the next round's entry. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RoundSteps {
    private static final int FEW_GROUPS = 264;
    private static final int MANY_GROUPS = 1056;

    private EchoLaunch few;
    private EchoLaunch many;

    /** Creates the state; JMH sets it up. */
    public RoundSteps() {}

    /** Starts a launch of each size. */
    @Setup
    public void open() {
        few = new EchoLaunch(FEW_GROUPS);
        many = new EchoLaunch(MANY_GROUPS);
    }

    /** Frees their memory. */
    @TearDown
    public void close() {
        few.close();
        many.close();
    }

    /**
     * A round of 264 work-groups, two for each compute unit of a large GPU.
     *
     * @return requests so far.
     */
    @Benchmark
    @OperationsPerInvocation(FEW_GROUPS)
    public long roundOf264Requests() {
        return few.serve(FEW_GROUPS);
    }

    /**
     * A round of 1,056 work-groups, eight for each compute unit of a large GPU.
     *
     * @return requests so far.
     */
    @Benchmark
    @OperationsPerInvocation(MANY_GROUPS)
    public long roundOf1056Requests() {
        return many.serve(MANY_GROUPS);
    }
}
