import {
	CartesianGrid,
	Line,
	LineChart,
	ResponsiveContainer,
	Tooltip,
	XAxis,
	YAxis,
} from "recharts";
import { AXIS, type ChartGroup, FIRST_SIZE, SERIES_COLORS, TOOLTIP, toRows } from "./chart-look.ts";

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
				<CartesianGrid stroke="var(--gray-5)" vertical={false} />
				<XAxis
					axisLine={{ stroke: "var(--gray-6)" }}
					dataKey="label"
					minTickGap={16}
					tick={AXIS}
					tickLine={false}
				/>
				<YAxis allowDecimals={false} axisLine={false} tick={AXIS} tickLine={false} />
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
