/** Reads what `react-router build` left in `build/`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const BUILD = path.resolve(import.meta.dirname, "../../build");
export const CLIENT = path.join(BUILD, "client");
export const SERVER = path.join(BUILD, "server");

interface ManifestRoute {
	id: string;
	parentId?: string;
	path?: string;
	index?: boolean;
	module: string;
	imports?: string[];
	css?: string[];
	clientActionModule?: string;
	clientLoaderModule?: string;
	clientMiddlewareModule?: string;
	hydrateFallbackModule?: string;
}
interface Manifest {
	entry: { module: string; imports: string[]; css: string[] };
	routes: Record<string, ManifestRoute>;
	url: string;
}

/** Names of all files below a folder of the build, with slashes. */
export function listBuilt(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.toSorted();
}

/** The browser's manifest: which chunks each route needs. */
export function readManifest(): Manifest {
	const file = listBuilt(CLIENT).find((name) => /manifest-[\w-]+\.js$/.test(name));
	if (!file) throw new Error("build/client has no manifest; run the build first");
	const text = readFileSync(file, "utf8");
	return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

/** The route that shows this path pattern, e.g. "auth" or "whatsapp/:instanceId". */
export function findRoute(manifest: Manifest, pattern: string): ManifestRoute | undefined {
	return Object.values(manifest.routes).find((route) => route.path === pattern);
}

/** Parts that a page of the shell asks for as soon as it is live, by the names of their files; other pages have no feed. */
const AT_ONCE = /\/(?:header-feed|toaster-view)-/;
const SHELL = /\/shell\.route-/;

/**
 * Every script that a first visit to a route fetches by itself: the manifest of all routes, the entry, the route's parents,
 * itself, what they import, and what they ask for at once.
 */
export function listScripts(manifest: Manifest, route: ManifestRoute): string[] {
	const needed = new Set<string>([manifest.url, manifest.entry.module, ...manifest.entry.imports]);
	for (const one of chainOf(manifest, route)) {
		for (const script of [one.module, ...(one.imports ?? []), ...extraModules(one)])
			needed.add(script);
	}
	const isInShell = [...needed].some((script) => SHELL.test(script));
	for (const script of needed) {
		for (const imported of staticImports(script)) needed.add(imported);
		for (const part of laterImports(script)) if (isInShell && AT_ONCE.test(part)) needed.add(part);
	}
	return [...needed].toSorted();
}

export function listStyles(manifest: Manifest, route: ManifestRoute): string[] {
	return [...new Set(chainOf(manifest, route).flatMap((one) => one.css ?? []))];
}

function chainOf(manifest: Manifest, route: ManifestRoute): ManifestRoute[] {
	const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
	return parent ? [...chainOf(manifest, parent), route] : [route];
}

function extraModules(route: ManifestRoute): string[] {
	const modules = [
		route.clientActionModule,
		route.clientLoaderModule,
		route.clientMiddlewareModule,
		route.hydrateFallbackModule,
	];
	return modules.filter((name) => name !== undefined);
}

/** What a chunk imports at once; `import()` has a bracket and waits. */
function staticImports(script: string): string[] {
	const text = readFileSync(path.join(CLIENT, script), "utf8");
	return [...text.matchAll(/(?:\bimport|\bfrom)\s*"(\.{1,2}\/[^"]+\.js)"/g)].map((match) =>
		path.posix.join(path.posix.dirname(script), match[1] ?? ""),
	);
}

/** What a chunk may load later, by `import()`. */
function laterImports(script: string): string[] {
	const text = readFileSync(path.join(CLIENT, script), "utf8");
	return [...text.matchAll(/\bimport\(["'`](\.{1,2}\/[^"'`]+\.js)["'`]\)/g)].map((match) =>
		path.posix.join(path.posix.dirname(script), match[1] ?? ""),
	);
}

/** What the chunks may still load later, by `import()`, with what that needs at once. */
export function listLaterScripts(scripts: readonly string[]): string[] {
	const later = new Set<string>();
	const waiting = [...scripts];
	for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
		const named = laterImports(script);
		const needed = later.has(script) ? [...named, ...staticImports(script)] : named;
		for (const found of needed) {
			if (later.has(found)) continue;
			later.add(found);
			waiting.push(found);
		}
	}
	return [...later].toSorted();
}

/** Bytes on the wire of a script, compressed as the platform does it. */
export function brotliBytes(script: string): number {
	const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
	return brotliCompressSync(readFileSync(path.join(CLIENT, script)), options).length;
}

export function gzipBytes(file: string): number {
	return gzipSync(readFileSync(path.join(CLIENT, file)), { level: 9 }).length;
}

export function readClient(script: string): string {
	return readFileSync(path.join(CLIENT, script), "utf8");
}
