import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { ORIGIN, migrate } from "#tests/support/sign-in.ts";
import {
	admitVisitor,
	askForVisitorSocket,
	callWebchat,
	makeWebchat,
	SITE,
	type TestWebchat,
} from "#tests/support/visitor.ts";
import { enterRateWindow } from "#tests/support/rate-window.ts";

let chat: TestWebchat;
beforeAll(async () => {
	await migrate();
	chat = await makeWebchat({ greeting: "Oi!" });
});

const isReadableBy = (answer: Response) => answer.headers.get("access-control-allow-origin");

test("a site of the list reads the look of the webchat, and nothing more", async () => {
	const answer = await callWebchat(`/webchat/${chat.key}/config`);
	expect(answer.status).toBe(200);
	expect(isReadableBy(answer)).toBe(SITE);
	expect(answer.headers.get("vary")).toContain("Origin");
	expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
	expect(await answer.json()).toEqual({
		channelId: chat.channelId,
		name: "Loja",
		color: "#3e63dd",
		greeting: "Oi!",
		locale: "pt",
		preChat: [],
		away: null,
		answersWithin: "",
		takesFiles: true,
	});
});

test("outside of the hours the look says so", async () => {
	const closed = await makeWebchat({
		hours: { timeZone: "America/Sao_Paulo", open: [] },
		awayMessage: "Voltamos amanhã",
	});
	const answer = await callWebchat(`/webchat/${closed.key}/config`);
	expect(await answer.json()).toMatchObject({ away: "Voltamos amanhã" });
});

test("G08 no other origin reads anything, becomes a visitor or opens a socket", async () => {
	const token = await admitVisitor(chat.key);
	const foreign = [
		"https://evil.example",
		"https://loja.example.com.evil.example",
		"http://loja.example.com",
		"https://loja.example.com:8443",
		"null",
		null,
	];
	for (const origin of foreign) {
		const answers = [
			await callWebchat(`/webchat/${chat.key}/config`, { origin }),
			await callWebchat(`/webchat/${chat.key}/visitors`, { origin, method: "POST" }),
			await askForVisitorSocket(chat.key, token, { origin }),
		];
		for (const answer of answers) {
			expect([answer.status, isReadableBy(answer)], String(origin)).toEqual([403, null]);
		}
	}
});

test("our own page always may, and a page of ours without an Origin says it is", async () => {
	const own = await callWebchat(`/webchat/${chat.key}/config`, { origin: ORIGIN });
	expect([own.status, isReadableBy(own)]).toEqual([200, null]);
	const get = await callWebchat(`/webchat/${chat.key}/config`, {
		origin: null,
		headers: { "sec-fetch-site": "same-origin" },
	});
	expect(get.status).toBe(200);
});

test("D07 a guessed key answers 404 and makes no object; so does what is no webchat or out of use", async () => {
	const count = async () => (await listDurableObjectIds(env.CHANNEL_INBOX)).length;
	const before = await count();
	const [, mac = ""] = chat.key.split(".");
	for (let n = 0; n < 200; n++) {
		const answer = await callWebchat(`/webchat/guess-${n}.${mac}/config`);
		expect(answer.status).toBe(404);
	}
	expect(await count()).toBe(before);
	const other = await makeWebchat();
	await other.object.requestLink(other.workspaceId, "disconnect");
	expect((await callWebchat(`/webchat/${other.key}/config`)).status).toBe(404);
	await other.object.erase(other.workspaceId);
	expect((await callWebchat(`/webchat/${other.key}/config`)).status).toBe(404);
});

test("D09 a socket wants a token of this very channel", async () => {
	const other = await makeWebchat();
	const token = await admitVisitor(chat.key);
	expect((await askForVisitorSocket(chat.key, token)).status).toBe(101);
	expect((await askForVisitorSocket(other.key, token)).status).toBe(404);
	expect((await askForVisitorSocket(chat.key, "")).status).toBe(404);
	expect((await askForVisitorSocket(chat.key, `${token.slice(0, -1)}!`)).status).toBe(404);
	const plain = await callWebchat(`/live/webchat/${chat.key}?token=${token}`);
	expect(plain.status).toBe(400);
});

test("D09 a visitor's token opens none of the members' doors", async () => {
	const token = await admitVisitor(chat.key);
	const answer = await callWebchat(`/live/channels/${chat.channelId}?token=${token}`, {
		origin: ORIGIN,
		headers: { upgrade: "websocket" },
	});
	expect(answer.status).toBe(401);
});

test("L15 new visitors of one address are limited, known ones are not", async () => {
	const [own, second, third] = [await makeWebchat(), await makeWebchat(), await makeWebchat()];
	const from = { "cf-connecting-ip": "203.0.113.77" };
	const statuses: number[] = [];
	await enterRateWindow();
	for (let n = 0; n < 25; n++) {
		// Of several webchats, so that none of them is flooded.
		const path = `/webchat/${[own, second, third][n % 3]?.key}/visitors`;
		statuses.push((await callWebchat(path, { method: "POST", headers: from })).status);
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(20);
	expect(statuses.at(-1)).toBe(429);
	const token = await admitVisitor(own.key);
	expect((await askForVisitorSocket(own.key, token, { headers: from })).status).toBe(101);
});
