/** What the charts have in common. They stand still: nothing moves, with or without reduced motion. */

/** One place on the axis: its label, and a value for each series; null for what has not happened yet. */
export interface ChartGroup {
	label: string;
	values: readonly (number | null)[];
}

/** Told apart by lightness too, not by colour alone; both 3:1 on the card in both themes. */
export const SERIES_COLORS = ["var(--accent-9)", "var(--gray-9)"];
export const AXIS = { fontSize: 12, fill: "var(--gray-11)" };
/** Until the container is measured. */
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

/** As the library wants them: `{ label, v0, v1 }`. */
export const toRows = (groups: readonly ChartGroup[]) =>
	groups.map(({ label, values }) => ({
		label,
		...Object.fromEntries(values.map((value, at) => [`v${at}`, value])),
	}));
