import {
	CartesianGrid,
	Line,
	LineChart,
	ResponsiveContainer,
	Tooltip,
	XAxis,
	YAxis,
} from "recharts";
import {
	type ChartGroup,
	FIRST_SIZE,
	GRID,
	SERIES_COLORS,
	TOOLTIP,
	toRows,
	X_AXIS,
	Y_AXIS,
} from "./chart-look.ts";

/** Dash patterns, so that the series differ without colour. */
const DASHES = [undefined, "6 4"];

/** One line for each series. */
export function LinesChart(props: { groups: readonly ChartGroup[]; series: readonly string[] }) {
	return (
		<ResponsiveContainer height="100%" initialDimension={FIRST_SIZE} width="100%">
			{/* Screen readers get the table beside it; the drawing takes no focus. */}
			<LineChart
				accessibilityLayer={false}
				data={toRows(props.groups)}
				margin={{ top: 8, right: 8, bottom: 0, left: -16 }}
			>
				<CartesianGrid {...GRID} />
				<XAxis {...X_AXIS} />
				<YAxis {...Y_AXIS} />
				<Tooltip {...TOOLTIP} cursor={{ stroke: "var(--gray-7)" }} />
				{props.series.map((name, at) => (
					<Line
						dataKey={`v${at}`}
						dot={false}
						isAnimationActive={false}
						key={name}
						name={name}
						stroke={SERIES_COLORS[at % SERIES_COLORS.length]}
						strokeDasharray={DASHES[at % DASHES.length]}
						strokeWidth={2}
						type="monotone"
					/>
				))}
			</LineChart>
		</ResponsiveContainer>
	);
}
