package io.github.galefs.bench.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jetbrains.letsPlot.commons.encoding.UnsupportedRGBEncoder;
import org.jetbrains.letsPlot.core.util.PlotSvgExportCommon;

/**
 * Draws a panel as SVG. Each case has its name and, below, a bar for each device. The bar is as long as the median; a
 * line goes from minimum to maximum.
 *
 * <p>The name stands above the bars and not at the axis, where Lets-Plot 4.1 shortens it to 20 characters. A unit of
 * the vertical axis is a pixel.
 */
final class Plot {
    private static final int WIDTH = 540;
    private static final int NAME_HEIGHT = 18;
    private static final int BAR_HEIGHT = 14;
    private static final int CASE_GAP = 8;

    /** Ticks, their labels and the title of the axis. */
    private static final int AXIS_HEIGHT = 56;

    private static final int LEGEND_ROW_HEIGHT = 24;
    private static final int LEGEND_MARGIN = 12;
    private static final int MAX_NAME_CHARACTERS = 60;

    /** Lets-Plot breaks longer ones, and then they overlap. */
    private static final int MAX_DEVICE_CHARACTERS = 30;

    /** More would be a page of bars; the table has them all. */
    private static final int MAX_BARS = 160;

    /** Stand-in for {@code currentColor}, which follows the page's colour and which Lets-Plot does not accept. */
    private static final String INK = "#010203";

    private static final String INK_AS_RGB = "rgb(1,2,3)";
    private static final String CURRENT_COLOR = "currentColor";
    private static final String GRID = "#909090";

    /** Colours that people with any colour vision tell apart, of Okabe and Ito; visible on white and on black. */
    private static final List<String> COLORS =
            List.of("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#999999", "#B8A900");

    private final Panel panel;
    private final Axis axis;
    private final List<String> devices;
    private final Columns bars = new Columns();
    private final Columns whiskers = new Columns();
    private final Columns names = new Columns();
    private int barCount;
    private int height;

    private Plot(final Panel panel) {
        this.panel = panel;
        axis = Axis.of(panel);
        devices = panel.devices();
    }

    /**
     * Draws a panel.
     *
     * @param id of the plot, unique on its page: letters and digits only.
     */
    static String svg(final Panel panel, final String id) {
        return new Plot(panel).draw(id);
    }

    /** Returns how many results of a panel its plot leaves out. */
    static int omittedBars(final Panel panel) {
        return Math.max(0, panel.results().size() - MAX_BARS);
    }

    private String draw(final String id) {
        panel.cases().forEach(this::addCase);
        final int legendRows = devices.size() > 1 ? devices.size() : 0;
        final int legendHeight = legendRows * LEGEND_ROW_HEIGHT + (legendRows > 0 ? LEGEND_MARGIN : 0);
        final int totalHeight = height + AXIS_HEIGHT + legendHeight;
        final String drawn = PlotSvgExportCommon.INSTANCE.buildSvgImageFromRawSpecs(
                spec(totalHeight), null, new UnsupportedRGBEncoder(), false);
        return SvgText.withIds(drawn, id)
                .replace(INK, CURRENT_COLOR)
                .replace(INK_AS_RGB, CURRENT_COLOR)
                .replaceFirst(
                        "width=\"[0-9.]+\" height=\"[0-9.]+\"", "viewBox=\"0 0 " + WIDTH + " " + totalHeight + "\"");
    }

    private void addCase(final String name, final List<Result> results) {
        if (barCount >= MAX_BARS) {
            return;
        }
        names.add("x", panel.isRatio() ? axis.first() : axis.begin())
                .add("y", -height - NAME_HEIGHT / 2.0)
                .add("name", shortened(name));
        height += NAME_HEIGHT;
        for (final Result result : results.subList(0, Math.min(results.size(), MAX_BARS - barCount))) {
            addBar(result);
            barCount++;
        }
        height += CASE_GAP;
    }

    private void addBar(final Result result) {
        final double top = -height - 1.0;
        height += BAR_HEIGHT;
        final double bottom = -height + 1.0;
        bars.add("from", axis.begin())
                .add("to", axis.position(result.median()))
                .add("top", top)
                .add("bottom", bottom)
                .add("device", Integer.toString(devices.indexOf(result.device())));
        if (result.max() > result.min()) {
            addWhisker(axis.position(result.min()), axis.position(result.max()), top, bottom);
        }
    }

    private void addWhisker(final double min, final double max, final double top, final double bottom) {
        final double middle = (top + bottom) / 2;
        final double quarter = (top - bottom) / 4;
        addLine(min, middle, max, middle);
        addLine(min, middle - quarter, min, middle + quarter);
        addLine(max, middle - quarter, max, middle + quarter);
    }

