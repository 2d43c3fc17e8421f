// Record 110: one notification for each conversation, gone when somebody answered.
import { conversationPath, type PushPayload, tagOf } from "../domain/alerts/payload.ts";
import { noticeText } from "../domain/alerts/notice-text.ts";
import type { Page, Scope } from "./scope.ts";
import { wordsIn } from "./words.ts";

const ICON = "/icon-192.png";
/** A page answers within this time that it goes where a notification leads. */
const ANSWER_MS = 300;
/** Pages asked before a new one is opened: a click is forgotten soon. */
const MOST_ASKED = 3;
/** Asks a page to go somewhere; it answers on the port. */
export const GO = "go";

/** Whether a push of a newer release says anything that this worker does not understand. */
function isPayload(value: unknown): value is PushPayload {
	if (typeof value !== "object" || value === null) return false;
	const said = value as Record<string, unknown>;
	const texts = [said["conversationId"], said["channelId"], said["contactId"], said["text"]];
	return texts.every((text) => typeof text === "string") && typeof said["unread"] === "number";
}

function readPayload(text: string | undefined): PushPayload | null {
	try {
		const value: unknown = JSON.parse(text ?? "");
		return isPayload(value) ? value : null;
	} catch {
		return null;
	}
}

function bodyOf({ news, text, type, unread, locale }: PushPayload): string {
	const words = wordsIn(locale);
	if (news === "mention") return words.mentioned;
	const said = noticeText({ type, text }, words.message);
	return unread > 1 ? `${said}\n${words.unread(unread)}` : said;
}

async function show(scope: Scope, told: PushPayload): Promise<void> {
	const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
	await scope.registration.showNotification(told.title ?? wordsIn(told.locale).someone, {
		body: bodyOf(told),
		tag: tagOf(told.conversationId),
		// The same place, and yet it is news.
		renotify: true,
		// An open page makes the sound that was asked for.
		silent: told.isSilent || pages.length > 0,
		icon: ICON,
		badge: ICON,
		data: { path: conversationPath(told) },
	});
}

async function takeBack(scope: Scope, told: PushPayload): Promise<void> {
	const tag = tagOf(told.conversationId);
	const shown = await scope.registration.getNotifications({ tag });
	if (!told.mustShow) return shown.forEach((one) => one.close());
	const words = wordsIn(told.locale);
	await scope.registration.showNotification(told.title ?? words.someone, {
		body: words.answered,
		tag,
		silent: true,
		icon: ICON,
		data: { path: conversationPath(told) },
	});
}

/** Shows a push, or takes back what is over. What nobody understands is shown all the same: browsers ask for it. */
export async function onPush(scope: Scope, text: string | undefined): Promise<void> {
	const told = readPayload(text);
	if (told?.news === "over") return takeBack(scope, told);
	if (told) return show(scope, told);
	const words = wordsIn(scope.navigator.language.startsWith("pt") ? "pt" : "en");
	await scope.registration.showNotification(words.someone, {
		body: words.newMessage,
		tag: "unknown",
		silent: true,
		icon: ICON,
		data: { path: "/conversations" },
	});
}

/** Whether the page goes there itself, with what is typed in it kept. */
function asksPage(page: Page, path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => resolve(true);
		setTimeout(() => resolve(false), ANSWER_MS);
		page.postMessage({ type: GO, path }, [port2]);
	});
}

/** Opens what a notification is about: in a page that is open, or else in a new one. */
export async function onClick(scope: Scope, notification: Notification): Promise<void> {
	notification.close();
	const data = notification.data as { path?: unknown } | null;
	const path = typeof data?.path === "string" ? data.path : "/conversations";
	const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
	const inOrder = pages.toSorted(
		(a, b) => Number(b.visibilityState === "visible") - Number(a.visibilityState === "visible"),
	);
	for (const page of inOrder.slice(0, MOST_ASKED)) {
		if (!(await asksPage(page, path))) continue;
		// A browser may forbid it; the page is there all the same.
		await page.focus().catch(() => undefined);
		return;
	}
	await scope.clients.openWindow(path);
}

/** The member leaves this browser: nothing of theirs stays on its screen. */
export async function closeAll(scope: Scope): Promise<void> {
	for (const shown of await scope.registration.getNotifications()) shown.close();
}
