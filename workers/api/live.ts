import { Hono } from "hono";
import { HEARS_CHANGES } from "#app/contracts/workspace-frames.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { isOwnOrigin } from "./security.ts";
import { requireSignedIn } from "./signed-in.ts";

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
	.get("/workspace", (c) =>
		c.env.services.live.openWorkspace(c.var.signedIn, c.req.query(HEARS_CHANGES) !== undefined),
	)
	.get("/channels/:channelId", async (c) => {
		const since = c.req.query("since") ?? null;
		const opened = await c.env.services.live.openChannel(
			c.var.signedIn,
			c.req.param("channelId"),
			since,
		);
		return opened ?? refuse(c, "not_found");
	});
