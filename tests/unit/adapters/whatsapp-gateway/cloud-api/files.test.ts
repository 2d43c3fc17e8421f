import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { CLOUD_MAIN, createCloudRig } from "#tests/support/cloud-rig.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import { createCloudApiGateway } from "#workers/adapters/whatsapp-gateway/cloud-api/cloud-api.ts";
import { typeAtMeta } from "#workers/adapters/whatsapp-gateway/cloud-api/files.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";

const emulator = await startGatewayEmulator(CLOUD_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "phone", value: "5511987654321" } as const;
const PLAIN = "application/octet-stream";

async function refOf(upload: Promise<{ class: string; value?: { ref: string } }> | undefined) {
	const answer = await upload;
	if (!answer?.value) throw new Error(answer?.class);
	return answer.value.ref;
}

test("Office's files are told to Meta by their name, as their bytes say nothing; others not at all", async () => {
	const typeOf = (fileName: string, mimetype = PLAIN) => typeAtMeta({ fileName, mimetype });
	expect(typeOf("Proposta.DOCX")).toMatch(/wordprocessingml\.document$/);
	expect(typeOf("lista.csv")).toBe("text/plain");
	expect(typeOf("foto.docx", "image/png")).toBe("image/png");
	for (const name of ["programa.exe", "arquivo", "constructor", ".docx.zip"])
		expect(typeOf(name), name).toBeNull();
	const rig = await createCloudRig(emulator);
	const unknown = outgoingFile({ kind: "document", mimetype: PLAIN, fileName: "dados.zip" });
	const refused = { class: "refused", reason: "file_refused" };
	expect(await rig.gateway.uploadFile?.(unknown)).toEqual(refused);
	const office = outgoingFile({ kind: "document", mimetype: PLAIN, fileName: "Proposta.docx" });
	const ref = await refOf(rig.gateway.uploadFile?.(office));
	await rig.gateway.sendFile?.({ to: MARIA, file: office, ref, caption: "", clientId: "c" });
	expect(await rig.receivedFiles(MARIA.value)).toMatchObject([
		{ kind: "document", name: "Proposta.docx", mimetype: typeOf("a.docx") },
	]);
	await rig.close();
});

test("a recorded note is sent as one, an answer quotes its message, and a name is told of documents alone", async () => {
	const rig = await createCloudRig(emulator);
	const voice = outgoingFile({ kind: "voice", mimetype: "audio/ogg", fileName: "nota.ogg" });
	const quoted = { providerId: "wamid.QUOTED", fromMe: false, address: MARIA };
	const ref = await refOf(rig.gateway.uploadFile?.(voice));
	await rig.gateway.sendFile?.({
		to: MARIA,
		file: voice,
		ref,
		caption: "",
		clientId: "c",
		quoted,
	});
	expect(await rig.receivedFiles(MARIA.value)).toMatchObject([
		{ kind: "voice", name: "", quoted: "wamid.QUOTED" },
	]);
	await rig.close();
});

test("what Meta does not take is refused as the file's fault: at the upload, and by the status of its message", async () => {
	const rig = await createCloudRig(emulator);
	const refused = { class: "refused", reason: "file_refused" };
	const gif = outgoingFile({ kind: "image", mimetype: "image/gif" });
	expect(await rig.gateway.uploadFile?.(gif)).toEqual(refused);
	// Taken as a file, and too large for a sticker.
	const sticker = outgoingFile({ kind: "sticker", mimetype: "image/webp", bytes: 600 * 1024 });
	const ref = await refOf(rig.gateway.uploadFile?.(sticker));
	const sent = rig.gateway.sendFile?.({
		to: MARIA,
		file: sticker,
		ref,
		caption: "",
		clientId: "c1",
	});
	expect(await sent).toMatchObject({ class: "accepted" });
	await expect
		.poll(rig.events, { timeout: 5_000 })
		.toMatchObject([{ type: "status", status: "failed", failure: "file_refused", clientId: "c1" }]);
	await rig.close();
});

test("an id that Meta does not keep any more is refused, and a new upload is sent", async () => {
	const rig = await createCloudRig(emulator);
	const file = outgoingFile({ kind: "image", mimetype: "image/png" });
	const send = (ref: string | null, caption = "") =>
		rig.gateway.sendFile?.({ to: MARIA, file, ref, caption, clientId: "c" });
	const ref = await refOf(rig.gateway.uploadFile?.(file));
	await rig.control("media-gone");
	expect(await send(ref)).toEqual({ class: "refused", reason: "invalid" });
	expect(await send(null)).toEqual({ class: "refused", reason: "invalid" });
	const again = await refOf(rig.gateway.uploadFile?.(file));
	expect(await send(again, "x".repeat(1025))).toEqual({ class: "refused", reason: "invalid" });
	expect(await send(again, "x".repeat(1024))).toMatchObject({ class: "accepted" });
	await rig.close();
});

test("what an upload's failure means: too large and wrong are the file's, all else is tried again or the number's", async () => {
	const answering = (status: number, body: unknown) => {
		const fetch: Fetch = async (_url, init) => {
			await new Response(init.body as BodyInit).arrayBuffer();
			return typeof body === "string"
				? new Response(body, { status })
				: Response.json(body, { status });
		};
		return createCloudApiGateway({
			graphUrl: "https://graph.facebook.com",
			graphVersion: "v26.0",
			credentials: { phoneNumberId: "11111", businessId: null, token: "t".repeat(30) },
			allowedPrivateHosts: [],
			fetch,
		}).uploadFile?.(outgoingFile({ kind: "image", mimetype: "image/png" }));
	};
	const error = (code: number) => ({ error: { code, message: "" } });
	const refused = (reason: string) => ({ class: "refused", reason });
	expect(await answering(413, "<html>")).toEqual(refused("file_refused"));
	expect(await answering(400, error(131_053))).toEqual(refused("file_refused"));
	expect(await answering(400, error(100))).toEqual(refused("file_refused"));
	expect(await answering(401, error(190))).toEqual(refused("unauthorized"));
	// An upload may be repeated, so nothing of it is in doubt.
	for (const [status, body] of [
		[500, error(131_000)],
		[502, "<html>"],
		[200, { id: "../x" }],
		[429, error(4)],
	] as const)
		expect(await answering(status, body), String(status)).toMatchObject({ class: "not_accepted" });
});
