import { expect, test } from "vitest";
import {
	brotliBytes,
	CLIENT,
	findRoute,
	gzipBytes,
	listBuilt,
	listScripts,
	listStyles,
	readClient,
	readManifest,
} from "./bundle.ts";

const KB = 1000;
const manifest = readManifest();

function requireRoute(pattern: string) {
	const route = findRoute(manifest, pattern);
	if (!route) throw new Error(`no route ${pattern}`);
	return route;
}

test.for([
	["auth", 150],
	["whatsapp/:instanceId", 220],
] as const)("the scripts of /%s stay within %i KB of brotli", ([pattern, limit]) => {
	const scripts = listScripts(manifest, requireRoute(pattern));
	const bytes = scripts.reduce((sum, script) => sum + brotliBytes(script), 0);
	console.log(`/${pattern}: ${(bytes / KB).toFixed(1)} KB of ${limit}, ${scripts.length} scripts`);
	expect(scripts.length).toBeGreaterThan(3);
	expect(bytes).toBeLessThanOrEqual(limit * KB);
});

test.for(["auth", "whatsapp/:instanceId"])(
	"the styles of /%s stay within 62 KB of gzip",
	(pattern) => {
		const linked = new Set(listStyles(manifest, requireRoute(pattern)));
		// A style sheet imported by address (`?url`) is linked by the root and is not in the manifest.
		for (const file of listBuilt(CLIENT))
			if (/\/app-[\w-]+\.css$/.test(file)) linked.add(file.slice(CLIENT.length));
		const bytes = [...linked].reduce((sum, file) => sum + gzipBytes(file), 0);
		console.log(`/${pattern}: ${(bytes / KB).toFixed(1)} KB of styles`);
		expect(linked.size).toBeGreaterThan(0);
		expect(bytes).toBeLessThanOrEqual(62 * KB);
	},
);

test("charts are loaded by chart pages alone", () => {
	const withCharts = listBuilt(CLIENT)
		.filter((file) => file.endsWith(".js"))
		.map((file) => file.slice(CLIENT.length))
		.filter((script) => /recharts-(wrapper|surface)/.test(readClient(script)));
	const others = Object.values(manifest.routes).filter(
		(route) => !/dashboard|analytics|reports|intelligence|billing|campaign/.test(route.id),
	);
	for (const route of others) {
		const loaded = listScripts(manifest, route).filter((script) => withCharts.includes(script));
		expect(loaded, route.id).toEqual([]);
	}
});

test("zod does not reach the browser", () => {
	const scripts = listBuilt(CLIENT).filter((file) => file.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(5);
	const withZod = scripts.filter((file) =>
		/ZodError|_zod\b/.test(readClient(file.slice(CLIENT.length))),
	);
	expect(withZod).toEqual([]);
});
