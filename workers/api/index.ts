import { Hono } from "hono";
import { absenceApi } from "./absence.ts";
import { refuse } from "./answer.ts";
import { agentLearningApi } from "./agent-learning.ts";
import { agentsApi } from "./agents.ts";
import { alertsApi } from "./alerts.ts";
import { authApi } from "./auth.ts";
import { avatarsApi } from "./avatars.ts";
import { cannedResponsesApi } from "./canned-responses.ts";
import { channelOperationsApi } from "./channel-operations.ts";
import { clientErrorsApi } from "./client-errors.ts";
import { conversationsApi } from "./conversations.ts";
import { cspReportsApi } from "./csp-reports.ts";
import type { ApiEnv } from "./environment.ts";
import { filesApi } from "./files.ts";
import { headerApi } from "./header.ts";
import { healthApi } from "./health.ts";
import { libraryApi } from "./library.ts";
import { linkApi } from "./link.ts";
import { knowledgeApi } from "./knowledge.ts";
import { agentEntriesApi, baseEntriesApi } from "./knowledge-entries.ts";
import { cataloguesApi, sourcesApi } from "./knowledge-sources.ts";
import { liveApi } from "./live.ts";
import { mediaApi } from "./media.ts";
import { notificationsApi } from "./notifications.ts";
import { operatorApi } from "./operator.ts";
import { personalDataApi } from "./personal-data.ts";
import { preferencesApi } from "./preferences.ts";
import { reportsApi } from "./reports.ts";
import { seedApi } from "./seed.ts";
import { socialApi } from "./social.ts";
import { teamApi } from "./team.ts";
import { v1Api } from "./v1.ts";
import { webchatApi, webchatFilesApi, webchatLiveApi } from "./webchat.ts";
import { echoWebhook } from "./webhooks/echo.ts";
import { evolutionWebhook } from "./webhooks/evolution.ts";
import { facebookWebhook } from "./webhooks/facebook.ts";
import { ownMetaWebhook } from "./webhooks/meta.ts";
import { stripeWebhook } from "./webhooks/stripe.ts";
import { telegramWebhook } from "./webhooks/telegram.ts";
import { wahaWebhook } from "./webhooks/waha.ts";
import { whatsappWebhook } from "./webhooks/whatsapp.ts";

/** Everything that is not a page; handle-request.ts passes it /api, /live, /media, /webchat, /webhooks and /dev/seed. */
export const api = new Hono<ApiEnv>()
	.route("/api/health", healthApi)
	.route("/api/absence", absenceApi)
	.route("/api/agents", agentsApi)
	.route("/api/agents", agentLearningApi)
	.route("/api/agents/:agentId/knowledge", agentEntriesApi)
	.route("/api/alerts", alertsApi)
	.route("/api/auth", authApi)
	.route("/api/auth", socialApi)
	.route("/api/avatars", avatarsApi)
	.route("/api/canned-responses", cannedResponsesApi)
	.route("/api/channels/:channelId/files", filesApi)
	.route("/api/channels", channelOperationsApi)
	.route("/api/client-errors", clientErrorsApi)
	.route("/api/conversations", conversationsApi)
	.route("/api/csp-reports", cspReportsApi)
	.route("/api/header", headerApi)
	.route("/api/knowledge", knowledgeApi)
	.route("/api/knowledge/:baseId/entries", baseEntriesApi)
	.route("/api/sources", sourcesApi)
	.route("/api/catalogues", cataloguesApi)
	.route("/api/library", libraryApi)
	.route("/api/link", linkApi)
	.route("/api/notifications", notificationsApi)
	.route("/api/operator", operatorApi)
	.route("/api/personal-data", personalDataApi)
	.route("/api/preferences", preferencesApi)
	.route("/api/reports", reportsApi)
	.route("/api/team", teamApi)
	.route("/api/v1", v1Api)
	// Before /live, whose middleware requires a sign-in; visitors have none.
	.route("/live/webchat", webchatLiveApi)
	.route("/live", liveApi)
	.route("/media", mediaApi)
	.route("/webchat/:key/files", webchatFilesApi)
	.route("/webchat", webchatApi)
	.route("/webhooks/echo", echoWebhook)
	.route("/webhooks/evolution", evolutionWebhook)
	.route("/webhooks/facebook", facebookWebhook)
	.route("/webhooks/meta", ownMetaWebhook)
	.route("/webhooks/stripe", stripeWebhook)
	.route("/webhooks/telegram", telegramWebhook)
	.route("/webhooks/waha", wahaWebhook)
	.route("/webhooks/whatsapp", whatsappWebhook)
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
		// 503, so that gateways repeat the call and screens offer to try again.
		return refuse(c, "unavailable");
	});
