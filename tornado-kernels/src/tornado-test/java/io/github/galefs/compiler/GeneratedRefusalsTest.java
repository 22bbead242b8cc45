package io.github.galefs.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.kernel.artefact.KernelCompilationException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.instruction.DiscontinuedInstruction.JsrInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Refusals of bytecode that javac does not make of a short source. */
@Tag("sdk")
@Timeout(120)
class GeneratedRefusalsTest {
    private static final String NAME = "Generated";
    private static final ClassDesc CLASS = ClassDesc.of(NAME);
    private static final ClassDesc LONGS = ConstantDescs.CD_long.arrayType();
    private static final MethodTypeDesc KERNEL = MethodTypeDesc.of(ConstantDescs.CD_void, LONGS);
    private static final int ACCESS = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;

    /** A version of class files whose verifier allows the instruction. */
    private static final int JAVA_5 = 49;

    private static final int LINE = 7;
    private static final String LOCATION = NAME + ".run(" + NAME + ".java:" + LINE + "): ";

    /** More than the 64 KiB of constant memory that a device has at least. */
    private static final int LENGTH = 64 * 1024 / Long.BYTES + 1;

    @TempDir
    private Path folder;

    @Test
    void shouldRefuseAnInstructionOfOldCompilers() throws Exception {
        assertEquals(
                LOCATION + "contains an instruction that compilers have not generated since Java 6; compile the class"
                        + " again",
                refusal(type -> type.withVersion(JAVA_5, 0).withMethodBody("run", KERNEL, ACCESS, code -> {
                    final Label subroutine = code.newLabel();
                    code.lineNumber(LINE).with(JsrInstruction.of(subroutine)).return_();
                    code.labelBinding(subroutine).pop().return_();
                })));
    }

    @Test
    void shouldRefuseTablesThatAreTooLarge() throws Exception {
        assertEquals(
                LOCATION + "reads static arrays of more than 65536 bytes in all, with " + NAME
                        + ".TABLE; pass it as a parameter",
                refusal(type -> type.withField("TABLE", LONGS, ACCESS | ClassFile.ACC_FINAL)
                        .withMethodBody(
                                ConstantDescs.CLASS_INIT_NAME,
                                ConstantDescs.MTD_void,
                                ClassFile.ACC_STATIC,
                                GeneratedRefusalsTest::fillTable)
                        .withMethodBody(
                                "run",
                                KERNEL,
                                ACCESS,
                                code -> code.lineNumber(LINE)
                                        .aload(0)
                                        .iconst_0()
                                        .getstatic(CLASS, "TABLE", LONGS)
                                        .iconst_1()
                                        .laload()
                                        .lastore()
                                        .return_())));
    }

    private static void fillTable(final CodeBuilder code) {
        code.loadConstant(LENGTH).newarray(TypeKind.LONG);
        for (int i = 0; i < LENGTH; i++) {
            code.dup().loadConstant(i).lconst_1().lastore();
        }
        code.putstatic(CLASS, "TABLE", LONGS).return_();
    }

    @Test
    void shouldRefuseAKernelWithoutABody() throws Exception {
        assertEquals(
                NAME + ".run(" + NAME + ".java): has no bytecode: it is native, or inherited, or its class is not on"
                        + " the class path; write it in Java, and call it by the class that declares it",
                refusal(type -> type.withMethod("run", KERNEL, ACCESS | ClassFile.ACC_NATIVE, method -> {})));
    }

    private String refusal(final Consumer<ClassBuilder> content) throws Exception {
        ClassFile.of().buildTo(folder.resolve(NAME + ".class"), CLASS, type -> {
            type.with(SourceFileAttribute.of(NAME + ".java"));
            content.accept(type);
        });
        return assertThrows(
                        KernelCompilationException.class,
                        () -> TestCompiler.compileNamed(List.of(NAME + "#run"), List.of(folder)))
                .getMessage();
    }
}
