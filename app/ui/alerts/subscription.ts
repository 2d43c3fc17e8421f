/** What this browser subscribed to at its push service, and that the server knows it as it is. */
import type { AlertsAnswer } from "#app/contracts/alert-answers.ts";
import { sendJson } from "#app/ui/api-request.ts";
import { registerWorker } from "./worker.ts";

/** Tabs that open together subscribe one after the other: each would end what another just made. */
const LOCK = "prosa-subscription";

/** As the server writes keys: base64url without padding. */
const keyText = (bytes: ArrayBuffer): string =>
	btoa(String.fromCharCode(...new Uint8Array(bytes)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");

/** The deployment's key that it was made with; null: the browser does not say. */
function serverKeyOf({ options }: PushSubscription): string | null {
	const key = options.applicationServerKey;
	return key === null ? null : keyText(key);
}

/** A subscription that was made with another key of ours is of no use. */
async function makeSubscription(
	{ pushManager }: ServiceWorkerRegistration,
	key: string,
): Promise<PushSubscription | null> {
	const options = { userVisibleOnly: true, applicationServerKey: key };
	try {
		return await pushManager.subscribe(options);
	} catch {
		await (await pushManager.getSubscription())?.unsubscribe();
		// A browser without a push service fails again: pages tell while they are open.
		return pushManager.subscribe(options).catch(() => null);
	}
}

/**
 * Has the server tell this browser; answers where, null where the browser has no push service. Throws ApiError.
 * @param key the deployment's, base64url
 */
export async function subscribeHere(key: string, locale: "pt" | "en"): Promise<string | null> {
	const registration = await registerWorker();
	if (registration === null || !("pushManager" in registration)) return null;
	const subscription = await makeSubscription(registration, key);
	if (subscription === null) return null;
	const { endpoint, keys } = subscription.toJSON();
	const [publicKey, authSecret] = [keys?.["p256dh"], keys?.["auth"]];
	if (endpoint === undefined || publicKey === undefined || authSecret === undefined) return null;
	const serverKey = serverKeyOf(subscription) ?? key;
	const asked = { endpoint, publicKey, authSecret, serverKey, locale };
	await sendJson("/api/alerts/subscription", asked, "PUT");
	return endpoint;
}

type Known = Pick<AlertsAnswer, "key" | "endpoint">;

/** Whether the server knows the address of this browser, and it was made with the key that the server has now. */
async function isUpToDate({ key, endpoint }: Known): Promise<boolean> {
	const registration = await navigator.serviceWorker.getRegistration();
	if (!registration || !("pushManager" in registration)) return false;
	const subscription = await registration.pushManager.getSubscription();
	if (subscription === null || subscription.endpoint !== endpoint) return false;
	return (serverKeyOf(subscription) ?? key) === key;
}

/**
 * Subscribes anew where the server and this browser differ: after a new sign-in, after a change of the deployment's key, and
 * where either of them lost it. Never rejects; answers whether the server was told of another one.
 */
export async function keepSubscribed(known: Known, locale: "pt" | "en"): Promise<boolean> {
	try {
		return await navigator.locks.request(
			LOCK,
			async () => !(await isUpToDate(known)) && (await subscribeHere(known.key, locale)) !== null,
		);
	} catch {
		// The next page tries it again.
		return false;
	}
}
