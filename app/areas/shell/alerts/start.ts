/** What a signed-in page does beside what it shows, loaded once it is idle: the service worker, and hearing. */
import { isInbox, KEEP_EVERY_MS } from "#app/domain/alerts/kept-page.ts";
import { keepSubscribed } from "#app/ui/alerts/subscription.ts";
import { followAlerts, isAskedFor, toldHere } from "#app/ui/alerts/this-browser.ts";
import { registerWorker } from "#app/ui/alerts/worker.ts";
import { createHearing, type Hearing } from "./hear.ts";
import { createSight, sightNow } from "./sight.ts";

interface Starting extends Omit<Hearing, "sight"> {
	/** Sends a text on the workspace's line. */
	say: (text: string) => void;
	workspaceId: string;
	/** Opens an address in this page. */
	open: (path: string) => void;
}

/** What this page was made of, for when there is no network. */
const listFiles = (): string[] =>
	performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name))
		.filter(
			({ origin, pathname }) =>
				origin === location.origin && /^\/(assets\/|favicon)/.test(pathname),
		)
		.map(({ pathname }) => pathname);

/** A notification was clicked: this page goes there, and says so. */
function onSaid(event: MessageEvent, open: (path: string) => void): void {
	const said = event.data as { type?: unknown; path?: unknown } | null;
	if (said?.type !== "go" || typeof said.path !== "string" || !said.path.startsWith("/")) return;
	event.ports[0]?.postMessage(true);
	open(said.path);
}

/** Keeps the inbox for offline, when it is looked at and when it is left. Answers what ends it. */
function keepInbox(owner: string): () => void {
	let keptAt = 0;
	const say = (type: "here" | "keep"): void =>
		void navigator.serviceWorker.ready.then(({ active }) =>
			active?.postMessage({ type, owner, files: type === "keep" ? listFiles() : [] }),
		);
	const keep = (): void => {
		if (!navigator.onLine || !isInbox(location.pathname)) return;
		if (Date.now() - keptAt < KEEP_EVERY_MS) return;
		keptAt = Date.now();
		say("keep");
	};
	say("here");
	keep();
	document.addEventListener("visibilitychange", keep);
	const timer = setInterval(keep, KEEP_EVERY_MS);
	return () => {
		document.removeEventListener("visibilitychange", keep);
		clearInterval(timer);
	};
}

/** Hears frames of the workspace's line until it is stopped. */
export interface Started {
	hear: (frame: unknown) => void;
	/** Routing says that a conversation calls anew. */
	call: (conversationId: string) => void;
	/** Another address is shown, or the line opened or closed. */
	look: (isLineOpen: boolean) => void;
	stop: () => void;
}

/** Begins to listen. Never rejects. */
export async function startAlerts(starting: Starting): Promise<Started> {
	const { memberId, workspaceId, locale, open } = starting;
	const hearing = createHearing({ ...starting, sight: sightNow });
	const { look, stop: stopLooking } = createSight(starting.say);
	const hear = (frame: unknown): void => void hearing.hear(frame);
	const call = (conversationId: string): void => void hearing.call(conversationId);
	const unfollowAlerts = followAlerts(hearing.forget);
	const unfollow = (): void => {
		unfollowAlerts();
		stopLooking();
	};
	if ((await registerWorker()) === null) return { hear, call, look, stop: unfollow };
	const onMessage = (event: MessageEvent): void => onSaid(event, open);
	navigator.serviceWorker.addEventListener("message", onMessage);
	navigator.serviceWorker.startMessages();
	const stopKeeping = keepInbox(`${workspaceId} ${memberId}`);
	// After a new sign-in the server knows nothing of what this browser was asked before; after a change of its key what it
	// knows is soon of no use.
	const known = isAskedFor(memberId) ? await hearing.ask() : null;
	const told = known && toldHere(memberId, known.endpoint);
	if (known && (told === "on" || told === "page") && (await keepSubscribed(known, locale)))
		hearing.forget();
	return {
		hear,
		call,
		look,
		stop: () => {
			unfollow();
			stopKeeping();
			navigator.serviceWorker.removeEventListener("message", onMessage);
		},
	};
}
