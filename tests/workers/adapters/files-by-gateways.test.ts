import { expect, test } from "vitest";
import { hashOf, makeFile } from "#tests/support/kept-files.ts";
import type { OutgoingFile } from "#workers/adapters/channel-gateway/port.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
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
		const answer = await take(init.body as ReadableStream<Uint8Array>, new Headers(init.headers));
		return Response.json(answer);
	};
const SENT = { id: "true_5511987654321@c.us_ABC", key: { id: "ABC", remoteJid: null } };
const shared = { baseUrl: "https://gateway.exemplo.com.br", allowedPrivateHosts: [] };
const evolution = (fetch: Fetch) =>
	createEvolutionGateway({ ...shared, fetch, apiKey: "k", instanceRef: "r", token: null });
const waha = (fetch: Fetch) =>
	createWahaGateway({ ...shared, fetch, apiKey: "k", instanceRef: "r" });
const send = (gateway: ReturnType<typeof waha>, file: OutgoingFile) =>
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

test.each([
	["Evolution", evolution],
	["WAHA", waha],
] as const)(
	"no more of a file is in memory than %s has taken and a few pieces",
	async (_, create) => {
		const { file, told } = await createFile("document", "application/pdf", 16 * MB);
		let most = 0;
		const slowly = gatewayThat(async (body) => {
			let taken = 0;
			for await (const chunk of body) {
				taken += chunk.byteLength;
				// Base64 is a third longer than what it stands for.
				most = Math.max(most, told.given * PIECE - (taken * 3) / 4);
				await Promise.resolve();
			}
			return SENT;
		});
		expect(await send(create(slowly), file)).toMatchObject({ class: "accepted" });
		expect(told.given).toBe((16 * MB) / PIECE);
		// A form's bytes are counted as three quarters here: the rest is the slack of that.
		expect(most).toBeLessThan(create === waha ? MB : 4 * MB + MB);
	},
);
