import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const ASSETS = "build/client/assets";
const NAME = /^manifest-\w+\.js$/u;

interface Route {
	parentId?: string;
	module: string;
	imports?: string[];
	[flag: string]: unknown;
}
interface Manifest {
	entry: { module: string; imports: string[] };
	routes: Record<string, Route>;
}

/**
 * Has the manifest, which every first visit fetches with all routes, say of each route only what its parents have not said:
 * their files are loaded before its own. Every file of the product's frame stood there a hundred times, and every "false".
 */
export function shortManifest(): Plugin {
	return {
		name: "prosa-short-manifest",
		apply: "build",
		enforce: "post",
		// React Router writes it with the server's build.
		applyToEnvironment: ({ name }) => name === "ssr",
		writeBundle() {
			const files = readdirSync(ASSETS).filter((name) => NAME.test(name));
			if (files.length !== 1) this.error("React Router's manifest is not where it was.");
			const file = path.join(ASSETS, files[0] ?? "");
			const text = readFileSync(file, "utf8");
			const at = text.indexOf("{");
			const manifest = JSON.parse(text.slice(at, text.lastIndexOf("}") + 1)) as Manifest;
			const shares = new Map<string, number>();
			for (const { imports = [] } of Object.values(manifest.routes))
				for (const one of imports) shares.set(one, (shares.get(one) ?? 0) + 1);
			const routes = Object.entries(manifest.routes).map(([id, route]) => [
				id,
				shortRoute(route, manifest, shares),
			]);
			const short = { ...manifest, routes: Object.fromEntries(routes) as Manifest["routes"] };
			writeFileSync(file, `${text.slice(0, at)}${JSON.stringify(short)};`);
		},
	};
}

/** @param shares how many routes need a file: what many share stands first everywhere, and is pressed as one */
function shortRoute(
	route: Route,
	manifest: Manifest,
	shares: ReadonlyMap<string, number>,
): Partial<Route> {
	const known = new Set([manifest.entry.module, ...manifest.entry.imports]);
	for (const parent of parentsOf(route, manifest))
		for (const loaded of [parent.module, ...(parent.imports ?? [])]) known.add(loaded);
	const shareOf = (file: string) => shares.get(file) ?? 0;
	const imports = route.imports
		?.filter((one) => !known.has(one))
		.toSorted((a, b) => shareOf(b) - shareOf(a) || (a < b ? -1 : 1));
	const said = Object.entries<unknown>({ ...route, imports }).filter(
		([, value]) => value !== false,
	);
	return Object.fromEntries(said) as Partial<Route>;
}

function parentsOf({ parentId }: Route, manifest: Manifest): Route[] {
	const parent = parentId === undefined ? undefined : manifest.routes[parentId];
	return parent ? [parent, ...parentsOf(parent, manifest)] : [];
}
