/** A member's browser and a simulated customer, for journeys through the inbox. */
import { type Browser, type BrowserContextOptions, expect, type Page } from "playwright/test";
import type { PhoneAction } from "#app/contracts/simulated-phone.ts";
import { giveSession } from "./session.ts";
import { hydrated } from "./visitor.ts";

const PASSWORD = "demonstracao";

/** A browser of their own for a demonstration member, signed in, on no page yet. */
export async function signInAs(
	browser: Browser,
	who: "admin" | "gestor" | "operador" | "operador2" | "visualizador",
	options: BrowserContextOptions = {},
): Promise<Page> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	await giveSession(context, `${who}@demo.prosa.test`, PASSWORD);
	return page;
}

export interface LinkedInstance {
	path: string;
	id: string;
	/** What the simulated phone does; throws when it is refused. */
	act: (action: PhoneAction | Record<string, unknown>) => Promise<void>;
	/** A call of the channel's API as the manager. */
	call: (path: string, body?: unknown) => Promise<unknown>;
}

/** A new instance on the simulator, already scanned. `manager` stays its owner's browser. */
export async function createLinkedInstance(manager: Page, name: string): Promise<LinkedInstance> {
	await manager.goto("/whatsapp/instances/new");
	await hydrated(manager);
	await manager.getByRole("radio", { name: "Simulador" }).check();
	await manager.locator('input[name="name"]').fill(name);
	await manager.keyboard.press("Enter");
	await manager.waitForURL(/\/whatsapp\/[0-9a-f-]{36}/u);
	const id = new URL(manager.url()).pathname.split("/").at(-1) ?? "";
	const post = (path: string, body: unknown) =>
		manager.evaluate(
			async ([to, json]) => {
				const answer = await fetch(to, {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: json,
				});
				return { status: answer.status, text: await answer.text() };
			},
			[path, JSON.stringify(body)] as const,
		);
	const act: LinkedInstance["act"] = async (action) => {
		const answer = await post(`/dev/phone/${id}.data`, action);
		expect(answer.status, answer.text).toBe(200);
	};
	const call: LinkedInstance["call"] = async (path, body) => {
		const to = `/api/channels/${id}${path}`;
		if (body !== undefined) return JSON.parse((await post(to, body)).text || "null");
		return manager.evaluate(async (from) => (await fetch(from)).json(), to);
	};
	await call("/link", { action: "connect" });
	await expect(async () => {
		await act({ type: "scan" });
		expect(await call("/link")).toMatchObject({ status: "connected" });
	}).toPass({ timeout: 20_000 });
	return { path: `/whatsapp/${id}`, id, act, call };
}

/** Opens the conversation with `name`, from the list. */
export async function openConversation(page: Page, name: string): Promise<void> {
	await page.getByRole("list", { name: "Lista de conversas" }).getByText(name).click();
	await expect(page.getByRole("heading", { name })).toBeVisible();
	// The address follows: one step of history for each conversation.
	await expect
		.poll(async () => new URL(page.url()).searchParams.get("contact"))
		.toBe(await page.locator("[data-conversation]").getAttribute("data-conversation"));
}

export const composer = (page: Page) =>
	page.getByRole("textbox", { name: "Mensagem", exact: true });

export const bubbles = (page: Page) => page.locator("article[data-message-id]");

/** What the conversation says, without times and ticks. */
export const texts = (page: Page) =>
	page.locator("article[data-message-id] bdi.whitespace-pre-wrap").allTextContents();
