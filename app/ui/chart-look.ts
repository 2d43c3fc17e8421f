/** Shared look of the charts. Nothing is animated, with or without reduced motion. */

/**
 * One place on the axis: its label, and a value for each series; null for hours that have not
 * happened yet.
 */
export interface ChartGroup {
	label: string;
	values: readonly (number | null)[];
}

/** They differ in lightness too, not only in hue; both have 3:1 on the card in both themes. */
export const SERIES_COLORS = ["var(--accent-9)", "var(--gray-9)"];
const TICK = { fontSize: 12, fill: "var(--gray-11)" };
export const GRID = { stroke: "var(--gray-5)", vertical: false };
export const X_AXIS = {
	axisLine: { stroke: "var(--gray-6)" },
	dataKey: "label",
	minTickGap: 16,
	tick: TICK,
	tickLine: false,
};
export const Y_AXIS = { allowDecimals: false, axisLine: false, tick: TICK, tickLine: false };
/** Size in px until the container is measured. */
export const FIRST_SIZE = { width: 640, height: 256 };
export const TOOLTIP = {
	contentStyle: {
		background: "var(--raised)",
		border: "1px solid var(--gray-6)",
		borderRadius: 8,
		boxShadow: "var(--shadow-5)",
		fontSize: 13,
		padding: "8px 12px",
	},
	isAnimationActive: false,
	itemStyle: { color: "var(--gray-12)", padding: 0 },
	labelStyle: { color: "var(--gray-12)", fontWeight: 600 },
};

/** The rows that recharts expects: `{ label, v0, v1 }`. */
export const toRows = (groups: readonly ChartGroup[]) =>
	groups.map(({ label, values }) => ({
		label,
		...Object.fromEntries(values.map((value, at) => [`v${at}`, value])),
	}));
