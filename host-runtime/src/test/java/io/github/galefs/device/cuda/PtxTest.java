package io.github.galefs.device.cuda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PtxTest {
    private static final String HEAD = """
            .version 8.8
            .target sm_90, texmode_independent
            .address_size 64

            """;

    @Test
    void shouldReplaceWhatOpenClPassesInRegisters() {
        final Ptx ptx = ptx("mov.u32 %r1, %envreg3;\nadd.s32 %r2, %r1, %envreg0;\nmov.u32 %r3, %envreg6;\n");
        assertTrue(ptx.text().contains("mov.u32 %r1, 0;\nadd.s32 %r2, %r1, 0;\nmov.u32 %r3, %nctaid.x;\n"), ptx::text);
    }

    @Test
    void shouldRefuseARegisterOfUnknownMeaning() {
        final IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> ptx("mov.u32 %r1, %envreg12;\n"));
        assertTrue(refusal.getMessage().contains("%envreg12"), refusal.getMessage());
    }

    @Test
    void shouldCountTheParametersOfTheEntry() {
        assertEquals(2, ptx("").parameterCount());
    }

    @Test
    void shouldLimitTheRegistersOfTheEntry() {
        final Ptx ptx = ptx("");
        final String limited = ptx.withRegisters(32);
        assertTrue(limited.contains("kernel_param_1[32]\n)\n.maxnreg 32\n{"), limited);
        assertEquals(ptx.text(), limited.replace("\n.maxnreg 32", ""));
    }

    @Test
    void shouldRefuseWhatIsNoPtxOrHasNoSuchEntry() {
        assertThrows(IllegalArgumentException.class, () -> Ptx.of(new byte[] {127, 'E', 'L', 'F'}, "kernel"));
        assertThrows(IllegalArgumentException.class, () -> Ptx.of(program(""), "kern"));
    }

    private static Ptx ptx(final String body) {
        return Ptx.of(program(body), "kernel");
    }

    private static byte[] program(final String body) {
        final String entry = """
                .entry kernel(
                \t.param .u64 .ptr .global .align 1 kernel_param_0,
                \t.param .align 32 .b8 kernel_param_1[32]
                )
                {
                """;
        return (HEAD + entry + body + "}\n\0").getBytes(StandardCharsets.US_ASCII);
    }
}
