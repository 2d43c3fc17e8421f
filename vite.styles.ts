import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CSSOptions } from "vite";

type PostcssOptions = Exclude<NonNullable<CSSOptions["postcss"]>, string>;
type PostcssPlugin = Extract<
	NonNullable<PostcssOptions["plugins"]>[number],
	{ postcssPlugin: string }
>;

const LIBRARY = path.resolve(
	import.meta.dirname,
	"node_modules/@radix-ui/themes/dist/esm/components",
);
const PART = /\brt-[A-Z]\w*/gu;

/** What app/ui asks of no component: its looks, sizes and menus in menus, and properties that differ by the screen's width. */
const NEVER_ASKED =
	/rt-variant-(?:classic|soft|outline)\b|rt-r-size-[4-9]\b|rt-BaseMenu(?:Sub|Radio|Checkbox)|\.(?:xs|sm|md|lg|xl)\\:-?rt-/u;

/** The library's modules that app/ui imports, by the names of their components. */
function listEntries(): string[] {
	const sources = globSync("app/ui/*.tsx").map((file) => readFileSync(file, "utf8"));
	const imported = sources.flatMap((source) =>
		[...source.matchAll(/import \{([^}]+)\} from "@radix-ui\/themes"/gu)].map(
			(match) => match[1] ?? "",
		),
	);
	const names = imported
		.flatMap((list) => list.split(","))
		.map((one) => one.trim().split(" as ")[0] ?? "");
	return [...new Set(names)].map((name) =>
		name.replace(/(?<=[a-z])(?=[A-Z])/gu, "-").toLowerCase(),
	);
}

/** Class names of these components and of all they are made of. */
function listParts(entries: readonly string[]): Set<string> {
	const waiting = entries.map((entry) => path.join(LIBRARY, `${entry}.js`));
	const seen = new Set(waiting);
	const parts = new Set<string>();
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		const code = readFileSync(file, "utf8");
		for (const [part] of code.matchAll(PART)) parts.add(part);
		for (const [, imported = ""] of code.matchAll(/from"(\.[^"]+)"/gu)) {
			const next = path.resolve(path.dirname(file), imported);
			if (!seen.has(next)) waiting.push(next);
			seen.add(next);
		}
	}
	return parts;
}

/** Colours whose scales app.css imports; without its scale, an accent is a list of names of nothing. */
function listColors(): Set<string> {
	const css = readFileSync("app/app.css", "utf8");
	const scales = [...css.matchAll(/themes\/tokens\/colors\/(\w+)\.css/gu)].map(
		(match) => match[1] ?? "",
	);
	return new Set([...scales, "gray", ""]);
}

/** Properties (`--x`) that a source of the app says by name. */
function listNamed(): Set<string> {
	const sources = globSync("app/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
	return new Set(sources.flatMap((source) => source.match(/--[\w-]+/gu) ?? []));
}

/**
 * Takes out of the style sheet what the component library has for components, colours and looks that the app does not use:
 * it comes as one file for all of them, nine tenths of what a page would load. Its properties go where nobody reads them.
 */
export function usedStyles(): PostcssPlugin {
	const parts = listParts(listEntries());
	const colors = listColors();
	const named = listNamed();
	const isUsed = (selector: string): boolean => {
		const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/gu, "");
		const accents = [...positive.matchAll(/\[data-(?:accent|gray)-color=['"]?(\w*)['"]?\]/gu)];
		return (
			!NEVER_ASKED.test(positive) &&
			[...positive.matchAll(PART)].every(([part]) => parts.has(part)) &&
			accents.every(([, color = ""]) => colors.has(color))
		);
	};
	return {
		postcssPlugin: "prosa-used-styles",
		OnceExit(root) {
			/** Properties that no rule reads and the app does not name, then those that only they read. */
			const dropUnread = (): void => {
				const read = new Set(named);
				root.walkDecls(({ value }) => {
					for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/gu)) read.add(name);
				});
				const unread: { remove: () => unknown }[] = [];
				root.walkDecls(/^--/u, (one) => {
					if (!read.has(one.prop)) unread.push(one);
				});
				for (const one of unread) one.remove();
				if (unread.length > 0) dropUnread();
			};
			root.walkRules((rule) => {
				const used = rule.selectors.filter(isUsed);
				if (used.length === 0) rule.remove();
				else if (used.length < rule.selectors.length) rule.selectors = used;
			});
			dropUnread();
			root.walkRules((rule) => {
				if (rule.nodes.length === 0) rule.remove();
			});
			root.walkAtRules((rule) => {
				if (rule.nodes?.length === 0 && rule.name !== "layer") rule.remove();
			});
		},
	};
}
