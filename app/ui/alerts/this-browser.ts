/** Whether this browser tells its member of messages. Nothing is asked before they ask for it. */
import { sendJson } from "#app/ui/api-request.ts";
import { findStorage } from "#app/ui/browser-storage.ts";
import { subscribeHere } from "./subscription.ts";

/**
 * `on`: also with every tab closed; `page`: while one is open, as the browser has no push service; `refused`: by the
 * browser, which asks nobody twice.
 */
export type ToldHere = "on" | "page" | "off" | "refused" | "unsupported";

/** Says in every tab that somebody changed what they want to be told of. */
const CHANGES = "prosa-alerts";

/** By member: a colleague at the same computer asks for themselves. */
const wishOf = (memberId: string): string => `prosa.told-here.${memberId}`;

/** Whether the member asked for it in this browser. */
export const isAskedFor = (memberId: string): boolean => {
	try {
		return findStorage("local")?.getItem(wishOf(memberId)) === "1";
	} catch {
		return false;
	}
};

function noteWish(memberId: string, isWanted: boolean): void {
	try {
		if (isWanted) findStorage("local")?.setItem(wishOf(memberId), "1");
		else findStorage("local")?.removeItem(wishOf(memberId));
	} catch {
		// Blocked storage: it is asked for again after a reload.
	}
}

/** @param endpoint where the server tells this browser; null: nowhere */
export function toldHere(memberId: string, endpoint: string | null): ToldHere {
	if (!("Notification" in window) || !("serviceWorker" in navigator)) return "unsupported";
	if (Notification.permission === "denied") return "refused";
	if (Notification.permission !== "granted" || !isAskedFor(memberId)) return "off";
	return endpoint === null ? "page" : "on";
}

/** Asks the browser, which asks the person: to be called by a click. Throws ApiError when the server cannot be told. */
export async function askToBeTold(
	memberId: string,
	key: string,
	locale: "pt" | "en",
): Promise<ToldHere> {
	if (toldHere(memberId, null) === "unsupported") return "unsupported";
	const permission = await Notification.requestPermission();
	if (permission !== "granted") return permission === "denied" ? "refused" : "off";
	const endpoint = await subscribeHere(key, locale);
	noteWish(memberId, true);
	announceAlerts();
	return endpoint === null ? "page" : "on";
}

/** This browser tells no more. Throws ApiError: then it goes on. */
export async function stopBeingTold(memberId: string): Promise<void> {
	await sendJson("/api/alerts/subscription", {}, "DELETE");
	noteWish(memberId, false);
	announceAlerts();
	const registration = await navigator.serviceWorker.getRegistration();
	// The server sends nothing any more, whether this succeeds or not.
	await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
}

/** Says that what somebody wants to be told of changed. */
export function announceAlerts(): void {
	const channel = new BroadcastChannel(CHANGES);
	channel.postMessage(null);
	channel.close();
}

/** Calls `hear` with each change, made in whatever tab; answers what stops it. */
export function followAlerts(hear: () => void): () => void {
	const channel = new BroadcastChannel(CHANGES);
	channel.onmessage = hear;
	return () => channel.close();
}
