import { Hono } from "hono";
import { refuse } from "./answer.ts";
import { authApi } from "./auth.ts";
import { channelsApi } from "./channels.ts";
import type { ApiEnv } from "./environment.ts";
import { healthApi } from "./health.ts";
import { liveApi } from "./live.ts";
import { seedApi } from "./seed.ts";
import { evolutionWebhook } from "./webhooks/evolution.ts";

/** All that is not a page. Mounted by the front door under /api, /live, /webhooks and /dev/seed. */
export const api = new Hono<ApiEnv>()
	.route("/api/health", healthApi)
	.route("/api/auth", authApi)
	.route("/api/channels", channelsApi)
	.route("/live", liveApi)
	.route("/webhooks/evolution", evolutionWebhook)
	.route("/dev/seed", seedApi)
	.notFound((c) => refuse(c, "not_found"))
	.onError((error, c) => {
		c.env.services.log({
			event: "request_failed",
			level: "error",
			requestId: c.env.requestId,
			method: c.req.method,
			path: c.req.path,
			error,
		});
		// Trouble of ours: gateways try again, people see "try again".
		return refuse(c, "unavailable");
	});
