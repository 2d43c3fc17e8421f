import { expect, test } from "vitest";
import type { PushPayload } from "#app/domain/alerts/payload.ts";
import { onClick, onPush } from "#app/service-worker/notifications.ts";
import type { Page } from "#app/service-worker/scope.ts";
import { createScope } from "./fake-scope.ts";

const payload: PushPayload = {
	news: "message",
	conversationId: "0193a5b0-0000-7000-8000-000000000001",
	channelId: "c1",
	contactId: "p1",
	title: "Ana",
	text: "Ainda tem?",
	type: "text",
	unread: 1,
	locale: "pt",
	isSilent: false,
	mustShow: false,
};
const other = { ...payload, conversationId: "0193a5b0-0000-7000-8000-000000000002", title: "Rui" };
const PATH = `/sessions/${payload.conversationId}?channel=c1&contact=p1`;
const noNetwork = () => Promise.reject(new TypeError("offline"));
const open = () => createScope(noNetwork);
const push = ({ scope }: ReturnType<typeof open>, change: Partial<PushPayload> = {}) =>
	onPush(scope, JSON.stringify({ ...payload, ...change }));

test("each conversation has one notification, and the next message takes its place", async () => {
	const world = open();
	await push(world);
	await push(world, { text: "Oi?", unread: 2 });
	await push(world, other);
	expect(world.shown().map(({ title, body }) => [title, body])).toEqual([
		["Ana", "Oi?\n2 mensagens não lidas"],
		["Rui", "Ainda tem?"],
	]);
	expect(world.shown()[0]).toMatchObject({ renotify: true, silent: false, data: { path: PATH } });
});

test("what has no text or no name says what it is, in the person's language", async () => {
	const world = open();
	await push(world, { text: "", type: "audio", title: null });
	await push(world, { ...other, text: "", type: "image", locale: "en", title: null, unread: 3 });
	expect(world.shown().map(({ title, body }) => [title, body])).toEqual([
		["Nova mensagem", "Áudio"],
		["New message", "Image\n3 unread messages"],
	]);
	await push(world, { text: "voice_refused", type: "call" });
	expect(world.shown()).toMatchObject([{ body: "Ligação de voz recusada automaticamente" }, {}]);
});

test("it is silent where a page makes the sound, or none was asked for", async () => {
	const world = open();
	await push(world, { isSilent: true });
	world.pages.push(pageOf("visible").page);
	await push(world, other);
	expect(world.shown().map(({ silent }) => silent)).toEqual([true, true]);
});

test("once somebody answered it is gone; where the platform forbids that, it says so without a sound", async () => {
	const world = open();
	await push(world);
	await push(world, other);
	await push(world, { news: "over", text: "" });
	expect(world.shown().map(({ title }) => title)).toEqual(["Rui"]);
	await push(world, { ...other, news: "over", text: "", mustShow: true });
	expect(world.shown()).toMatchObject([{ title: "Rui", body: "Já foi respondida", silent: true }]);
});

test("R38 what a newer release says and nobody here understands is shown as a new message, without a sound", async () => {
	for (const text of [undefined, "", "{", "null", '{"news":"else"}']) {
		const world = open();
		await onPush(world.scope, text);
		expect(world.shown(), String(text)).toMatchObject([
			{ title: "Nova mensagem", silent: true, data: { path: "/conversations" } },
		]);
	}
	const world = open();
	await push(world, { text: "", type: "hologram" as "text" });
	expect(world.shown()).toMatchObject([{ body: "Mensagem" }]);
});

/** An open page; one that `answers` goes where it is asked to. */
function pageOf(visibilityState: "visible" | "hidden", answers = false) {
	const asked: unknown[] = [];
	let focused = 0;
	const page: Page = {
		url: "https://prosa.example/team",
		visibilityState,
		focus: async () => {
			focused += 1;
			return page;
		},
		postMessage(message, [port]) {
			asked.push(message);
			if (answers && port instanceof MessagePort) port.postMessage(true);
		},
	};
	return { page, asked, focused: () => focused };
}

test("a click opens the conversation in the page that is looked at, or else in a new one", async () => {
	const world = open();
	await push(world);
	const [notice] = world.shown();
	if (!notice) throw new Error("nothing shown");
	const [hidden, seen] = [pageOf("hidden", true), pageOf("visible", true)];
	world.pages.push(hidden.page, seen.page);
	await onClick(world.scope, world.noticeOf(notice));
	expect(world.shown()).toEqual([]);
	expect(seen.asked).toEqual([{ type: "go", path: PATH }]);
	expect([seen.focused(), hidden.focused(), world.opened.length]).toEqual([1, 0, 0]);
	world.pages.splice(0, 2, pageOf("visible").page);
	await onClick(world.scope, world.noticeOf(notice));
	expect(world.opened).toEqual([PATH]);
});
