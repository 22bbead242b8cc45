package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.ConstantTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;

/**
 * The tables of one kernel, in constant memory, like its string literals. Floating-point numbers are stored as their
 * bits: some compilers do not accept NaN and infinity in an initializer.
 */
final class ConstantTables {
    /** Maximum bytes of all tables of a kernel: the constant memory that every device of OpenCL has. */
    static final int MAX_TOTAL_BYTES = 64 << 10;

    private final Map<String, ConstantTable> known;
    private final List<ConstantTable> used = new ArrayList<>();

    /**
     * Creates the tables of a kernel.
     *
     * @param known static arrays with known elements.
     */
    ConstantTables(final Collection<ConstantTable> known) {
        this.known = known.stream().collect(Collectors.toMap(ConstantTable::readable, Function.identity()));
    }

    /**
     * Returns a table.
     *
     * @param owner name of the class that declares the array.
     * @param name  name of the field.
     * @return the table, or null if the field is none.
     */
    ConstantTable find(final String owner, final String name) {
        return known.get(owner + "." + name);
    }

    /**
     * Returns the text of a load from a table, which {@link #text} defines from then on.
     *
     * @param table the table.
     * @return text with one {@code #} for the index.
     */
    String load(final ConstantTable table) {
        if (!used.contains(table)) {
            used.add(table);
        }
        final String element = nameOf(table) + "[#]";
        return switch (table.kind()) {
            case FLOAT, DOUBLE -> "as_" + elementKind(table).getJavaName() + "(" + element + ")";
            default -> ArrayElementNode.load(element, elementKind(table));
        };
    }

    private String nameOf(final ConstantTable table) {
        return "gale_table_" + used.indexOf(table);
    }

    /** Returns the bytes of the tables whose elements are loaded. */
    long byteLength() {
        return used.stream()
                .mapToLong(table ->
                        (long) table.elements().size() * elementKind(table).getByteCount())
                .sum();
    }

    /**
     * Returns the definitions of the tables whose elements are loaded.
     *
     * @return definitions in OpenCL C, or an empty string.
     */
    String text() {
        return used.stream().map(this::definition).collect(Collectors.joining());
    }

    private String definition(final ConstantTable table) {
        final String values =
                table.elements().stream().map(ConstantTables::text).collect(Collectors.joining(", "));
        return "__constant " + storedType(elementKind(table)) + " " + nameOf(table) + "[] = {"
                + (values.isEmpty() ? "0" : values) + "};\n";
    }

    private static JavaKind elementKind(final ConstantTable table) {
        return JavaKind.fromTypeString(table.kind().upperBound().descriptorString());
    }

    private static String storedType(final JavaKind kind) {
        return switch (kind) {
            case Float -> "int";
            case Double -> "long";
            default -> PrivateArray.elementType(kind);
        };
    }

    private static String text(final Number element) {
        return Constants.text(
                switch (element) {
                    case Float value -> JavaConstant.forInt(Float.floatToRawIntBits(value));
                    case Double value -> JavaConstant.forLong(Double.doubleToRawLongBits(value));
                    default -> JavaConstant.forBoxedPrimitive(element);
                });
    }
}
