package io.github.galefs.bench;

import io.github.galefs.bench.cachehit.CacheHitBenchmark;
import io.github.galefs.bench.directory.DirectoryBenchmark;
import io.github.galefs.bench.evict.EvictBenchmark;
import io.github.galefs.bench.graph.GraphBenchmark;
import io.github.galefs.bench.kernels.KernelsBenchmark;
import io.github.galefs.bench.matvec.MatvecBenchmark;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.micro.MicroBenchmark;
import io.github.galefs.bench.overlap.OverlapBenchmark;
import io.github.galefs.bench.random.RandomBenchmark;
import io.github.galefs.bench.remote.RemoteBenchmark;
import io.github.galefs.bench.rpc.RpcBenchmark;
import io.github.galefs.bench.seqread.DevicesBenchmark;
import io.github.galefs.bench.seqread.SameHostBenchmark;
import io.github.galefs.bench.seqread.SeqReadBenchmark;
import io.github.galefs.bench.startup.StartUpBenchmark;
import io.github.galefs.bench.store.StoreBenchmark;
import io.github.galefs.bench.wordmatch.WordMatchBenchmark;
import java.util.List;
import java.util.Optional;

/** Registry of all benchmarks. */
final class Benchmarks {
    private static final List<Benchmark> ALL = List.of(
            new RpcBenchmark(),
            new CacheHitBenchmark(),
            new SeqReadBenchmark(),
            new RandomBenchmark(),
            new DevicesBenchmark(),
            new SameHostBenchmark(),
            new OverlapBenchmark(),
            new EvictBenchmark(),
            new KernelsBenchmark(),
            new GraphBenchmark(),
            new MatvecBenchmark(),
            new WordMatchBenchmark(),
            new StartUpBenchmark(),
            new StoreBenchmark(),
            new DirectoryBenchmark(),
            new RemoteBenchmark(),
            new MicroBenchmark());

    private Benchmarks() {}

    static List<Benchmark> all() {
        return ALL;
    }

    static List<String> names() {
        return ALL.stream().map(Benchmark::name).toList();
    }

    static Optional<Benchmark> named(final String name) {
        return ALL.stream().filter(benchmark -> benchmark.name().equals(name)).findFirst();
    }
}
