import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
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

/** Stacked bars, one stack for each group. */
export function BarsChart(props: { groups: readonly ChartGroup[]; series: readonly string[] }) {
	return (
		<ResponsiveContainer height="100%" initialDimension={FIRST_SIZE} width="100%">
			{/* Screen readers get the table beside it; the drawing takes no focus. */}
			<BarChart
				accessibilityLayer={false}
				data={toRows(props.groups)}
				margin={{ top: 8, right: 0, bottom: 0, left: -16 }}
			>
				<CartesianGrid {...GRID} />
				<XAxis {...X_AXIS} />
				<YAxis {...Y_AXIS} />
				<Tooltip {...TOOLTIP} cursor={{ fill: "var(--gray-a3)" }} />
				{props.series.map((name, at) => (
					<Bar
						dataKey={`v${at}`}
						fill={SERIES_COLORS[at % SERIES_COLORS.length]}
						isAnimationActive={false}
						key={name}
						maxBarSize={36}
						name={name}
						radius={at === props.series.length - 1 ? [3, 3, 0, 0] : 0}
						stackId="all"
						stroke="var(--panel)"
						strokeWidth={1}
					/>
				))}
			</BarChart>
		</ResponsiveContainer>
	);
}
