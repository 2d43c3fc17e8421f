import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { DEMO } from "#tests/e2e/support/visitor.ts";
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
