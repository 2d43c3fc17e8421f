import { expect, test } from "vitest";
import {
	filesOf,
	isFreshlyKept,
	isInbox,
	isKeptFor,
	KEPT_MS,
	leaves,
	marked,
} from "#app/domain/alerts/kept-page.ts";

test("the kept page stands in for every page of the one inbox and for the installed app's first, and no other", () => {
	for (const path of ["/", "/conversations", "/sessions/s1", "/whatsapp/instances/c1/messages/p1"])
		expect(isKeptFor(path), path).toBe(true);
	for (const path of ["/team", "/settings", "/auth", "/whatsapp/c1", "/conversations/x", "/c/x"])
		expect(isKeptFor(path), path).toBe(false);
	expect([isInbox("/"), isInbox("/conversations")]).toEqual([false, true]);
});

test("A11 whoever signs out, changes the workspace or has to sign in again leaves nothing behind", () => {
	const post = (pathname: string) => leaves({ method: "POST", pathname });
	const get = (pathname: string) => leaves({ method: "GET", pathname });
	expect(
		[
			"/auth/sign-out",
			"/auth/sign-out.data",
			"/auth/switch-workspace",
			"/auth/switch-workspace.data",
			"/api/auth/sign-out",
			"/auth",
			"/auth.data",
		].map(post),
	).toEqual(Array.from({ length: 7 }, () => true));
	expect(["/auth", "/auth.data", "/auth/callback", "/setup/enter"].map(get)).not.toContain(false);
	for (const path of ["/conversations", "/conversations.data", "/api/auth/providers", "/authors"])
		expect(get(path), path).toBe(false);
	expect(post("/conversations")).toBe(false);
});

test("a page of days ago is shown to nobody", () => {
	expect(isFreshlyKept(1_000, 1_000 + KEPT_MS - 1)).toBe(true);
	expect(isFreshlyKept(1_000, 1_000 + KEPT_MS)).toBe(false);
	expect(isFreshlyKept(Number.NaN, 5)).toBe(false);
});

test("a kept document says that it is one, and since when", () => {
	expect(marked('<!doctype html><html lang="pt-BR"><body>', 12)).toBe(
		'<!doctype html><html data-kept="12" lang="pt-BR"><body>',
	);
});

test("the files a document names are kept with it, each once", () => {
	const html = `<link href="/assets/a-1.css"><script>import "/assets/b-1.js";import '/assets/c.js'</script>
		<img src="/assets/a-1.css"><a href="/assets">x</a><p>"/team" "https://x.example/assets/d.js"</p>`;
	expect(filesOf(html)).toEqual(["/assets/a-1.css", "/assets/b-1.js", "/assets/c.js"]);
});
