import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "playwright/test";
import { expect, inject, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { expectCleanState, findMarkers } from "#tests/support/canary.ts";
import { openWorkspace } from "#tests/support/served.ts";

const STATE = path.join(inject("served").scratch, "state");
/** Where the store of files stands in it, as the platform's own emulation lays it out. */
const STORE = path.join("data", "v3", "r2");
const CUSTOMER = { phone: "5511988887777", name: "Davi Rocha" };

const read = async <Answer>(member: APIRequestContext, address: string): Promise<Answer> =>
	(await (await member.get(address)).json()) as Answer;

/** A number of the simulator with one conversation; the address of its calls. */
async function openNumber(member: APIRequestContext) {
	const form = { name: "Arquivos", gateway: "simulator" };
	const made = await member.post("/whatsapp/instances/new", { form });
	const id = /\/whatsapp\/([0-9a-f-]{36})/u.exec(made.headers()["location"] ?? "")?.[1] ?? "";
	const base = `/api/channels/${id}`;
	const phone = (data: object) => member.post(`/dev/phone/${id}.data`, { data });
	await member.post(`${base}/link`, { data: { action: "connect" } });
	await expect
		.poll(async () => {
			await phone({ type: "scan" });
			return read(member, `${base}/link`);
		})
		.toMatchObject({ status: "connected" });
	await phone({ type: "write", ...CUSTOMER, text: "Olá", count: 1 });
	const { contacts } = await read<{ contacts: ContactView[] }>(member, `${base}/contacts`);
	return { id, base, phone, contactId: contacts[0]?.id ?? "" };
}

async function upload(member: APIRequestContext, base: string, file: Buffer): Promise<string> {
	const hash = createHash("sha256").update(file).digest("hex");
	const bytes = file.byteLength;
	await member.post(`${base}/files`, { data: { hash, bytes } });
	const part = await member.put(`${base}/files/${hash}/parts/0?bytes=${bytes}`, { data: file });
	expect(part.status()).toBe(204);
	const ended = await member.post(`${base}/files/${hash}/end`, { data: { bytes } });
	expect(ended.status(), await ended.text()).toBe(200);
	return hash;
}

/** Whether a marker stands in some file below a folder. */
const isWithin = (folder: string, marker: string): boolean =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) => {
		const file = path.join(folder, name);
		return (
			statSync(file).isFile() && findMarkers([marker], readFileSync(file, "latin1")).length > 0
		);
	});

test("J11 M04 no byte of a message's file, sent or received, is anywhere but in the store of files", async () => {
	const [admin] = await openWorkspace(["admin"]);
	const { id, base, phone, contactId } = await openNumber(admin);
	const markers = ["sent", "received"].map((what) => `Marca-${what}-${randomUUID()}-fim`);
	const files = markers.map((marker) => Buffer.from(`%PDF-1.7 ${`${marker} `.repeat(50)}`));
	const [sent = "", received = ""] = await Promise.all(
		files.map((file) => upload(admin, base, file)),
	);
	const data = { id: randomUUID(), contactId, caption: "Segue", name: "nota.pdf" };
	const accepted = await admin.post(`${base}/files/${sent}/message`, { data });
	expect(accepted.status(), await accepted.text()).toBe(202);
	const said = { hash: received, fileName: "pedido.pdf", text: "Meu pedido" };
	expect((await phone({ type: "send_file", ...CUSTOMER, ...said })).ok()).toBe(true);
	const list = async () => {
		const at = `${base}/contacts/${contactId}/messages`;
		return (await read<{ messages: MessageView[] }>(admin, at)).messages;
	};
	await expect
		.poll(async () => (await list()).map(({ text, status }) => [text, status]))
		.toEqual(
			expect.arrayContaining([
				["Segue", expect.stringMatching(/^(?:sent|delivered|read)$/)],
				["Meu pedido", null],
			]),
		);
	// It was read through the Worker as well, and kept by a job.
	const arrived = (await list()).find(({ text }) => text === "Meu pedido");
	const shown = async () => admin.get(`/media/${id}/${arrived?.id}`);
	await expect.poll(async () => (await shown()).headers()["etag"]).toBe(`"${received}"`);
	for (const marker of markers) {
		expect(isWithin(path.join(STATE, STORE), marker), "a search that finds nothing is none").toBe(
			true,
		);
		expectCleanState(STATE, [marker], (file) => !file.startsWith(STORE));
	}
});
