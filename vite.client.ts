import type { Plugin } from "vite";

const MARK = "\0theme-parts";

/**
 * The library's theme provides for its tooltips, which nothing here uses (record 071): with them every page would load
 * the placement of floating boxes, a tenth of its scripts.
 */
export function withoutTooltips(): Plugin {
	return {
		name: "prosa-without-tooltips",
		enforce: "pre",
		resolveId: (source, importer) =>
			source === "radix-ui" && /[\\/]themes[\\/].*[\\/]theme\.js$/u.test(importer ?? "")
				? MARK
				: null,
		load: (id) =>
			id === MARK
				? 'export { Direction, Slot } from "radix-ui"; export const Tooltip = { Provider: ({ children }) => children };'
				: null,
	};
}
