/** A member's browser and a simulated customer, for journeys through the inbox. */
import { type Browser, expect, type Page, test } from "playwright/test";
import { placeOf } from "#app/domain/inbox/place.ts";
import type { PhoneAction } from "#app/contracts/simulated-phone.ts";
import { borrowPage } from "./browsers.ts";
import { giveSession } from "./session.ts";

const PASSWORD = "demonstracao";

/** A browser of their own for a demonstration member, signed in, on no page yet. */
export async function signInAs(
	browser: Browser,
	who: "admin" | "gestor" | "operador" | "operador2" | "visualizador",
): Promise<Page> {
	const page = await borrowPage(browser);
	await giveSession(page.context(), `${who}@demo.prosa.test`, PASSWORD);
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

/** A new instance on the simulator, made without the form, which has a test of its own. Answers its id. */
export async function createInstance(manager: Page, name: string): Promise<string> {
	const made = await manager.request.post("/whatsapp/instances/new", {
		headers: { origin: ownOrigin() },
		form: { name, gateway: "simulator" },
		maxRedirects: 0,
	});
	const place = made.headers()["location"] ?? "";
	expect(place, await made.text()).toMatch(/\/whatsapp\/[0-9a-f-]{36}/u);
	return place.split(/[/?]/u)[2] ?? "";
}

const ownOrigin = () => test.info().project.use.baseURL ?? "";

/** A new instance on the simulator, already scanned. `manager` stays its owner's browser. */
export async function createLinkedInstance(manager: Page, name: string): Promise<LinkedInstance> {
	const id = await createInstance(manager, name);
	const headers = { origin: ownOrigin() };
	const { request } = manager;
	const act: LinkedInstance["act"] = async (data) => {
		const answer = await request.post(`/dev/phone/${id}.data`, { headers, data });
		expect(answer.status(), await answer.text()).toBe(200);
	};
	const call: LinkedInstance["call"] = async (path, data) => {
		const to = `/api/channels/${id}${path}`;
		const answer = await (data === undefined
			? request.get(to)
			: request.post(to, { headers, data }));
		return JSON.parse((await answer.text()) || "null");
	};
	await call("/link", { action: "connect" });
	await expect(async () => {
		await act({ type: "scan" });
		expect(await call("/link")).toMatchObject({ status: "connected" });
	}).toPass({ timeout: 60_000 });
	return { path: `/whatsapp/${id}`, id, act, call };
}

/** The one list, of whatever address. */
export const listOf = (page: Page) => page.getByRole("region", { name: "Lista de conversas" });

/** The link of the row that says these words. */
export const rowOf = (page: Page, words: string) =>
	listOf(page).getByRole("listitem").filter({ hasText: words }).getByRole("link").first();

/** Opens the conversation with `name`, from the list. */
export async function openConversation(page: Page, name: string): Promise<void> {
	await listOf(page).getByText(name).click();
	await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
	// The address follows: one step of history for each conversation.
	await expect
		.poll(() => placeOf(new URL(page.url()))?.contactId)
		.toBe(await page.locator("[data-conversation]").getAttribute("data-conversation"));
}

export const composer = (page: Page) =>
	page.getByRole("textbox", { name: "Mensagem", exact: true });

export const bubbles = (page: Page) => page.locator("article[data-message-id]");

/** What the conversation says, without times and ticks. */
export const texts = (page: Page) =>
	page.locator("article[data-message-id] bdi.whitespace-pre-wrap").allTextContents();