    private void addLine(final double x, final double y, final double xEnd, final double yEnd) {
        whiskers.add("x", x).add("y", y).add("xEnd", xEnd).add("yEnd", yEnd);
    }

    private Map<String, Object> spec(final int totalHeight) {
        final Map<String, Object> spec = new HashMap<>();
        spec.put("kind", "plot");
        spec.put("ggsize", Map.of("width", WIDTH, "height", totalHeight));
        spec.put("layers", layers());
        spec.put("scales", List.of(horizontalScale(), verticalScale(), deviceScale()));
        spec.put("guides", Map.of("fill", Map.of("name", "legend", "ncol", 1)));
        spec.put("theme", theme());
        return spec;
    }

    private List<Map<String, Object>> layers() {
        final List<Map<String, Object>> layers = new ArrayList<>();
        final Map<String, Object> rectangles = layer("rect", bars);
        rectangles.put(
                "mapping", Map.of("xmin", "from", "xmax", "to", "ymin", "bottom", "ymax", "top", "fill", "device"));
        rectangles.put("size", 0);
        layers.add(rectangles);
        if (panel.isRatio()) {
            final Map<String, Object> one = layer("vline", new Columns());
            one.put("xintercept", axis.position(1));
            one.put("linetype", "dashed");
            layers.add(one);
        }
        final Map<String, Object> lines = layer("segment", whiskers);
        lines.put("mapping", Map.of("x", "x", "y", "y", "xend", "xEnd", "yend", "yEnd"));
        layers.add(lines);
        final Map<String, Object> texts = layer("text", names);
        texts.put("mapping", Map.of("x", "x", "y", "y", "label", "name"));
        texts.put("hjust", "left");
        texts.put("size", 6);
        layers.add(texts);
        return layers;
    }

    private static Map<String, Object> layer(final String geometry, final Columns data) {
        final Map<String, Object> layer = new HashMap<>();
        layer.put("geom", geometry);
        layer.put("data", data.columns);
        layer.put("color", INK);
        layer.put("size", 0.7);
        layer.put("tooltips", "none");
        layer.put("sampling", "none");
        layer.put("show_legend", geometry.equals("rect"));
        return layer;
    }

    private Map<String, Object> horizontalScale() {
        final Map<String, Object> scale = new HashMap<>();
        scale.put("aesthetic", "x");
        scale.put("name", axis.title());
        scale.put("limits", List.of(axis.first(), axis.last()));
        scale.put("expand", List.of(0, 0));
        if (axis.isLogarithmic()) {
            scale.put("breaks", List.copyOf(axis.breaks().keySet()));
            scale.put("labels", List.copyOf(axis.breaks().values()));
        }
        return scale;
    }

    private Map<String, Object> verticalScale() {
        return Map.of("aesthetic", "y", "name", "", "limits", List.of(-height, 0), "expand", List.of(0, 0));
    }

    private Map<String, Object> deviceScale() {
        final List<String> numbers =
                IntStream.range(0, devices.size()).mapToObj(Integer::toString).toList();
        return Map.of(
                "aesthetic",
                "fill",
                "name",
                "",
                "discrete",
                true,
                "limits",
                numbers,
                "breaks",
                numbers,
                "labels",
                devices.stream()
                        .map(device -> SvgText.shortened(device, MAX_DEVICE_CHARACTERS))
                        .toList(),
                "values",
                IntStream.range(0, devices.size())
                        .mapToObj(number -> COLORS.get(number % COLORS.size()))
                        .toList());
    }

    private Map<String, Object> theme() {
        final Map<String, Object> none = Map.of("name", "blank", "blank", true);
        final Map<String, Object> theme = new HashMap<>();
        theme.put("name", "none");
        theme.put("text", Map.of("name", "text", "color", INK, "size", 12));
        theme.put("axis_title_x", Map.of("name", "text", "color", INK, "size", 12));
        theme.put("line", Map.of("name", "line", "color", INK));
        theme.put("panel_grid", Map.of("name", "line", "color", GRID, "size", 0.5));
        theme.put("panel_grid_major_y", none);
        theme.put("panel_grid_minor", none);
        theme.put("axis_text_y", none);
        theme.put("axis_ticks_y", none);
        theme.put("axis_line_y", none);
        theme.put("axis_title_y", none);
        theme.put("plot_background", none);
        theme.put("panel_background", none);
        theme.put("legend_background", none);
        theme.put("legend_position", devices.size() > 1 ? "top" : "none");
        return theme;
    }

    private static String shortened(final String name) {
        return SvgText.shortened(name, MAX_NAME_CHARACTERS);
    }

    /** Data of a layer, column by column. */
    private static final class Columns {
        private final Map<String, List<Object>> columns = new LinkedHashMap<>();

        Columns add(final String column, final Object value) {
            columns.computeIfAbsent(column, name -> new ArrayList<>()).add(value);
            return this;
        }
    }
}
