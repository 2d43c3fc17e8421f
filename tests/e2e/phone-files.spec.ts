import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { readSample } from "#workers/adapters/whatsapp-gateway/simulator/samples.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { createLinkedInstance, type LinkedInstance, signInAs } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { hydrated } from "./support/visitor.ts";

const MARIA = { phone: "5511987650018", name: "Maria" };
const photo = Buffer.from(readSample("image").bytes);
const paper = Buffer.from(readSample("document").bytes);

/** Uploads a file as the team's browser does, and sends it. */
async function sendFromTeam(
	manager: Page,
	{ id, call }: LinkedInstance,
	contactId: string,
	file: Buffer,
	told: { name: string; caption: string },
): Promise<void> {
	const hash = createHash("sha256").update(file).digest("hex");
	const bytes = file.byteLength;
	await call("/files", { hash, bytes });
	const { origin } = new URL(manager.url());
	const part = `/api/channels/${id}/files/${hash}/parts/0?bytes=${String(bytes)}`;
	const put = await manager.request.put(part, {
		headers: { origin, "content-type": "application/octet-stream" },
		data: file,
	});
	expect(put.status()).toBe(204);
	await call(`/files/${hash}/end`, { bytes });
	const message = { id: crypto.randomUUID(), contactId, ...told };
	expect(await call(`/files/${hash}/message`, message)).toMatchObject({ message: {} });
}

interface Listed {
	contacts: { id: string }[];
	messages: { id: string; type: string; direction: string }[];
}

test("a customer of the simulated phone sends files of their own, gets the team's, and sees what the team does to messages", async ({
	browser,
}) => {
	const manager = await signInAs(browser, "gestor");
	const instance = await createLinkedInstance(manager, "Telefone com arquivos");
	await instance.act({ type: "write", ...MARIA, text: "Oi!", count: 1 });
	await manager.goto(`/dev/phone/${instance.id}`);
	await hydrated(manager);
	const log = manager.getByRole("log", { name: "Conversa de Maria com a empresa" });

	await manager.getByPlaceholder("Mensagem do cliente").fill("Ficou assim");
	await manager.getByRole("button", { name: "Enviar arquivo" }).click();
	const chosen = manager.waitForEvent("filechooser");
	await manager.getByRole("menuitem", { name: "Escolher um arquivo…" }).click();
	await (await chosen).setFiles({ name: "vitrine.jpg", mimeType: "image/jpeg", buffer: photo });
	const picture = log.getByRole("img", { name: "vitrine.jpg" });
	await expect(picture).toBeVisible();
	await expect(log.getByText("Ficou assim")).toBeVisible();
	await expect
		.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBe(160);

	const { contacts } = (await instance.call("/contacts")) as Listed;
	const contactId = contacts[0]?.id ?? "";
	const at = `/contacts/${contactId}/messages`;
	const received = async () => ((await instance.call(at)) as Listed).messages;
	await expect.poll(received).toMatchObject([{ type: "text" }, { type: "image" }]);
	const [text, image] = await received();

	const told = {
		name: "Proposta de fornecimento para a loja da esquina.pdf",
		caption: "A proposta",
	};
	await sendFromTeam(manager, instance, contactId, paper, told);
	await expect(log.getByRole("link", { name: told.name })).toBeVisible();
	await sendFromTeam(manager, instance, contactId, photo, { name: "loja.jpg", caption: "" });
	await expect(log.getByRole("img", { name: "loja.jpg" })).toBeVisible();
	await instance.call(`/messages/${text?.id}/reaction`, { emoji: "👍" });
	await instance.call(`/messages/${image?.id}/reaction`, { emoji: "❤️" });
	await expect(log.getByText("Reação da empresa:")).toHaveCount(2);

	for (const theme of ["light", "dark"] as const)
		for (const width of [1280, 360]) {
			await manager.setViewportSize({ width, height: 900 });
			await expectAccessible(manager, { theme });
			const overflow = await manager.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow, `${theme} ${width}`).toBeLessThanOrEqual(0);
		}

	const ours = (await received()).filter(({ direction }) => direction === "outgoing");
	await instance.call(`/messages/${ours[1]?.id}/deletion`, {});
	await expect(log.getByRole("img", { name: "loja.jpg" })).toHaveCount(0);
	await expect(log.getByText("Mensagem apagada")).toBeVisible();
});
