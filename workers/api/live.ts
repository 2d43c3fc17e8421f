import { Hono } from "hono";
import { HEARS_CHANGES, TAKES_CONVERSATIONS } from "#app/contracts/workspace-frames.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { isOwnOrigin } from "./security.ts";
import { requireSignedIn } from "./signed-in.ts";

/** A sequence number, and more. */
const MAX_SAID = 20;

/**
 * `/live/…`: WebSockets of members. Sign-in, membership and Origin are checked before the upgrade (D09); browsers
 * send Origin with every WebSocket, so a missing one is refused like a foreign one.
 */
export const liveApi = new Hono<ApiEnv>()
	.use(async (c, next) => {
		if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return refuse(c, "invalid_request");
		if (!isOwnOrigin(c.req.raw, c.env.services.site.publicUrl)) return refuse(c, "cross_site");
		return next();
	})
	.use(requireSignedIn)
	.get("/workspace", (c) => {
		const said = [HEARS_CHANGES, TAKES_CONVERSATIONS].flatMap((name) => {
			const value = c.req.query(name);
			return value === undefined ? [] : [[name, value.slice(0, MAX_SAID)]];
		});
		return c.env.services.live.openWorkspace(c.var.signedIn, Object.fromEntries(said));
	})
	.get("/channels/:channelId", async (c) => {
		const since = c.req.query("since") ?? null;
		const opened = await c.env.services.live.openChannel(
			c.var.signedIn,
			c.req.param("channelId"),
			since,
		);
		return opened ?? refuse(c, "not_found");
	});
