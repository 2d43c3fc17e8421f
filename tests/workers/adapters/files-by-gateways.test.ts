import { expect, test } from "vitest";
import { createCountedStream, hashOf, makeFile } from "#tests/support/kept-files.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import type { ChannelGateway, OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import { createMessengerGateway } from "#workers/adapters/messenger/messenger.ts";
import { createTelegramGateway } from "#workers/adapters/telegram/telegram.ts";
import { createCloudApiGateway } from "#workers/adapters/whatsapp-gateway/cloud-api/cloud-api.ts";
import { createEvolutionGateway } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";
import { createWahaGateway } from "#workers/adapters/whatsapp-gateway/waha/waha.ts";

const PIECE = 65_536;
const MB = 1024 * 1024;
const MARIA = { kind: "phone", value: "5511987654321" } as const;

/** A file in pieces; counts how many were asked for. */
async function createFile(kind: OutgoingFile["kind"], mimetype: string, bytes: number) {
	const content = makeFile(bytes);
	const told = { given: 0 };
	const file: OutgoingFile = {
		kind,
		mimetype,
		fileName: "a.pdf",
		bytes,
		hash: await hashOf(content),
		open: async () => {
			let at = 0;
			return new ReadableStream({
				pull(controller) {
					if (at >= bytes) return controller.close();
					controller.enqueue(content.slice(at, at + PIECE));
					at += PIECE;
					told.given += 1;
				},
			});
		},
	};
	return { file, told };
}

/** A gateway that answers all it is asked before, and takes bodies as `take` does. */
const gatewayThat =
	(take: (body: ReadableStream<Uint8Array>, headers: Headers) => Promise<unknown>): Fetch =>
	async (url, init) => {
		if (url.includes("connectionState")) return Response.json({ instance: { state: "open" } });
		if (url.includes("check-exists")) return Response.json({ numberExists: true });
		if (url.endsWith("/getMe")) return Response.json({ ok: true, result: {} });
		if (init.method === "GET") return Response.json({ id: "11111", name: "Loja" });
		const answer = await take(init.body as ReadableStream<Uint8Array>, new Headers(init.headers));
		return Response.json(answer);
	};
const SENT = { id: "true_5511987654321@c.us_ABC", key: { id: "ABC", remoteJid: null } };
const shared = { baseUrl: "https://gateway.exemplo.com.br", allowedPrivateHosts: [] };
const evolution = (fetch: Fetch) =>
	createEvolutionGateway({ ...shared, fetch, apiKey: "k", instanceRef: "r", token: null });
const waha = (fetch: Fetch) =>
	createWahaGateway({ ...shared, fetch, apiKey: "k", instanceRef: "r" });
const send = (gateway: ChannelGateway, file: OutgoingFile) =>
	gateway.sendFile?.({ to: MARIA, file, ref: null, caption: "Olá", clientId: "c" });

test("in workerd a form for Evolution and base64 for WAHA hold the very bytes", async () => {
	const { file } = await createFile("document", "application/pdf", 200_001);
	let form: FormData | null = null;
	const byForm = gatewayThat(async (body, headers) => {
		form = await new Response(body, { headers }).formData();
		return SENT;
	});
	expect(await send(evolution(byForm), file)).toMatchObject({ class: "accepted" });
	const sent = (form as FormData | null)?.get("file");
	if (!(sent instanceof File)) throw new Error("no file");
	expect(await hashOf(new Uint8Array(await sent.arrayBuffer()))).toBe(file.hash);
	let json: { file?: { data: string } } = {};
	const byJson = gatewayThat(async (body) => {
		json = await new Response(body).json();
		return SENT;
	});
	expect(await send(waha(byJson), file)).toMatchObject({ class: "accepted" });
	expect(json).toMatchObject({ caption: "Olá", file: { mimetype: "application/pdf" } });
	expect(await hashOf(new Uint8Array(Buffer.from(json.file?.data ?? "", "base64")))).toBe(
		file.hash,
	);
});

const META = { graphVersion: "v26.0", ...shared, graphUrl: shared.baseUrl } as const;
const VENDORS: Record<
	string,
	{ create(fetch: Fetch): ChannelGateway; to?: Address; answer?: unknown }
> = {
	Evolution: { create: evolution },
	WAHA: { create: waha },
	Telegram: {
		create: (fetch) =>
			createTelegramGateway({
				...shared,
				fetch,
				url: shared.baseUrl,
				botToken: "1:k",
				webhook: null,
			}),
		to: { kind: "telegram", value: "5551234" },
		answer: { ok: true, result: { message_id: 1, chat: { id: 5_551_234 } } },
	},
	"the official API": {
		create: (fetch) =>
			createCloudApiGateway({
				...META,
				fetch,
				credentials: { phoneNumberId: "12345", businessId: null, token: "k".repeat(20) },
			}),
		answer: { id: "1234567" },
	},
	Messenger: {
		create: (fetch) =>
			createMessengerGateway({
				...META,
				fetch,
				instagramUrl: shared.baseUrl,
				type: "messenger",
				credentials: { type: "messenger", pageToken: "EAA".padEnd(30, "x"), pageId: "11111" },
			}),
		to: { kind: "facebook", value: "7764406346913945" },
		answer: { message_id: "m_1" },
	},
};

