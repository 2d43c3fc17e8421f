import type { Plugin } from "vite";

/** What the bundler knows of a module: who imports it at once, and who later. */
interface Module {
	isEntry: boolean;
	importers: readonly string[];
	dynamicImporters: readonly string[];
}
interface Graph {
	getModuleInfo: (id: string) => Module | null;
}

const FRAMEWORK = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/u;
const ROOT = /[\\/]app[\\/](?:root|entry\.client)\.tsx/u;
const SHELL = /[\\/]app[\\/]areas[\\/]shell[\\/]shell\.route\.tsx/u;
/** What draws an open conversation. */
const INBOX = /[\\/]app[\\/]areas[\\/]conversations[\\/]room-thread\.tsx/u;
const LIST = /[\\/]app[\\/]areas[\\/]conversations[\\/]inbox\.layout\.tsx/u;
const OF_INBOX = /[\\/]app[\\/]inbox[\\/]/u;
/** Pages outside the shell. */
const OUTSIDE = /[\\/]app[\\/]areas[\\/](?:auth|invite|site|webchat|channels[\\/]guest)[\\/]/u;
/** Parts with a large library of their own, which nobody else is to fetch with them. */
const APART = /[\\/]app[\\/]inbox[\\/](?:voice[\\/]to-ogg|files[\\/]gif)\.ts/u;
/** What several parts that come later are made of. */
const MADE_OF = [
	["menus", /[\\/]app[\\/]ui[\\/](?:menu|popover)\.tsx/u],
	["dialogs", /[\\/]app[\\/]ui[\\/]dialog\.tsx/u],
] as const;
/** A part that every page of the shell asks for as soon as it is live: nothing else comes with it. */
const AT_ONCE = /[\\/]header-feed\.tsx/u;
/** Parts that are loaded ahead together, when the browser is idle. */
const LOADED_AHEAD = [
	["shell-parts", /[\\/]app[\\/]areas[\\/]shell[\\/](?:palette|.+-panel)\.tsx/u],
	["inbox-parts", OF_INBOX],
] as const;

/**
 * Files that the page has which asks for a part: each file that loads parts would name them again. A page that has one of
 * them not yet fetches it with what imports it.
 */
const THERE_ALREADY =
	/\/(?:framework|every-page|rolldown-runtime|button|theme|root|common|shell\.route|icon-button|ws|shared|useBaseQuery|query-provider)-[\w-]+\.js$/u;

/**
 * Forty-two bits of a file's content: every page's manifest and every import names files by it, and of eight letters none can be
 * pressed. The bundler takes no fewer than seven.
 */
const FILE_NAMES = {
	entryFileNames: "assets/[name]-[hash:7].js",
	chunkFileNames: "assets/[name]-[hash:7].js",
};

/** Makes a few files of the browser's build, where the bundler would make one for each group of pages. */
export function fewChunks(): Plugin {
	return {
		name: "prosa-few-chunks",
		apply: "build",
		enforce: "post",
		configEnvironment: (name) =>
			name === "client"
				? {
						build: {
							modulePreload: {
								resolveDependencies: (_, files) =>
									files.filter((file) => !THERE_ALREADY.test(file)),
							},
							rolldownOptions: {
								// What a page's own file has for another one is exported beside the page.
								preserveEntrySignatures: "allow-extension",
								output: {
									...FILE_NAMES,
									codeSplitting: {
										includeDependenciesRecursively: false,
										groups: [{ name: chunkOf, debugName: "together" }],
									},
								},
							},
						},
					}
				: null,
	};
}

/**
 * The file of the browser's build that a module belongs to: one for what always comes together, since a file for each
 * small module is a request that costs more than the module. Null leaves it to the bundler.
 */
function chunkOf(id: string, graph: Graph): string | null {
	if (FRAMEWORK.test(id)) return "framework";
	// What is taken of another library, and by whom, the bundler knows better: its index imports all of it.
	if (id.includes("node_modules") || APART.test(id)) return null;
	const { all, pages, parts } = lookAbove(id, graph);
	if (pages.some((page) => ROOT.test(page))) return "every-page";
	const isOfShell = pages.some((page) => SHELL.test(page));
	const inbox = all.find((one) => INBOX.test(one));
	if (isOfShell || inbox !== undefined) {
		if (pages.some((page) => OUTSIDE.test(page))) return "common";
		if (isOfShell || inbox === undefined) return "shell";
		const showing = lookAbove(inbox, graph).pages;
		const isOwn =
			pages.every((page) => showing.includes(page)) &&
			parts.every((part) => OF_INBOX.test(part) || INBOX.test(part) || showing.includes(part));
		if (isOwn) return "inbox";
		// The list of all conversations has nothing of an open one.
		return pages.some((page) => LIST.test(page)) ? "shared" : "thread";
	}
	const made = MADE_OF.find(([, pattern]) => all.some((one) => pattern.test(one)));
	if (made) return made[0];
	// The list and what it loads later have it: a file of its own costs a request.
	if (parts.length > 0 && pages.length > 0 && pages.every((page) => LIST.test(page)))
		return "shared";
	if (pages.length > 0 || parts.some((part) => AT_ONCE.test(part))) return null;
	const ahead = LOADED_AHEAD.find(([, pattern]) => parts.some((part) => pattern.test(part)));
	if (!ahead) return null;
	return parts.every((part) => ahead[1].test(part)) ? ahead[0] : "shared-parts";
}

/** Everything that imports a module at once; among it the pages, and the parts that are loaded later. */
function lookAbove(id: string, graph: Graph) {
	const all = new Set([id]);
	const pages: string[] = [];
	const parts: string[] = [];
	for (const one of all) {
		const module = graph.getModuleInfo(one);
		if (module?.isEntry) pages.push(one);
		if (module && module.dynamicImporters.length > 0) parts.push(one);
		for (const importer of module?.importers ?? []) all.add(importer);
	}
	return { all: [...all], pages, parts };
}
