import type { Plugin } from "vite";

/**
 * Modules that the server's bundle would carry and never run, with what is imported of them: charts are drawn in the browser
 * alone (app/ui/chart-card.tsx), and react-email lays out its HTML by prettier only when it is asked for `pretty`.
 */
const NEVER_RUN: Record<string, readonly string[]> = {
	"./bars-chart.tsx": ["BarsChart"],
	"./lines-chart.tsx": ["LinesChart"],
	"prettier/standalone": ["format"],
	"prettier/plugins/html": [],
};
const MARK = "\0left-out:";

/** Leaves them out of the Worker: a third of a megabyte compressed, of the three that it may have (tests/built). */
export function withoutUnused(): Plugin {
	return {
		name: "prosa-without-unused",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		resolveId: (source) => (source in NEVER_RUN ? `${MARK}${source}` : null),
		load(id) {
			if (!id.startsWith(MARK)) return null;
			const source = id.slice(MARK.length);
			const refuse = `() => { throw new Error(${JSON.stringify(`${source} is not on the server`)}); }`;
			const exported = (NEVER_RUN[source] ?? []).map((name) => `export const ${name} = ${refuse};`);
			return { code: `${exported.join("\n")}\nexport {};`, moduleSideEffects: false };
		},
	};
}
