package io.github.galefs.bench.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class BenchResultTest {
    @Test
    void shouldReturnTheMiddleRunWhenTheNumberOfRunsIsOdd() {
        final BenchResult result = BenchResult.of("b", "c", "d", BenchMetric.P50_US, 5, 1, 3);
        assertEquals(new BenchResult("b", "c", "d", BenchMetric.P50_US, 3, 1, 5, 3), result);
    }

    @Test
    void shouldReturnTheMeanOfTheMiddleTwoWhenTheNumberOfRunsIsEven() {
        final BenchResult result = BenchResult.of("b", "c", "d", BenchMetric.P50_US, 8, 2, 1, 4);
        assertEquals(new BenchResult("b", "c", "d", BenchMetric.P50_US, 3, 1, 8, 4), result);
    }

    @Test
    void shouldReturnTheOnlyRunWhenThereIsOne() {
        final BenchResult result = BenchResult.of("b", "c", "d", BenchMetric.RATIO, 0.5);
        assertEquals(new BenchResult("b", "c", "d", BenchMetric.RATIO, 0.5, 0.5, 0.5, 1), result);
    }

    @Test
    void shouldWriteLargeAndSmallNumbersWithoutExponentWhenWritingJson() {
        final StringWriter out = new StringWriter();
        final JsonLines lines = new JsonLines(new PrintWriter(out));
        lines.accept(BenchResult.of("b", "\"", "d", BenchMetric.BYTES_PER_S, 1.23456789e13, 0.2, 5e13));
        lines.accept(BenchResult.of("b", "c", "d", BenchMetric.RATIO, 1e-9));
        assertEquals("""
                {"bench":"b","case":"\\"","device":"d","metric":"bytes_per_s","unit":"bytes/s",\
                "median":12345678900000,"min":0,"max":50000000000000,"runs":3}
                {"bench":"b","case":"c","device":"d","metric":"ratio","unit":"1",\
                "median":0.000000,"min":0.000000,"max":0.000000,"runs":1}
                """, out.toString());
    }
}
