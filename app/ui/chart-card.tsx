import { type ReactNode, useSyncExternalStore } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { Card } from "./card.tsx";
import type { ChartGroup } from "./chart-look.ts";
import { SectionBoundary } from "./section-boundary.tsx";
import { Skeleton } from "./skeleton.tsx";
import { lazyPart } from "./lazy-part.tsx";

/** recharts is heavy and renders nothing on the server, so it is loaded after the page. */
const CHARTS = {
	bars: lazyPart(() => import("./bars-chart.tsx"), "BarsChart"),
	lines: lazyPart(() => import("./lines-chart.tsx"), "LinesChart"),
};

const DOTS = ["bg-accent-9", "bg-gray-9"];
const neverChanges = () => () => undefined;

/**
 * A chart in a box of fixed height, so that nothing shifts when it loads. The same figures are in a
 * visually hidden table for screen readers; the drawing is hidden from them.
 */
export function ChartCard(props: {
	title: string;
	/** Stacked bars, or a line for each series. */
	kind?: keyof typeof CHARTS;
	badge?: ReactNode;
	/** Heading of the table's first column. */
	groupTitle: string;
	groups: readonly ChartGroup[];
	series: readonly string[];
}) {
	const isBrowser = useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
	const Chart = CHARTS[props.kind ?? "bars"];
	const skeleton = <Skeleton className="h-full [&>span]:h-full" />;
	return (
		<Card className="p-4 md:p-5">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 className="mr-auto text-base font-semibold">{props.title}</h2>
				{props.series.length > 1 ? <Legend series={props.series} /> : null}
				{props.badge}
			</div>
			<SectionBoundary section={props.title}>
				<div aria-hidden="true" className="mt-4 h-64">
					{isBrowser ? (
						<Chart fallback={skeleton} groups={props.groups} series={props.series} />
					) : (
						skeleton
					)}
				</div>
			</SectionBoundary>
			<FigureTable {...props} />
		</Card>
	);
}

function Legend({ series }: { series: readonly string[] }) {
	return (
		<ul aria-hidden="true" className="flex gap-4 text-xs text-gray-11">
			{series.map((name, at) => (
				<li className="flex items-center gap-1.5" key={name}>
					<span className={`size-2.5 rounded-[3px] ${DOTS[at % DOTS.length] ?? ""}`} />
					{name}
				</li>
			))}
		</ul>
	);
}

function FigureTable(props: {
	title: string;
	groupTitle: string;
	groups: readonly ChartGroup[];
	series: readonly string[];
}) {
	const format = useFormat();
	return (
		// The wrapper is hidden, not the table: a clipped table would still widen a narrow page.
		<div className="sr-only">
			<table>
				<caption>{props.title}</caption>
				<thead>
					<tr>
						{[props.groupTitle, ...props.series].map((title) => (
							<th key={title} scope="col">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{props.groups.map(({ label, values }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{values.map((value, at) => (
								<td key={props.series[at]}>{value === null ? "–" : format.number(value)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
