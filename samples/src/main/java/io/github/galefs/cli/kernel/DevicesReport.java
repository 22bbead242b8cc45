package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.Sizes;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClFinding;
import io.github.galefs.device.selection.DeviceEntry;
import io.github.galefs.device.selection.DeviceSurvey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Formats the list of devices for people and for programs.
 *
 * @param survey the devices, and what is missing.
 */
record DevicesReport(DeviceSurvey survey) {
    /** Returns lines for people: for each device its description, and below its forms and limits. */
    List<String> lines() {
        final int width = survey.devices().stream()
                .mapToInt(device -> device.name().length())
                .max()
                .orElse(0);
        final String indent = " ".repeat(width + 2);
        final List<String> lines = new ArrayList<>();
        for (final DeviceEntry device : survey.devices()) {
            lines.add(device.name() + indent.substring(device.name().length()) + device.description());
            details(device).forEach(detail -> lines.add(indent + detail));
        }
        for (final OpenClFinding finding : survey.findings()) {
            lines.add(
                    "missing: " + finding.subject() + ": " + finding.obstacle().description());
        }
        return lines;
    }

    /** Returns one object, with the devices and what is missing. */
    Map<String, Object> values() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put(
                "devices", survey.devices().stream().map(DevicesReport::values).toList());
        values.put(
                "missing",
                survey.findings().stream()
                        .map(finding -> {
                            final Map<String, Object> missing = new LinkedHashMap<>();
                            missing.put("subject", finding.subject());
                            putObstacle(missing, Optional.of(finding.obstacle()));
                            return missing;
                        })
                        .toList());
        return values;
    }

    private static List<String> details(final DeviceEntry device) {
        if (device.obstacle().isPresent()) {
            return List.of("cannot be used: " + device.obstacle().get().description());
        }
        final List<String> details = new ArrayList<>();
        for (final FormSupport support : device.forms()) {
            details.add(support.form().optionName() + ": " + describe(support, device.defaultForm()));
        }
        device.maxAllocation()
                .ifPresent(bytes -> details.add(
                        "one allocation, such as the block cache: at most " + Sizes.describe((double) bytes)));
        details.add(
                device.readsInPlace()
                        ? "reads blocks where a store on this machine has them"
                        : "reads blocks in the cache only, not where a store has them");
        if (!device.doubles()) {
            details.add("kernels that use double: no: it has no double precision; use float");
        }
        return details;
    }

    private static String describe(final FormSupport support, final Optional<WaitForm> defaultForm) {
        if (!support.isPossible()) {
            return "no: " + support.obstacle().get().description();
        }
        return defaultForm.equals(Optional.of(support.form())) ? "yes, the default" : "yes";
    }

    private static Map<String, Object> values(final DeviceEntry device) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("name", device.name());
        values.put("description", device.description());
        values.put("kind", device.kind().optionName());
        values.put("usable", device.defaultForm().isPresent());
        putObstacle(values, device.obstacle());
        values.put("defaultForm", device.defaultForm().map(WaitForm::optionName).orElse(null));
        final Map<String, Object> forms = new LinkedHashMap<>();
        for (final FormSupport support : device.forms()) {
            final Map<String, Object> form = new LinkedHashMap<>();
            form.put("possible", support.isPossible());
            putObstacle(form, support.obstacle());
            forms.put(support.form().optionName(), form);
        }
        values.put("forms", forms);
        values.put("maxAllocation", device.maxAllocation().orElse(null));
        values.put("doubles", device.doubles());
        values.put("readsInPlace", device.readsInPlace());
        return values;
    }

    private static void putObstacle(final Map<String, Object> values, final Optional<Obstacle> obstacle) {
        values.put("reason", obstacle.map(Obstacle::reason).orElse(null));
        values.put("remedy", obstacle.map(Obstacle::remedy).orElse(null));
    }
}
