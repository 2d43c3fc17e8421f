import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { readWebchatOptions } from "#app/domain/channels/webchat.ts";
import type { Inbox } from "../inbox.ts";
import type { ConfigStore } from "../config.ts";
import { createFlood } from "./flood.ts";
import { createFilePace } from "./visitor-files.ts";
import { createVisitorPace } from "./visitor-socket.ts";
import { createVisitorFeed } from "./visitor-feed.ts";
import { createVisitorSockets } from "./visitor-sockets.ts";

/** The visitors of a webchat: sockets, feed, flood protection and rate limit. */
export function createVisitors(
	ctx: DurableObjectState,
	parts: {
		config: ConfigStore;
		inbox: Inbox;
		receive(events: readonly GatewayEvent[], now: number): void;
	},
) {
	const sockets = createVisitorSockets(ctx);
	const feed = createVisitorFeed({
		...parts,
		sockets,
		showsAuthors: () => readWebchatOptions(parts.config.get()?.options ?? null).showsAuthors,
	});
	const flood = createFlood(ctx.storage.sql, parts.inbox);
	const paces = { pace: createVisitorPace(), pagePace: createVisitorPace() };
	return { sockets, feed, flood, filePace: createFilePace(), ...paces };
}
