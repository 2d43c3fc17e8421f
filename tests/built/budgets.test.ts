import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
	brotliBytes,
	CLIENT,
	findRoute,
	gzipBytes,
	listBuilt,
	listLaterScripts,
	listScripts,
	listStyles,
	readClient,
	readManifest,
	SERVER,
} from "./bundle.ts";

const KB = 1000;
const manifest = readManifest();

function requireRoute(pattern: string) {
	const route = findRoute(manifest, pattern);
	if (!route) throw new Error(`no route ${pattern}`);
	return route;
}

/** What else a first visit of the inbox fetches: document, style, font, icons, two lines and the header. */
const BESIDE_SCRIPTS = 7;

test.for([
	["auth", 150, 45],
	["whatsapp/:instanceId", 200, 45],
	["conversations", 200, 45],
] as const)(
	"a first visit of /%s fetches at most %i KB of scripts, manifest and late ones included, in %i requests (performance 2.6)",
	([pattern, limit, requests]) => {
		const scripts = listScripts(manifest, requireRoute(pattern));
		const bytes = scripts.reduce((sum, script) => sum + brotliBytes(script), 0);
		console.log(
			`/${pattern}: ${(bytes / KB).toFixed(1)} KB of ${limit}, ${scripts.length} scripts`,
		);
		expect(scripts).toContain(manifest.url);
		expect(bytes).toBeLessThanOrEqual(limit * KB);
		expect(scripts.length + BESIDE_SCRIPTS).toBeLessThanOrEqual(requests);
	},
);

test("the hosted chat loads style and widget within 60 KB of brotli together", () => {
	const styles = listBuilt(CLIENT).filter((file) => /\/app-[\w-]+\.css$/.test(file));
	const files = ["/widget.js", ...styles.map((file) => file.slice(CLIENT.length))];
	const bytes = files.reduce((sum, file) => sum + brotliBytes(file), 0);
	console.log(`/c/:channelId: ${(bytes / KB).toFixed(1)} KB of 60`);
	expect(files).toHaveLength(2);
	expect(bytes).toBeLessThanOrEqual(60 * KB);
});

test.for(["auth", "whatsapp/:instanceId", "conversations", "c/:channelId"])(
	"the styles of /%s stay within 27.5 KB of gzip",
	(pattern) => {
		const linked = new Set(listStyles(manifest, requireRoute(pattern)));
		// A style sheet imported by address (`?url`) is linked by the root and is not in the manifest.
		for (const file of listBuilt(CLIENT))
			if (/\/app-[\w-]+\.css$/.test(file)) linked.add(file.slice(CLIENT.length));
		const bytes = [...linked].reduce((sum, file) => sum + gzipBytes(file), 0);
		console.log(`/${pattern}: ${(bytes / KB).toFixed(1)} KB of styles`);
		expect(linked.size).toBeGreaterThan(0);
		expect(bytes).toBeLessThanOrEqual(27.5 * KB);
	},
);

test("the style sheet has no property that nobody reads", () => {
	const [style = ""] = listBuilt(CLIENT).filter((file) => /\/app-[\w-]+\.css$/.test(file));
	const text = readClient(style.slice(CLIENT.length));
	const scripts = listBuilt(CLIENT).filter((file) => file.endsWith(".js"));
	const said = scripts.map((file) => readClient(file.slice(CLIENT.length))).join("");
	const listNames = (of: string, pattern: RegExp) =>
		new Set([...of.matchAll(pattern)].map(([, name = ""]) => name));
	const read = listNames(text, /var\((--[\w-]+)/g);
	const named = listNames(said, /(--[\w-]+)/g);
	const made = listNames(text, /(?<![\w-])(--(?!lightningcss)[\w-]+):/g);
	expect(made.size).toBeGreaterThan(100);
	expect([...made].filter((name) => !read.has(name) && !named.has(name))).toEqual([]);
});

test("the styles are made of what the app says, of no other file of the folder (screens A12)", () => {
	const styles = listBuilt(CLIENT).filter((file) => /\/app-[\w-]+\.css$/.test(file));
	expect(styles).toHaveLength(1);
	// This class stands here and nowhere in app/: a scan of the whole folder would make it.
	const [stray] = ["mt-[4242px]"];
	expect(stray).toContain("4242");
	const text = styles.map((file) => readClient(file.slice(CLIENT.length))).join("");
	expect(text).toContain("min-h-dvh");
	expect(text).not.toContain("4242");
});

/** Pages that draw charts; everybody else never loads the library, at once or later. */
const CHART_PAGES = [
	"reports",
	"intelligence",
	"team-dashboard",
	"whatsapp/analytics",
	"admin/health",
];

test("charts are loaded by chart pages alone, and by them after the page is there", () => {
	const withCharts = listBuilt(CLIENT)
		.filter((file) => file.endsWith(".js"))
		.map((file) => file.slice(CLIENT.length))
		.filter((script) => /recharts-(wrapper|surface)/.test(readClient(script)));
	expect(withCharts.length).toBeGreaterThan(0);
	const isChart = (script: string) => withCharts.includes(script);
	for (const route of Object.values(manifest.routes)) {
		const first = listScripts(manifest, route);
		expect(first.filter(isChart), route.id).toEqual([]);
		const isOfCharts = CHART_PAGES.includes(route.path ?? "");
		expect(listLaterScripts(first).some(isChart), route.id).toBe(isOfCharts);
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

test("the webchat that sites embed is one file of at most 15 KB of brotli, and imports nothing", () => {
	const bytes = brotliBytes("/widget.js");
	console.log(`/widget.js: ${(bytes / KB).toFixed(1)} KB of 15`);
	expect(bytes).toBeGreaterThan(2 * KB);
	expect(bytes).toBeLessThanOrEqual(15 * KB);
	const code = readClient("/widget.js");
	expect(code).not.toMatch(/^import\b|\bimport\(|\binnerHTML\b|\beval\(|new Function/m);
	// All of it stands in one function: no name of it becomes one of the page's.
	expect(code.trimStart()).toMatch(/^(?:"use strict";)?\(?(?:function|\(\)=>)/);
});

/** The platform's limit is 3 MB on its smallest plan; what comes next needs room. */
const WORKER_MB = 2.2;

test("the Worker's code stays within 2.2 MB of gzip of the platform's 3", () => {
	const modules = listBuilt(SERVER).filter((file) => file.endsWith(".js"));
	const whole = gzipSync(Buffer.concat(modules.map((file) => readFileSync(file))), { level: 9 });
	console.log(`Worker: ${(whole.length / KB / KB).toFixed(2)} MB of ${WORKER_MB}`);
	expect(modules.length).toBeGreaterThan(20);
	expect(whole.length).toBeLessThanOrEqual(WORKER_MB * KB * KB);
});
