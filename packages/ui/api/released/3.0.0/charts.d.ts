/** Types of @touchline/ui/charts, generated from the kit's sources. */
import { ApexOptions } from 'apexcharts';
import { JSX } from 'react';

export { ApexOptions }

/** A chart in the theme's colours, or its figures as a table. */
export declare function Chart({ type, label, summary, series, options, height, table }: ChartProps): JSX.Element;

export declare interface ChartProps {
    /**
     * - `line`, `area`: values over time; a null is a gap.
     * - `bar`: one bar per value; a null leaves a gap. A zero has no height: only a label tells it from a gap.
     * - `donut`: shares of a whole, one number per part, named by `labels` of the options.
     * - `radar`: one closed shape per series over three or more spokes. Leave out a spoke without a value: Apex draws null as zero.
     */
    type: ChartType;
    /** The accessible name of the chart. */
    label: string;
    /** What the chart shows, in one sentence, for screen readers. */
    summary: string;
    series: NonNullable<ApexOptions['series']>;
    /** Complete options. The chart is redrawn when they change by content; functions in them are not compared. */
    options: ApexOptions;
    /** In pixels. */
    height: number;
    /** The same figures as text. */
    table: ChartTableData;
}

/** A chart's figures as text: one heading per column, one row per point; the first cell of a row names the point. */
export declare interface ChartTableData {
    columns: string[];
    rows: string[][];
}

export declare type ChartType = 'line' | 'radar' | 'area' | 'bar' | 'donut';

/** Fetches the drawing code. Rejects when it does not arrive: the chart then shows an error with a retry button. */
export declare const preloadCharts: () => Promise<void>;

export { }
