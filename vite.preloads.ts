import type { Plugin } from "vite";

const SCRIPTS =
	/[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/u;
const START = "function Scripts(";
const THEIRS = 'rel: "modulepreload",';
const OURS = `${THEIRS} fetchPriority: "low",`;

/**
 * Has the scripts of a page fetched after its style and font: what is read is there before what makes it live. React
 * Router gives its preloads no way to say so. The build fails when its file is not as it was.
 */
export function scriptsAfterStyle(): Plugin {
	const found = new Set<string>();
	return {
		name: "prosa-scripts-after-style",
		apply: "build",
		transform(code, id) {
			if (!SCRIPTS.test(id)) return null;
			const at = code.indexOf(START);
			const end = code.indexOf("\n}", at);
			const scripts = code.slice(at, end);
			if (at < 0 || scripts.split(THEIRS).length !== 4)
				this.error("React Router's preloads are not where they were.");
			found.add(this.environment.name);
			return {
				code: code.slice(0, at) + scripts.replaceAll(THEIRS, OURS) + code.slice(end),
				map: null,
			};
		},
		buildEnd(error) {
			if (!error && !found.has(this.environment.name))
				this.error("The build has no preloads of React Router.");
		},
	};
}
