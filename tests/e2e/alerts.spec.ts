import {
	type BrowserContext,
	type CDPSession,
	expect,
	type Page,
	type Worker,
} from "playwright/test";
import type { ReceivedPush, SubscribedBrowser } from "#tests/emulators/push/server.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { createLinkedInstance, type LinkedInstance, signInAs } from "./support/inbox.ts";
import { push } from "./support/push.ts";
import { beginSession } from "./support/session.ts";
import { testWith } from "./support/test.ts";
import { DEMO } from "./support/visitor.ts";

const test = testWith("push");
const PHONE = "5511933332222";
const NAME = "Quitéria Alves";
/** From the message in the channel to the push service. */
const WITHIN_MS = 5_000;

let instance: LinkedInstance;

test.beforeAll(async ({ browser }) => {
	const manager = await signInAs(browser, "gestor");
	instance = await createLinkedInstance(manager, `Avisos ${String(Date.now())}`);
});

const write = (text: string) =>
	instance.act({ type: "write", phone: PHONE, name: NAME, text, count: 1 });

interface Notice {
	title: string;
	body: string;
}

/** The browser of these tests grants nobody notifications: what the worker shows is kept by its tag, as a browser keeps it. */
async function watchNotices(worker: Worker) {
	await worker.evaluate(() => {
		const { registration } = globalThis as unknown as { registration: object };
		const shown = new Map<string, object>();
		Object.assign(registration, {
			showNotification: async (title: string, options: { tag: string }) =>
				void shown.set(options.tag, {
					title,
					...options,
					close: () => void shown.delete(options.tag),
				}),
			getNotifications: async ({ tag }: { tag?: string } = {}) =>
				[...shown].flatMap(([of, one]) => (tag === undefined || tag === of ? [one] : [])),
		});
	});
	const shown = (): Promise<Notice[]> =>
		worker.evaluate(async () => {
			const { registration } = globalThis as unknown as {
				registration: ServiceWorkerRegistration;
			};
			return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
		});
	const click = (): Promise<void> =>
		worker.evaluate(async () => {
			const scope = globalThis as unknown as {
				registration: ServiceWorkerRegistration;
				ExtendableEvent: typeof Event;
				dispatchEvent(event: Event): boolean;
			};
			const [notification] = await scope.registration.getNotifications();
			const event = new scope.ExtendableEvent("notificationclick");
			scope.dispatchEvent(Object.assign(event, { notification }));
		});
	return { shown, click };
}

/** Hands a push to the browser as its vendor's service would. */
async function listenToWorker(cdp: CDPSession, page: Page) {
	const registered = new Promise<string>((resolve) => {
		cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const [one] = registrations;
			if (one) resolve(one.registrationId);
		});
	});
	await cdp.send("ServiceWorker.enable");
	const registrationId = await registered;
	const { origin } = new URL(page.url());
	return (data: string) =>
		cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const ownOrigin = () => test.info().project.use.baseURL ?? "";

/** A browser of the emulated service, subscribed for who is signed in; answers what reads what it got. */
async function subscribe({ request }: Pick<BrowserContext, "request">) {
	const { key } = (await (await request.get(`${ownOrigin()}/api/alerts`)).json()) as {
		key: string;
	};
	const made = await request.post(`${push().url}/__emulator/browsers`, { data: { key } });
	const { id, ...subscription } = (await made.json()) as SubscribedBrowser;
	const answer = await request.put(`${ownOrigin()}/api/alerts/subscription`, {
		headers: { origin: ownOrigin() },
		data: { ...subscription, serverKey: key, locale: "pt" },
	});
	expect(answer.status()).toBe(204);
	return async (): Promise<ReceivedPush[]> =>
		(await (await request.get(`${push().url}/__emulator/browsers/${id}`)).json()) as ReceivedPush[];
}

/** A member's browser in which service workers run, on the inbox. */
async function openInbox(context: BrowserContext): Promise<Page> {
	await beginSession(context, DEMO.operator, DEMO.password);
	const page = await context.newPage();
	await page.goto("/conversations");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	return page;
}

