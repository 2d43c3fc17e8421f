import { expect, test } from "vitest";
import { KEPT_MS } from "#app/domain/alerts/kept-page.ts";
import { greet, keep, onRequest } from "#app/service-worker/kept-pages.ts";
import { createScope } from "./fake-scope.ts";

const PAGES = "prosa-pages";
const OWNER = "w1 ana";
const FILES = ["/assets/a-1.js", "/assets/b-1.css"];
const HTML = '<!doctype html><html lang="pt-BR"><body>Ana Souza</body></html>';

interface Network {
	isOffline: boolean;
	/** The server sends whoever asks to sign in. */
	isSignedOut: boolean;
}

function open() {
	const network: Network = { isOffline: false, isSignedOut: false };
	const asked: string[] = [];
	const world = createScope(async (url) => {
		const { pathname } = new URL(url);
		asked.push(pathname);
		if (network.isOffline) throw new TypeError("offline");
		if (pathname.startsWith("/assets/gone")) return new Response(null, { status: 404 });
		if (pathname.startsWith("/assets/")) return new Response(`file ${pathname}`);
		const answer = new Response(HTML, { headers: { "content-security-policy": "script-src 'x'" } });
		if (network.isSignedOut) Object.defineProperty(answer, "redirected", { value: true });
		return answer;
	});
	/** The answer to a request of a page, as the browser gets it; null: the worker has none of its own. */
	async function ask(
		path: string,
		{ method = "GET", mode = "navigate" }: { method?: string; mode?: string } = {},
	): Promise<Response | null> {
		let answer: Promise<Response> | null = null;
		const waits: Promise<unknown>[] = [];
		const request = { url: `https://prosa.example${path}`, method, mode } as Request;
		onRequest(world.scope, {
			request,
			preloadResponse: Promise.resolve(undefined),
			respondWith: (given: Promise<Response>) => void (answer = given),
			waitUntil: (work: Promise<unknown>) => void waits.push(work),
		} as unknown as Parameters<typeof onRequest>[1]);
		await Promise.all(waits);
		return answer;
	}
	const keepNow = (now = Date.now(), owner = OWNER, files = FILES) =>
		keep(world.scope, { owner, files }, now);
	return { ...world, network, asked, ask, keepNow };
}

const textOf = async (answer: Response | null) => (await answer?.text()) ?? "";

test("without a network the inbox opens as it was kept, marked, with its policy; other pages say what is the matter", async () => {
	const world = open();
	await world.keepNow();
	world.network.isOffline = true;
	const answer = await world.ask("/conversations");
	expect(answer?.headers.get("content-security-policy")).toBe("script-src 'x'");
	expect(await textOf(answer)).toMatch(/<html data-kept="\d+" lang="pt-BR">.*Ana Souza/);
	for (const path of ["/", "/conversations?who=mine", "/sessions/s1?channel=c&contact=p"]) {
		const led = await world.ask(path);
		expect([led?.status, led?.headers.get("location")], path).toEqual([
			302,
			"https://prosa.example/conversations",
		]);
	}
	const other = await textOf(await world.ask("/team"));
	expect(other).toContain("Sem conexão");
	expect(other).toContain('href="/conversations"');
	expect(other).not.toContain("Ana");
	expect(await textOf(await world.ask("/assets/a-1.js", { mode: "cors" }))).toBe(
		"file /assets/a-1.js",
	);
	await expect(world.ask("/assets/c-1.js", { mode: "cors" })).rejects.toThrow(/offline/);
});

test("with a network nothing is answered from what is kept: a new release is not held back", async () => {
	const world = open();
	await world.keepNow();
	world.asked.splice(0);
	expect(await textOf(await world.ask("/conversations"))).not.toContain("data-kept");
	expect((await world.ask("/assets/gone-1.js", { mode: "cors" }))?.status).toBe(404);
	expect(world.asked).toEqual(["/conversations", "/assets/gone-1.js"]);
	expect(await world.ask("/api/conversations", { mode: "cors" })).toBeNull();
	expect(await world.ask("/settings", { method: "POST" })).toBeNull();
});

test("A11 what is kept of a member is gone with their sign-out, with a change of workspace, and when they must sign in again", async () => {
	for (const [path, method] of [
		["/auth/sign-out", "POST"],
		["/auth/sign-out.data", "POST"],
		["/auth/switch-workspace", "POST"],
		["/auth", "GET"],
	] as const) {
		const world = open();
		await world.keepNow();
		await world.scope.registration.showNotification("Ana", { tag: "x" });
		expect(world.kept(PAGES)).toHaveLength(1);
		await world.ask(path, { method });
		expect(world.kept(PAGES), path).toEqual([]);
		expect(world.shown(), path).toEqual([]);
		world.network.isOffline = true;
		expect(await textOf(await world.ask("/conversations")), path).not.toContain("Ana Souza");
	}
	const world = open();
	await world.keepNow();
	world.network.isSignedOut = true;
	await world.keepNow();
	expect(world.kept(PAGES)).toEqual([]);
});

test("D01 another member, or the same one in another workspace, finds nothing of the one before", async () => {
	const world = open();
	await world.keepNow();
	await greet(world.scope, OWNER);
	expect(world.kept(PAGES)).toHaveLength(1);
	await greet(world.scope, "w2 ana");
	expect(world.kept(PAGES)).toEqual([]);
});

test("A11 what was being read while somebody signed out is kept for nobody", async () => {
	const world = open();
	const keeping = world.keepNow();
	await Promise.all([keeping, world.ask("/auth/sign-out", { method: "POST" })]);
	expect(world.kept(PAGES)).toEqual([]);
});

test("a page of days ago is not shown, and files of earlier releases are not kept on", async () => {
	const world = open();
	await world.keepNow(Date.now() - KEPT_MS);
	world.network.isOffline = true;
	expect(await textOf(await world.ask("/conversations"))).not.toContain("Ana");
	world.network.isOffline = false;
	await world.keepNow(Date.now(), OWNER, ["/assets/a-2.js", "/assets/gone-2.js"]);
	expect(world.kept("prosa-files")).toEqual(["https://prosa.example/assets/a-2.js"]);
});
