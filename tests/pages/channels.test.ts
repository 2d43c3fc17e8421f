import { within } from "@testing-library/dom";
import { expect, inject, test } from "vitest";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { telegramOf } from "#tests/e2e/support/telegram.ts";
import { openMember, openWorkspace, readPage } from "#tests/support/served.ts";

test("a webchat is created connected, with its card, and nobody in it yet", async () => {
	const [manager] = await openWorkspace(["manager"]);
	const form = { type: "webchat", name: "Site do teste" };
	const made = await manager.post("/channels/new", { form });
	const address = made.headers()["location"] ?? "";
	expect(address).toMatch(/^\/channels\/[0-9a-f-]{36}\/settings/);
	const settings = await readPage(await manager.get(address));
	expect(settings.querySelector("main")?.textContent).toContain("Conectado");
	const list = await readPage(await manager.get("/channels"));
	const card = [...list.querySelectorAll<HTMLElement>("main li")].find((each) =>
		each.textContent?.includes("Site do teste"),
	);
	if (!card) throw new Error("no card");
	expect(card.textContent).toContain("Webchat");
	expect(card.textContent).toContain("Recebidas hoje");
	const messages = within(card).getByRole("link", { name: /^Ver Mensagens/ });
	expect((await manager.get(messages.getAttribute("href") ?? "")).status()).toBe(200);
});

test("a viewer sees the cards and may change nothing", async () => {
	const viewer = await openMember(DEMO.viewer);
	const list = await readPage(await viewer.get("/channels"));
	const create = within(list).getByRole("button", { name: /Novo canal/ });
	expect(create.getAttribute("aria-disabled")).toBe("true");
	const card = [...list.querySelectorAll<HTMLElement>("main li")].find((each) =>
		each.textContent?.includes("Vendas"),
	);
	if (!card) throw new Error("no card");
	expect(card.textContent).toContain("WhatsApp");
	const configure = within(card).getByRole("link", { name: /^Configurar/ });
	const settings = await readPage(await viewer.get(configure.getAttribute("href") ?? ""));
	expect(settings.textContent).toContain("Só gestores e administradores criam e mudam canais.");
	const name = within(settings).getByRole("textbox", { name: "Nome" });
	expect(name.hasAttribute("disabled") || name.closest("fieldset[disabled]") !== null).toBe(true);
	expect(within(settings).queryByRole("button", { name: "Excluir canal" })).toBeNull();
});

test("a bot connects by its token, which no page shows; what a customer writes stands in its messages; renamed and deleted it is so in the list", async () => {
	const telegram = telegramOf(inject("served").port);
	const token = await telegram.createBot("loja_canais_bot");
	const [manager] = await openWorkspace(["manager"]);
	const create = (typed: string) =>
		manager.post("/channels/new?type=telegram", {
			form: { type: "telegram", name: "Bot", token: typed },
		});
	const refused = await create("não é um token");
	expect(refused.status()).toBe(400);
	expect(await refused.text()).toContain("não parece um token de bot");
	const address = (await create(token)).headers()["location"] ?? "";
	expect(address).toMatch(/^\/channels\/[0-9a-f-]{36}\/settings/);
	const settings = await manager.get(address);
	expect(await settings.text()).not.toContain(token);
	const words = async () =>
		(await readPage(await manager.get(address))).querySelector("main")?.textContent ?? "";
	await expect.poll(words).toContain("Conectado");
	expect(await words()).toContain("@loja_canais_bot");
	const form = { intent: "save", name: "Bot renomeado", isActive: "on" };
	await manager.post(address, { form: { ...form, description: "" } });
	const card = async () =>
		[...(await readPage(await manager.get("/channels"))).querySelectorAll("main li")].find((each) =>
			each.textContent?.includes("Bot renomeado"),
		);
	expect((await card())?.textContent).toMatch(/Telegram.*Recebidas hoje/su);
	const messages = address.replace(/settings.*/u, "messages");
	const read = async () => (await manager.get(messages)).text();
	expect(await read()).not.toContain("Rui Prado");
	await telegram.sendAsCustomer(token, { chat: "55123", name: "Rui Prado", text: "Tem em azul?" });
	await expect.poll(read).toContain("Tem em azul?");
	expect(await read()).toContain("Rui Prado");
	const removed = await manager.post(address, { form: { intent: "remove" } });
	expect(removed.headers()["location"]).toBe("/channels");
	expect(await card()).toBeUndefined();
});