test("a customer's message reaches a browser with every tab closed, as one notification that opens the conversation and goes when somebody answered", async ({
	browser,
}) => {
	const context = await browser.newContext({ serviceWorkers: "allow" });
	const page = await openInbox(context);
	const deliver = await listenToWorker(await context.newCDPSession(page), page);
	const [worker] = context.serviceWorkers();
	if (!worker) throw new Error("The page has no service worker.");
	const notices = await watchNotices(worker);
	const received = await subscribe(context);
	const of = async (text: string): Promise<string | undefined> =>
		(await received()).find(({ payload }) => payload.includes(text))?.payload;
	// Nobody looks at the conversation.
	await page.goto("/team");
	await write("Ainda tem?");
	await expect.poll(() => of("Ainda tem?"), { timeout: WITHIN_MS }).toBeDefined();
	await write("Oi?");
	await expect.poll(() => of("Oi?"), { timeout: WITHIN_MS }).toBeDefined();
	await expect(page).toHaveTitle(/^\(\d+\+?\) /);

	for (const text of ["Ainda tem?", "Oi?"]) await deliver((await of(text)) ?? "");
	await expect.poll(notices.shown).toEqual([{ title: NAME, body: "Oi?\n2 mensagens não lidas" }]);

	await notices.click();
	await expect(page).toHaveURL(new RegExp(`/whatsapp/instances/${instance.id}/messages/`, "u"));
	await expect(page.locator("[data-conversation]")).toContainText("Oi?");

	// Seen: whatever other device shows it is told that it is over.
	await expect
		.poll(async () => (await received()).some(({ payload }) => payload.includes('"over"')))
		.toBe(true);
	await deliver((await of("Oi?")) ?? "");
	await expect.poll(async () => (await notices.shown()).length).toBe(1);
	await deliver(
		(await received()).findLast(({ payload }) => payload.includes('"over"'))?.payload ?? "",
	);
	await expect.poll(notices.shown).toEqual([]);

	// Signed out it gets nothing more, while another device of the same member does.
	const other = await browser.newContext();
	await beginSession(other, DEMO.operator, DEMO.password);
	const receivedThere = await subscribe(other);
	const before = (await received()).length;
	const signedOut = await context.request.post(`${ownOrigin()}/api/auth/sign-out`, {
		headers: { origin: ownOrigin() },
	});
	expect(signedOut.ok()).toBe(true);
	await write("Alguém aí?");
	await expect
		.poll(async () => (await receivedThere()).some(({ payload }) => payload.includes("Alguém")), {
			timeout: WITHIN_MS,
		})
		.toBe(true);
	expect((await received()).slice(before)).toEqual([]);
	await other.close();
	await context.close();
});

test("without a network the inbox opens with what it showed last, marked so; after signing out nothing of it is left", async ({
	browser,
}) => {
	await write("Guardada");
	const context = await browser.newContext({ serviceWorkers: "allow" });
	const page = await openInbox(context);
	await expect(page.getByText(NAME).first()).toBeVisible();
	const kept = () => page.evaluate(() => caches.has("prosa-pages"));
	await expect.poll(kept).toBe(true);
	// The files follow the page.
	await expect
		.poll(() => page.evaluate(async () => (await (await caches.open("prosa-files")).keys()).length))
		.toBeGreaterThan(5);
	await context.setOffline(true);
	await page.goto("/conversations");
	await expect(page.getByText(/Sem conexão: mostrando o que foi visto por último/)).toBeVisible();
	await expect(page.getByText(NAME).first()).toBeVisible();
	await page.goto("/team");
	await expect(page.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Abrir as conversas" }).click();
	await expect(page.getByText(NAME).first()).toBeVisible();

	await context.setOffline(false);
	await page.goto("/conversations");
	await expect(page.getByText(/Sem conexão: mostrando/)).toHaveCount(0);
	await page.getByRole("button", { name: /^Menu de / }).click();
	await page.getByRole("menuitem", { name: "Sair" }).click();
	await expect(page).toHaveURL(/\/auth/);
	expect(await kept()).toBe(false);
	await context.setOffline(true);
	await page.goto("/conversations");
	await expect(page.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
	await expect(page.getByText(NAME)).toHaveCount(0);
	await context.close();
});
