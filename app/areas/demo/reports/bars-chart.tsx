import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

/** One group of bars: its label under the axis, and a value for each series. */
export interface BarGroup {
	label: string;
	values: readonly number[];
}

/** Told apart by lightness too, not by colour alone; both 3:1 on the card in both themes. */
const FILLS = ["var(--accent-9)", "var(--gray-9)"];
const AXIS = { fontSize: 12, fill: "var(--gray-11)" };
/** Until the container is measured. */
const FIRST_SIZE = { width: 640, height: 256 };

/** Stacked bars. It stands still: nothing moves, with or without reduced motion. */
export function BarsChart(props: { groups: readonly BarGroup[]; series: readonly string[] }) {
	const rows = props.groups.map(({ label, values }) => ({
		label,
		...Object.fromEntries(values.map((value, at) => [`v${at}`, value])),
	}));
	return (
		<ResponsiveContainer height="100%" initialDimension={FIRST_SIZE} width="100%">
			{/* The table beside it says the same to everybody; the drawing takes no focus. */}
			<BarChart
				accessibilityLayer={false}
				data={rows}
				margin={{ top: 8, right: 0, bottom: 0, left: -16 }}
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
				<Tooltip
					contentStyle={{
						background: "var(--raised)",
						border: "1px solid var(--gray-6)",
						borderRadius: 8,
						boxShadow: "var(--shadow-5)",
						fontSize: 13,
						padding: "8px 12px",
					}}
					cursor={{ fill: "var(--gray-a3)" }}
					isAnimationActive={false}
					itemStyle={{ color: "var(--gray-12)", padding: 0 }}
					labelStyle={{ color: "var(--gray-12)", fontWeight: 600 }}
				/>
				{props.series.map((name, at) => (
					<Bar
						dataKey={`v${at}`}
						fill={FILLS[at % FILLS.length]}
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