test.each(Object.entries(VENDORS))(
	"M04 no more of a file is in memory than %s has not taken of a few pieces",
	async (vendor, { create, to = MARIA, answer = SENT }) => {
		const { file, told } = await createFile("document", "application/pdf", 16 * MB);
		// Base64 is a third longer than what it stands for.
		const share = vendor === "WAHA" ? 3 / 4 : 1;
		let most = 0;
		let total = 0;
		const slowly = gatewayThat(async (body) => {
			for await (const chunk of body) {
				total += chunk.byteLength * share;
				most = Math.max(most, told.given * PIECE - total);
				await Promise.resolve();
			}
			return answer;
		});
		const gateway = create(slowly);
		const left = gateway.uploadFile
			? gateway.uploadFile(file)
			: gateway.sendFile?.({ to, file, ref: null, caption: "", clientId: "c" });
		expect(await left).toMatchObject({ class: "accepted" });
		expect(told.given).toBe((16 * MB) / PIECE);
		expect(total).toBeGreaterThan(16 * MB);
		expect(most).toBeLessThan(MB);
	},
);

/** Evolution's answer with a file of this many pieces, which says how long it is. */
function createAnswer(pieces: number, bytes = (pieces * PIECE * 3) / 4) {
	const encoder = new TextEncoder();
	const size = { fileLength: { low: bytes, high: 0, unsigned: true } };
	const before = JSON.stringify({ fileName: "a.mp4", size, mimetype: "video/mp4", base64: "@" });
	const [head = "", tail = ""] = before.split("@");
	const data = encoder.encode("AAAA".repeat(PIECE / 4));
	return createCountedStream(pieces + 2, (n) =>
		n === 0 ? encoder.encode(head) : n <= pieces ? data : encoder.encode(tail),
	);
}
const fetchFrom = (answer: () => Response | Promise<Response>, maxBytes = 100 * MB) =>
	evolution(async () => answer()).fetchMedia({ ref: "ABC", maxBytes });

test("M04 what Evolution answers as text within JSON is decoded while it comes, and held by nobody", async () => {
	const pieces = (64 * MB) / PIECE;
	const source = createAnswer(pieces);
	const answer = await fetchFrom(() => new Response(source.stream, { status: 201 }));
	if (answer.class !== "accepted") throw new Error(answer.class);
	const { body, ...told } = answer.value;
	expect(told).toEqual({ bytes: 48 * MB, mimetype: "video/mp4", fileName: "a.mp4" });
	let total = 0;
	let most = 0;
	for await (const chunk of body) {
		total += chunk.byteLength;
		most = Math.max(most, (source.given() * PIECE * 3) / 4 - total);
	}
	expect(total).toBe(48 * MB);
	expect(most).toBeLessThan(MB);
});

test("M04 of what is too long, by what it says or by what it is, no more is read", async () => {
	const said = createAnswer(1_000, 2 * 1024 ** 3);
	const refused = { class: "refused", reason: "rejected" };
	expect(await fetchFrom(() => new Response(said.stream))).toEqual(refused);
	expect(said.given()).toBeLessThan(5);
	expect(said.isCancelled()).toBe(true);
	const endless = createAnswer(Number.POSITIVE_INFINITY, 10);
	const answer = await fetchFrom(() => new Response(endless.stream), MB);
	const body = answer.class === "accepted" ? answer.value.body : null;
	await expect(new Response(body).arrayBuffer()).rejects.toThrow(/too large/);
	expect(endless.given() * PIECE).toBeLessThan(2 * MB);
});

test("an answer of Evolution without a file is told from one that says there is none", async () => {
	const later = { class: "not_accepted", retryAfterMs: null };
	const gone = { class: "refused", reason: "rejected" };
	const notFound = { status: 400, response: { message: ["Message not found"] } };
	for (const [answer, expected] of [
		[() => Response.json(notFound, { status: 400 }), gone],
		[() => Response.json({ base64: "" }), gone],
		[() => Response.json({ error: true }), later],
		[() => new Response("<html>", { status: 502 }), later],
		[() => new Response("<html>"), later],
		[() => new Response(`{"a":"${"x".repeat(100_000)}"}`), later],
		[() => Promise.reject(new TypeError("fetch failed")), later],
	] as const)
		expect(await fetchFrom(answer)).toEqual(expected);
});
