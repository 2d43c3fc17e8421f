import type { Plugin } from "vite";

const TABLE = /[\\/]node_modules[\\/]emojibase-data[\\/]\w+[\\/]compact\.json$/u;

/** What app/inbox/emoji/emoji-data.ts reads of a row. */
interface Row {
	unicode: string;
	label: string;
	group?: number;
	tags?: string[];
	/** One for each tone of skin. In the build only that there are any. */
	skins?: unknown;
}

/** A table of emoji without code points, tones of skin and smileys, and without those that are only parts of others. */
export const shortenEmoji = (rows: readonly Row[]): Row[] =>
	rows.flatMap(({ unicode, label, group, tags, skins }) =>
		group === undefined
			? []
			: [
					{
						unicode,
						label,
						group,
						...(tags && { tags }),
						...(skins !== undefined && { skins: 1 }),
					},
				],
	);

/** Puts the names of emoji into the browser's build as far as they are read, half as many bytes, and none of them into the Worker. */
export function shortEmoji(): Plugin {
	return {
		name: "prosa-short-emoji",
		enforce: "pre",
		apply: "build",
		transform: {
			filter: { id: TABLE },
			handler(code) {
				const rows = this.environment.name === "ssr" ? [] : (JSON.parse(code) as Row[]);
				return { code: JSON.stringify(shortenEmoji(rows)), map: null };
			},
		},
	};
}
