package io.github.galefs.cli.store;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A change of permission bits, as {@code chmod} has it: octal digits, or clauses such as {@code u+x,go-w}. A clause
 * without {@code u}, {@code g}, {@code o} or {@code a} is for all of them: there is no umask.
 */
final class ModeChange {
    private static final Pattern OCTAL = Pattern.compile("[0-7]{1,4}");
    private static final Pattern CLAUSE = Pattern.compile("([ugoa]*)([-+=])([rwxXst]*)");
    private static final int OCTAL_RADIX = 8;

    private static final int READ = 0444;
    private static final int WRITE = 0222;
    private static final int EXECUTE = 0111;
    private static final int SET_ID = 06000;
    private static final int STICKY = 01000;
    private static final int USER = 04700;
    private static final int GROUP = 02070;
    private static final int OTHERS = 01007;
    private static final int ALL = USER | GROUP | OTHERS;

    private final List<Clause> clauses;

    private ModeChange(final List<Clause> clauses) {
        this.clauses = clauses;
    }

    /** Parses a change. */
    static final class Converter implements ITypeConverter<ModeChange> {
        @Override
        public ModeChange convert(final String value) {
            if (OCTAL.matcher(value).matches()) {
                return new ModeChange(List.of(new Clause(ALL, '=', "", Integer.parseInt(value, OCTAL_RADIX))));
            }
            final List<Clause> clauses = new ArrayList<>();
            for (final String text : value.split(",", -1)) {
                final Matcher matcher = CLAUSE.matcher(text);
                if (!matcher.matches()) {
                    throw new TypeConversionException("'" + value
                            + "' is not a mode: give up to four octal digits, such as 644, or changes, such as"
                            + " u+x,go-w");
                }
                clauses.add(new Clause(who(matcher.group(1)), matcher.group(2).charAt(0), matcher.group(3), 0));
            }
            return new ModeChange(clauses);
        }
    }

    /**
     * A part of a change.
     *
     * @param who     bits of those whom it is for.
     * @param sign    plus, minus or equals.
     * @param letters of the permissions.
     * @param bits    of the permissions beside the letters.
     */
    private record Clause(int who, char sign, String letters, int bits) {
        int apply(final int permissions, final boolean directory) {
            int wanted = bits;
            for (int i = 0; i < letters.length(); i++) {
                wanted |= bitsOf(letters.charAt(i), permissions, directory);
            }
            return switch (sign) {
                case '+' -> permissions | (wanted & who);
                case '-' -> permissions & ~(wanted & who);
                default -> (permissions & ~who) | (wanted & who);
            };
        }
    }

    /** Returns the permission bits after the change. */
    int apply(final int permissions, final boolean directory) {
        int changed = permissions;
        for (final Clause clause : clauses) {
            changed = clause.apply(changed, directory);
        }
        return changed;
    }

    private static int who(final String letters) {
        int who = 0;
        for (int i = 0; i < letters.length(); i++) {
            who |= switch (letters.charAt(i)) {
                case 'u' -> USER;
                case 'g' -> GROUP;
                case 'o' -> OTHERS;
                default -> ALL;
            };
        }
        return who == 0 ? ALL : who;
    }

    private static int bitsOf(final char letter, final int permissions, final boolean directory) {
        return switch (letter) {
            case 'r' -> READ;
            case 'w' -> WRITE;
            case 'x' -> EXECUTE;
            // Executable where it makes sense: directories, and what someone can execute already.
            case 'X' -> directory || (permissions & EXECUTE) != 0 ? EXECUTE : 0;
            case 's' -> SET_ID;
            default -> STICKY;
        };
    }
}
