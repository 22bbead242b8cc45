package io.github.galefs.compiler.subset;

import java.lang.classfile.TypeKind;
import java.util.List;

/**
 * A static final array with the elements that its class's initializer gives it.
 *
 * @param owner    name of the class that declares it, as in Java.
 * @param name     name of the field.
 * @param kind     type of the elements.
 * @param elements values of the elements: an {@link Integer} for each that is an int or narrower, or else an object of
 *                 the element's type.
 */
public record ConstantTable(String owner, String name, TypeKind kind, List<Number> elements) {
    /**
     * Copies the elements.
     *
     * @throws NullPointerException an element is null.
     */
    public ConstantTable {
        elements = List.copyOf(elements);
    }

    /**
     * Returns the name of the array, for messages.
     *
     * @return class and field.
     */
    public String readable() {
        return owner + "." + name;
    }
}
