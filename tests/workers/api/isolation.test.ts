import { createHash } from "node:crypto";
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { noUsage } from "#app/domain/health/usage.ts";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { type ContactView } from "#app/contracts/frames.ts";
import { CLOSE_REVOKED } from "#app/contracts/sockets.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import type { ContactPage } from "#app/contracts/whatsapp.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { callEvolution, secretsOf, upsertBody } from "#tests/support/evolution-call.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { createRandom } from "#tests/support/random.ts";
import { migrate, signInAs } from "#tests/support/sign-in.ts";
import { askForSocket, openChannelSocket, openWorkspaceSocket } from "#tests/support/socket.ts";
import {
	ask,
	createLinkedChannel,
	createShop,
	createTwins,
	listContacts,
	readLedger,
	readLink,
	services,
	type Shop,
} from "#tests/support/two-workspaces.ts";
import { api } from "#workers/api/index.ts";
import { projectChannelStatus, projectDailyStats } from "#workers/data/projections/channel.ts";

let own: Shop;
let foreign: Shop;
beforeAll(async () => {
	await migrate();
	({ own, foreign } = await createTwins());
	for (const shop of [own, foreign])
		for (const [route, call] of calls())
			if (/\/files(?:\/:hash\/(?:parts\/:part|end))?$/.test(route))
				await callAs(shop, call, idsOf(shop));
	await Promise.all([own, foreign].map(settle));
});

/** What a new channel does by itself is done: it was reported to D1, and its conversation was counted. */
async function settle({ channelId, member }: Shop): Promise<void> {
	const read = env.DB.prepare("select object_build from channels where id = ?").bind(channelId);
	await eventually(async () => (await read.first("object_build")) !== null);
	let before = "";
	await eventually(async () => {
		const now = JSON.stringify(await readLedger(member, channelId));
		const isSame = now === before;
		before = now;
		if (!isSame) await scheduler.wait(500);
		return isSame;
	});
}

/** The ids one call is made with. */
interface Ids {
	channelId: string;
	contactId: string;
	messageId: string;
	cursor: string;
}
type Call = (ids: Ids) => { method: string; path: string; body?: unknown };

/** Why a route takes no id of a tenant: then nothing of another one can be named. */
type Exempt = string;

const AGENTS: Exempt = "another tenant's agent answers like an unknown one: agents.test.ts";
const ACTIONS: Exempt = "another tenant's agent answers like an unknown one: agent-actions.test.ts";
const KEYED: Exempt = "proved by its own key: v1-knowledge.test.ts";
const BASES: Exempt = "another tenant's base answers like an unknown one: knowledge-bases.test.ts";
const SOURCES: Exempt = "another tenant's ids answer like unknown ones: knowledge-sources.test.ts";
const LEARNING: Exempt =
	"another tenant's agent answers like an unknown one: agent-learning.test.ts";

/** Every route of the API, and how it is called. A new route fails the first test until it has a row. */
/** The whole installation, proved by whoever may write its database. */
const OPERATOR = "of all workspaces, opened by the operator's key alone: operator.test.ts";
const SALE = { kind: "sale", cents: 1, currency: "BRL", product: "", note: "" } as const;
const FILE = { hash: createHash("sha256").update("oi").digest("hex"), bytes: 2 };
const SCHEDULED = crypto.randomUUID();
const LATER = {
	at: Date.now() + 24 * 3_600_000,
	timeZone: "UTC",
	untilReply: false,
	untilClosed: false,
	keepsHours: false,
};
const ROUTES: Record<string, Call | Exempt> = {
	"GET /api/health": "public, names nothing",
	"GET /api/auth/me": "the sign-in's own member, no id taken",
	"POST /api/auth/sign-out": "the sign-in's own id, none taken",
	"POST /api/auth/signin/:provider": "public, names nothing: sends the browser to a provider",
	"GET /api/auth/callback/:provider": "public, names nothing of a tenant: social.test.ts",
	"POST /dev/seed": "local only; makes the demonstration workspace, takes no id",
	"POST /api/client-errors": "public, names nothing: becomes a line of the log",
	"POST /api/csp-reports": "public, names nothing: becomes a line of the log",
	"GET /api/operator/backup": OPERATOR,
	"GET /api/operator/backup/tables/:table": OPERATOR,
	"GET /api/operator/backup/preferences": OPERATOR,
	"GET /api/operator/backup/objects/:kind": OPERATOR,
	"GET /api/operator/backup/objects/:kind/:id": OPERATOR,
	"DELETE /api/operator/backup/objects/:kind/:id": OPERATOR,
	"GET /api/operator/backup/files/:workspace/:channel/:hash": OPERATOR,
	"POST /api/operator/backup/seal": OPERATOR,
	"POST /api/operator/restore": OPERATOR,
	"POST /api/operator/restore/tables": OPERATOR,
	"POST /api/operator/restore/preferences": OPERATOR,
	"POST /api/operator/restore/settle": OPERATOR,
	"POST /api/operator/restore/objects/:kind/:id/begin": OPERATOR,
	"POST /api/operator/restore/objects/:kind/:id/part": OPERATOR,
	"POST /api/operator/restore/objects/:kind/:id/end": OPERATOR,
	"POST /api/operator/restore/files/:workspace/:channel/:hash/begin": OPERATOR,
	"PUT /api/operator/restore/files/:workspace/:channel/:hash/parts/:part": OPERATOR,
	"POST /api/operator/restore/files/:workspace/:channel/:hash/end": OPERATOR,
	"POST /api/operator/restore/end": OPERATOR,
	"GET /api/conversations": "the sign-in's own workspace, ids only narrow: conversations.test.ts",
	"GET /api/conversations/overview": "the sign-in's own workspace: conversations.test.ts",
	"GET /api/conversations/search": "the sign-in's own channels, ids only narrow: archive.test.ts",
	"POST /api/conversations/acts": "each id is refused by itself: conversation-acts.test.ts",
	"GET /api/canned-responses": "the sign-in's own workspace, no id taken: canned-responses.test.ts",
	"GET /api/canned-responses/export": "as above",
	"GET /api/reports/ads.csv": "the workspace's own figures, by its sign-in alone",
	"GET /api/reports/service.csv": "the workspace's own figures, by its sign-in alone",
	"POST /api/canned-responses/:responseId/uses": "another's is not found: canned-responses.test.ts",
	"POST /api/conversations/views": "the sign-in's own workspace, no id taken: saved-views.test.ts",
	"PUT /api/conversations/views/:viewId": "another's is not found: saved-views.test.ts",
	"DELETE /api/conversations/views/:viewId": "another's is not found: saved-views.test.ts",
	"PUT /api/conversations/:conversationId/pin": "another workspace's is not found: pins.test.ts",
	"DELETE /api/conversations/:conversationId/pin":
		"the member's own pins: another's id changes nothing: pins.test.ts",
	"GET /api/conversations/channels": "the sign-in's own channels, no id taken",
	"GET /api/conversations/recent": "the sign-in's own workspace, no id taken",
	"POST /api/personal-data/me": "the sign-in's own member, no id taken: own-data.test.ts",
	"POST /api/personal-data/workspace": "the sign-in's own workspace, no id taken: own-data.test.ts",
	"GET /api/library": "the sign-in's own workspace, no id taken: library.test.ts",
	"POST /api/library/files": "the sign-in's own workspace, no id taken: library.test.ts",
	"PUT /api/library/files/:hash/parts/:part": "the sign-in's own workspace: library.test.ts",
	"POST /api/library/files/:hash/end": "the sign-in's own workspace: library.test.ts",
	"PUT /api/library/:fileId": "another workspace's is not found: library.test.ts",
	"DELETE /api/library/:fileId": "another workspace's is not found: library.test.ts",
	"GET /media/library/:fileId": "another workspace's is not found: library.test.ts",
	"PUT /api/absence": "the sign-in's own member, no id taken: services/routing.test.ts",
	"GET /api/alerts": "the sign-in's own member, no id taken",
	"PUT /api/alerts": "the sign-in's own member, no id taken",
	"PUT /api/alerts/subscription": "the sign-in itself, no id taken: alerts/pushes.test.ts",
	"DELETE /api/alerts/subscription": "the sign-in itself, no id taken: alerts/pushes.test.ts",
	"GET /api/header": "the sign-in's own member, no id taken",
	"POST /api/notifications/read":
		"ids that are not the member's own change nothing: notifications.test.ts",
	"POST /api/preferences": "the sign-in's own user, no id taken",
	"GET /api/team/members": "the sign-in's own workspace, no id taken: team.test.ts",
	"GET /api/team/invitations": "the sign-in's own workspace, no id taken: team.test.ts",
	"GET /api/team/activity": "the sign-in's own workspace, no id taken: team.test.ts",
	"PUT /api/avatars/me": "the sign-in's own user, no id taken",
	"DELETE /api/avatars/me": "the sign-in's own user, no id taken",
	"GET /api/avatars/:userId": "another tenant's user answers like an unknown one: avatars.test.ts",
	"GET /api/agents": "the sign-in's own workspace, no id taken: agents.test.ts",
	"GET /api/agents/:agentId/avatar": AGENTS,
	"PUT /api/agents/:agentId/avatar": AGENTS,
	"DELETE /api/agents/:agentId/avatar": AGENTS,
	"POST /api/agents/:agentId/tests": AGENTS,
	"GET /api/agents/:agentId/versions/:number": AGENTS,
	"POST /api/agents/:agentId/knowledge": AGENTS,
	"GET /api/agents/:agentId/knowledge/:entryId": AGENTS,
	"PUT /api/agents/:agentId/knowledge/:entryId": AGENTS,
	"DELETE /api/agents/:agentId/knowledge/:entryId": AGENTS,
	"POST /api/agents/:agentId/bench": AGENTS,
	"GET /api/agents/:agentId/knowledge": AGENTS,
	"GET /api/knowledge/:baseId/entries": BASES,
	"GET /api/knowledge/:baseId/pairs": BASES,
	"POST /api/knowledge/pairs/settled": BASES,
	"POST /api/knowledge/:baseId/entries": BASES,
	"GET /api/knowledge/:baseId/entries/:entryId": BASES,
	"PUT /api/knowledge/:baseId/entries/:entryId": BASES,
	"DELETE /api/knowledge/:baseId/entries/:entryId": BASES,
	"GET /api/sources": SOURCES,
	"POST /api/sources": SOURCES,
	"PUT /api/sources/:sourceId": SOURCES,
	"DELETE /api/sources/:sourceId": SOURCES,
	"POST /api/sources/:sourceId/read": SOURCES,
	"GET /api/sources/:sourceId/changes": SOURCES,
	"POST /api/sources/:sourceId/changes": SOURCES,
	"GET /api/catalogues/:entryId": SOURCES,
	"GET /api/agents/:agentId/actions": ACTIONS,
	"POST /api/agents/:agentId/actions": ACTIONS,
	"PUT /api/agents/:agentId/actions/:actionId": ACTIONS,
	"PUT /api/agents/:agentId/actions/:actionId/active": ACTIONS,
	"DELETE /api/agents/:agentId/actions/:actionId": ACTIONS,
	"POST /api/agents/:agentId/actions/:actionId/tools": ACTIONS,
	"POST /api/agents/:agentId/actions/:actionId/attempt": ACTIONS,
	"GET /api/agents/:agentId/unanswered": LEARNING,
	"POST /api/agents/:agentId/unanswered": LEARNING,
	"GET /api/agents/:agentId/figures": LEARNING,
	"POST /webhooks/echo/:token": "proved by its random token: webhooks/echo.test.ts",
	"GET /live/workspace": "the sign-in's own workspace, no id taken",
	"GET /webchat/:key/config":
		"public; its signed key names a channel, no tenant's id: webchat.test.ts",
	"POST /webchat/:key/visitors": "the same: webchat.test.ts",
	"POST /webchat/:key/files":
		"proved by a visitor's token of that very channel: webchat-files.test.ts",
	"POST /webchat/:key/files/:hash/parts/:part": "the same, and a ticket: webchat-files.test.ts",
	"POST /webchat/:key/files/:hash/end": "the same, and a ticket: webchat-files.test.ts",
	"GET /webchat/:key/files/:messageId":
		"the same; a file of the visitor's own conversation alone: webchat-files.test.ts",
	"GET /live/webchat/:key": "proved by a visitor's token of that very channel: webchat.test.ts",
	"GET /webhooks/facebook": "proved by its verify token: webhooks/facebook.test.ts",
	"POST /webhooks/facebook": "proved by its signature: webhooks/facebook.test.ts",
	"GET /webhooks/facebook/payments": "proved by its verify token: webhooks/facebook.test.ts",
	"POST /webhooks/facebook/payments": "proved by its signature: webhooks/facebook.test.ts",
	"POST /webhooks/telegram/:segment": "proved by its own secret: webhooks/telegram.test.ts",
	"POST /webhooks/stripe": "proved by its signature; billing.test.ts",
	"POST /webhooks/waha/:segment": "proved by its own secrets: webhooks/waha.test.ts",
	"GET /webhooks/meta/:segment": "proved by its path and verify token: webhooks/own-meta.test.ts",
	"POST /webhooks/meta/:segment": "proved by its path and signature: webhooks/own-meta.test.ts",
	"GET /webhooks/whatsapp": "proved by its verify token: webhooks/whatsapp.test.ts",
	"POST /webhooks/whatsapp": "proved by its signature: webhooks/whatsapp.test.ts",
	"POST /webhooks/evolution/:segment/:event?": "proved by its own secrets: webhooks.test.ts",
	"GET /api/v1/instances/:instanceId": "proved by its own key: v1.test.ts",
	"POST /api/v1/instances/:instanceId/messages": "proved by its own key: v1.test.ts",
	"GET /api/v1/instances/:instanceId/knowledge": KEYED,
	"POST /api/v1/instances/:instanceId/knowledge": KEYED,
	"PUT /api/v1/instances/:instanceId/knowledge/:baseId": KEYED,
	"DELETE /api/v1/instances/:instanceId/knowledge/:baseId": KEYED,
	"GET /api/v1/instances/:instanceId/knowledge/:baseId/entries": KEYED,
	"GET /api/v1/instances/:instanceId/knowledge/:baseId/entries/:key": KEYED,
	"PUT /api/v1/instances/:instanceId/knowledge/:baseId/entries/:key": KEYED,
	"DELETE /api/v1/instances/:instanceId/knowledge/:baseId/entries/:key": KEYED,
	"GET /api/channels/:channelId/contacts": ({ channelId, cursor }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts?cursor=${cursor}&workspace_id=${foreign.workspaceId}`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId/messages": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/messages`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId/identity": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/identity`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId/cost": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/cost`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId/profile": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/profile`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId/group": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/group`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/profile": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/profile`,
		body: { changes: { company: "Sol" } },
	}),
	"GET /api/channels/:channelId/contacts/:contactId/sales": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/sales`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/sales": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/sales`,
		body: { ...SALE, id: crypto.randomUUID() },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/sales/:markId":
		"another's mark is not found: mark-conversions.test.ts",
	"POST /api/channels/:channelId/contacts/:contactId/ads-refusal": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/ads-refusal`,
		body: { isRefused: true },
	}),
	"GET /api/channels/:channelId/contacts/:contactId/shared": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/shared?kind=media`,
	}),
	"GET /api/channels/:channelId/contacts/:contactId/earlier": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/earlier`,
	}),
	"GET /api/channels/:channelId/search": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/search?q=tamanho&contact=${contactId}`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/export": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/export`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/assign": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/assign`,
		body: { memberId: null },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/state": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/state`,
		body: { state: "open" },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/labels": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/labels`,
		body: { labels: ["VIP"] },
	}),
	"GET /api/channels/:channelId/contacts/:contactId/scheduled": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/scheduled`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/scheduled": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/scheduled`,
		body: { ...LATER, messages: [{ id: SCHEDULED, text: "Oi" }] },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/scheduled/:scheduledId": ({
		channelId,
		contactId,
	}) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/scheduled/${SCHEDULED}`,
		body: { ...LATER, text: "Olá", version: 1 },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/scheduled/:scheduledId/end": ({
		channelId,
		contactId,
	}) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/scheduled/${SCHEDULED}/end`,
		body: { how: "cancel", version: 2 },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/snooze": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/snooze`,
		body: { until: null },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/unread": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/unread`,
	}),
	"GET /api/channels/:channelId/notes/callable": ({ channelId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/notes/callable`,
	}),
	"POST /api/channels/:channelId/notes": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/notes`,
		body: { id: crypto.randomUUID(), contactId, text: "Só para a equipe" },
	}),
	"POST /api/channels/:channelId/notes/:noteId/edit": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/notes/${messageId}/edit`,
		body: { text: "Outra" },
	}),
	"POST /api/channels/:channelId/notes/:noteId/deletion": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/notes/${messageId}/deletion`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/mention/end": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/mention/end`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/lease": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/lease`,
		body: { action: "take" },
	}),
	"GET /api/channels/:channelId/contacts/:contactId/acts": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/contacts/${contactId}/acts`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/acts/:actId/decision": ({
		channelId,
		contactId,
		messageId,
	}) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/acts/${messageId}/decision`,
		body: { decision: "confirm" },
	}),
	"GET /api/channels/:channelId/messages/:messageId/trace": ({ channelId, messageId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/messages/${messageId}/trace`,
	}),
	"GET /api/channels/:channelId/messages/:messageId/preview": ({ channelId, messageId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/messages/${messageId}/preview`,
	}),
	"POST /api/channels/:channelId/messages/:messageId/rating": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/rating`,
		body: { isGood: true, note: "" },
	}),
	"POST /api/channels/:channelId/contacts/:contactId/suggestion": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/suggestion`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/summary": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/summary`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/merge": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/merge`,
		body: { otherId: contactId },
	}),
	// Nothing was merged in a shop: its own unknown id is as unknown as another tenant's.
	"POST /api/channels/:channelId/merges/:mergeId/undo": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/merges/${messageId}/undo`,
	}),
	"GET /media/:channelId/avatar/:contactId": ({ channelId, contactId }) => ({
		method: "GET",
		path: `/media/${channelId}/avatar/${contactId}`,
	}),
	"GET /media/:channelId/phone/:hash": ({ channelId }) => ({
		method: "GET",
		path: `/media/${channelId}/phone/${"a".repeat(64)}`,
	}),
	"GET /media/:channelId/:messageId/preview": ({ channelId, messageId }) => ({
		method: "GET",
		path: `/media/${channelId}/${messageId}/preview`,
	}),
	"GET /media/:channelId/:messageId": ({ channelId, messageId }) => ({
		method: "GET",
		path: `/media/${channelId}/${messageId}`,
	}),
	"POST /api/channels/:channelId/messages": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages`,
		body: { id: uuidv7(), contactId, text: "oi" },
	}),
	"POST /api/channels/:channelId/beginnings": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/beginnings`,
		body: { id: uuidv7(), to: { contactId }, text: "oi" },
	}),
	"POST /api/channels/:channelId/numbers": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/numbers`,
		body: { phone: "5511987654321" },
	}),
	"POST /api/channels/:channelId/items": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/items`,
		body: {
			id: uuidv7(),
			contactId,
			item: { type: "location", latitude: 0, longitude: 0, name: "", address: "" },
		},
	}),
	"POST /api/channels/:channelId/items/template": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/items/template`,
		body: {
			id: uuidv7(),
			contactId,
			item: { type: "location", latitude: 0, longitude: 0, name: "", address: "" },
		},
	}),
	"POST /api/channels/:channelId/files": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/files`,
		body: FILE,
	}),
	"PUT /api/channels/:channelId/files/:hash/parts/:part": ({ channelId }) => ({
		method: "PUT",
		path: `/api/channels/${channelId}/files/${FILE.hash}/parts/0?bytes=${FILE.bytes}`,
		body: "oi",
	}),
	"POST /api/channels/:channelId/files/:hash/end": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/files/${FILE.hash}/end`,
		body: { bytes: FILE.bytes },
	}),
	"PUT /api/channels/:channelId/files/:hash/small": ({ channelId }) => ({
		method: "PUT",
		path: `/api/channels/${channelId}/files/${FILE.hash}/small`,
		body: "oi",
	}),
	// What is uploaded is the same there: that of another tenant's channel is nobody's here (files.test.ts).
	"POST /api/channels/:channelId/files/:hash/message": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/files/${FILE.hash}/message`,
		body: { id: uuidv7(), contactId, caption: "", name: "a.txt" },
	}),
	"POST /api/channels/:channelId/forwards": ({ channelId, contactId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/forwards`,
		body: { id: uuidv7(), textId: uuidv7(), contactId, from: { channelId, messageId } },
	}),
	"POST /api/channels/:channelId/messages/:messageId/reaction": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/reaction`,
		body: { emoji: "👍" },
	}),
	"POST /api/channels/:channelId/messages/:messageId/edit": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/edit`,
		body: { text: "Tomado" },
	}),
	"POST /api/channels/:channelId/messages/:messageId/deletion": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/deletion`,
	}),
	"POST /api/channels/:channelId/messages/:messageId/star": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/star`,
		body: { isStarred: true },
	}),
	"POST /api/channels/:channelId/messages/:messageId/wishes/:kind/end": ({
		channelId,
		messageId,
	}) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/wishes/reaction/end`,
	}),
	"POST /api/channels/:channelId/messages/:messageId/retry": ({ channelId, messageId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/messages/${messageId}/retry`,
	}),
	"POST /api/channels/:channelId/contacts/:contactId/read": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/read`,
	}),
	"GET /api/channels/:channelId/figures": ({ channelId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/figures`,
	}),
	"GET /api/channels/:channelId/templates": ({ channelId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/templates`,
	}),
	"POST /api/channels/:channelId/templates": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/templates`,
		body: { type: "delete", id: crypto.randomUUID(), name: "oi", language: "pt_BR" },
	}),
	"GET /api/channels/:channelId/notices": ({ channelId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/notices`,
	}),
	"GET /api/channels/:channelId/link": ({ channelId }) => ({
		method: "GET",
		path: `/api/channels/${channelId}/link`,
	}),
	"POST /api/channels/:channelId/link": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/link`,
		body: { action: "disconnect" },
	}),
	"POST /api/channels/:channelId/link/pair": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/link/pair`,
		body: { phone: "5511987654321" },
	}),
	"POST /api/channels/:channelId/link/passkey": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/link/passkey`,
		body: { step: "confirm" },
	}),
	"POST /api/channels/:channelId/link/invite": ({ channelId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/link/invite`,
		body: {},
	}),
	"GET /api/link/:token": "proved by its signed token, which names the channel: link.test.ts",
	"POST /api/link/:token": "proved by its signed token, which names the channel: link.test.ts",
	"GET /live/channels/:channelId": ({ channelId }) => ({
		method: "GET",
		path: `/live/channels/${channelId}?since=0`,
	}),
	// The last one: the others name the same person.
	"POST /api/channels/:channelId/contacts/:contactId/erase": ({ channelId, contactId }) => ({
		method: "POST",
		path: `/api/channels/${channelId}/contacts/${contactId}/erase`,
	}),
};

const idsOf = ({ channelId, contactId, messageId }: Shop): Ids => ({
	channelId,
	contactId,
	messageId,
	cursor: "contacts:1:1",
});

async function callAs(shop: Shop, call: Call, ids: Ids) {
	const { method, path, body } = call(ids);
	const answer = path.startsWith("/live/")
		? await askForSocket(shop.member, path)
		: await ask(shop.member, method, path, body);
	answer.webSocket?.accept();
	answer.webSocket?.close();
	const text = answer.status === 101 ? "" : await answer.text();
	return {
		status: answer.status,
		// What differs by request is taken out; everything else must be equal.
		body: text.replace(/"requestId":"[^"]+"/, ""),
		headers: [...answer.headers.keys()].toSorted(),
	};
}

/** All that could have changed in a tenant. */
async function readTenant(shop: Shop) {
	const rows = await env.DB.prepare("select * from channels where workspace_id = ? order by id")
		.bind(shop.workspaceId)
		.all();
	return {
		ledger: await readLedger(shop.member, shop.channelId),
		link: await readLink(shop.member, shop.channelId),
		// The projection of the status is written later, by the object itself.
		channels: rows.results.map(({ status: _, phone: __, status_version: ___, ...row }) => row),
	};
}

const calls = () =>
	Object.entries(ROUTES).filter((entry): entry is [string, Call] => typeof entry[1] !== "string");

test("D01 every route of the API stands in the table of this file", () => {
	const routes = api.routes
		.filter(({ method }) => method !== "ALL")
		.map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/, "")}`);
	expect(new Set(routes)).toEqual(new Set(Object.keys(ROUTES)));
});

test("D01 with its own ids every route answers its member", async () => {
	const shop = await createShop();
	const before = await callAs(shop, readsContacts, idsOf(shop));
	expect(before.status).toBe(200);
	for (const [route, call] of calls()) {
		const { status } = await callAs(shop, call, idsOf(shop));
		// A message that did not fail has nothing to retry; it is found all the same.
		// No passkey is asked for: there is nothing to answer.
		if (route.endsWith("/passkey")) expect(status, route).toBe(409);
		// A contact is one with itself already.
		else if (route.endsWith("/merge")) expect(status, route).toBe(409);
		// A person is no group.
		else if (route.endsWith("/group")) expect(status, route).toBe(409);
		// No agent answers there: none can help.
		else if (/\/(suggestion|summary)$/.test(route)) expect(status, route).toBe(409);
		// What a customer wrote is no note.
		else if (route.includes("/notes/:noteId/")) expect(status, route).toBe(404);
		// What a customer wrote is nobody else's to change, and not every channel takes reactions.
		else if (/\/(reaction|edit|deletion)$/.test(route)) expect([202, 409], route).toContain(status);
		// The reaction before it is on its way, or there already.
		else if (route.endsWith("/wishes/:kind/end")) expect([200, 409], route).toContain(status);
		// Only the official API has templates.
		else if (route.endsWith("/templates")) expect(status, route).toBe(409);
		else expect([101, 200, 202, 204, 404], route).toContain(status);
		// A text has no file, no link and no agent's trace, a shop's contact no picture and no merge: found all the same.
		if (!HAS_NOTHING.some((end) => route.endsWith(end))) expect(status, route).not.toBe(404);
	}
});
const HAS_NOTHING = [
	"/notes/:noteId/edit",
	"/notes/:noteId/deletion",
	"/retry",
	"/undo",
	"/trace",
	"/rating",
	"/decision",
	"/avatar/:contactId",
	"/media/:channelId/:messageId",
	"/media/:channelId/:messageId/preview",
	"/phone/:hash",
];
const readsContacts: Call = ({ channelId }) => ({
	method: "GET",
	path: `/api/channels/${channelId}/contacts`,
});

test("D01 D02 D04 another tenant's ids answer exactly like unknown ones, wherever they stand", async () => {
	const before = [await readTenant(own), await readTenant(foreign)];
	const unknown: Ids = {
		channelId: crypto.randomUUID(),
		contactId: crypto.randomUUID(),
		messageId: crypto.randomUUID(),
		cursor: "contacts:1:1",
	};
	/** Which of the ids is the other tenant's; the others are our own. */
	const places: (keyof Ids)[][] = [
		["channelId"],
		["contactId"],
		["messageId"],
		["channelId", "contactId"],
		["channelId", "contactId", "messageId"],
	];
	for (const [route, call] of calls()) {
		const taken = places.filter((ids) =>
			ids.some((id) => route.includes(id) || usesInBody(call, id)),
		);
		expect(taken.length, route).toBeGreaterThan(0);
		for (const ids of taken) {
			const put = (from: Ids): Ids => ({
				...idsOf(own),
				...Object.fromEntries(ids.map((id) => [id, from[id]])),
			});
			const answer = await callAs(own, call, put(idsOf(foreign)));
			const what = `${route} with foreign ${ids.join(" and ")}`;
			expect(answer, what).toEqual(await callAs(own, call, put(unknown)));
			expect(answer.status, what).toBe(404);
		}
	}
	expect([await readTenant(own), await readTenant(foreign)]).toEqual(before);
});

/** Whether a call reads an id at all: its request differs when the id does. */
function usesInBody(call: Call, id: keyof Ids): boolean {
	const written = JSON.stringify(call({ ...idsOf(own), [id]: "somebody-elses" }));
	return written.includes("somebody-elses");
}

test("D01 L10 malformed ids are not found, or refused, and never trouble", async () => {
	const before = [await readTenant(own), await readTenant(foreign)];
	const odd = [
		"-",
		"0",
		"9007199254740993",
		"null",
		"*",
		"a".repeat(1_000),
		"%F0%9F%A5%96",
		`${own.channelId}:0`,
		own.channelId.toUpperCase(),
		`${own.channelId}'--`,
		"..%2F",
		"%00",
	];
	// Each id at a third of the routes, and at each route another four.
	const isTurn = (n: number) => isLong || n % 3 === 0;
	for (const [at, [route, call]] of calls().entries())
		for (const id of odd.filter((_, n) => isTurn(n + at)))
			for (const place of ["channelId", "contactId", "messageId"] as const) {
				if (!usesInBody(call, place)) continue;
				const { status } = await callAs(own, call, { ...idsOf(own), [place]: id });
				expect([400, 404], `${route} with ${place} ${id}`).toContain(status);
			}
	expect([await readTenant(own), await readTenant(foreign)]).toEqual(before);
});

test("D02 D03 a forged workspace in the query or a header changes nothing", async () => {
	const plain = await (
		await ask(own.member, "GET", `/api/channels/${own.channelId}/contacts`)
	).json<ContactPage>();
	const query = `workspace_id=${foreign.workspaceId}&workspaceId=${foreign.workspaceId}&workspace=${foreign.workspaceId}`;
	const forged = {
		headers: {
			...own.member.headers,
			"x-workspace-id": foreign.workspaceId,
			[IDENTITY_HEADER]: formatIdentity({
				workspaceId: foreign.workspaceId,
				memberId: foreign.member.memberId,
				signInId: foreign.member.signInId,
				name: "Chefe",
				role: "admin",
			}),
		},
	};
	const asked = await ask(forged, "GET", `/api/channels/${own.channelId}/contacts?${query}`);
	expect(await asked.json()).toEqual(plain);
	const others = await ask(forged, "GET", `/api/channels/${foreign.channelId}/contacts?${query}`);
	expect(others.status).toBe(404);
	const me = await (
		await ask(forged, "GET", `/api/auth/me?${query}`)
	).json<{ workspace: { id: string } }>();
	expect(me.workspace.id).toBe(own.workspaceId);
});

test("D02 a cursor of another tenant's list shows only our own rows", async () => {
	const busy = await createShop();
	for (let n = 0; n < 31; n++)
		await callEvolution(
			busy.channelId,
			upsertBody(busy.channelId, { phone: `5511977770${n + 100}` }),
		);
	const page = await (
		await ask(busy.member, "GET", `/api/channels/${busy.channelId}/contacts`)
	).json<ContactPage>();
	expect(page.nextCursor).not.toBeNull();
	const query = new URLSearchParams({ cursor: page.nextCursor ?? "" });
	const shown = await (
		await ask(own.member, "GET", `/api/channels/${own.channelId}/contacts?${query}`)
	).json<ContactPage>();
	const mine = new Set((await listContacts(own.member, own.channelId)).map(({ id }) => id));
	expect(shown.contacts.filter(({ id }) => !mine.has(id))).toEqual([]);
});

test("D07 guesses of channel ids, members' or strangers', make no object", async () => {
	const objects = async () =>
		(await listDurableObjectIds(env.WHATSAPP_INSTANCE)).map(String).toSorted();
	const before = await objects();
	const total = isLong ? 10_000 : 150;
	const table = calls();
	for (let n = 0; n < total; n++) {
		const call = table[n % table.length]?.[1];
		if (call) await callAs(own, call, { ...idsOf(own), channelId: crypto.randomUUID() });
	}
	expect(await objects()).toEqual(before);
}, 900_000);

const SOMEBODY = { memberId: "m1", agentId: null, name: "Ana" };

test("D08 an object refuses every call that names another workspace", async () => {
	const before = await readTenant(foreign);
	const instance = instanceOf(foreign.channelId);
	const w = own.workspaceId;
	const { contactId, messageId, channelId } = foreign;
	const job = { workspaceId: w, channelId, contactId, epoch: 1, inboundId: messageId, attempt: 1 };
	const notFound = { ok: false, code: "not_found" };
	const refused: Record<string, () => Promise<unknown>> = {
		setAgent: () => instance.setAgent(w, { id: contactId, name: "Alheio", debounceMs: 1_000 }),
		setDepartment: () => instance.setDepartment(w, "d1"),
		forgetDepartment: () => instance.forgetDepartment(w, "d1"),
		seen: () => instance.seen(w, { memberId: "m1", departmentIds: [] }, "contact", [contactId]),
		snapshot: () => instance.snapshot(w, contactId),
		contacts: () => instance.contacts(w, { cursor: null, search: "" }),
		conversation: () => instance.conversation(w, contactId, null),
		send: () => instance.send(w, "Ana", { id: uuidv7(), contactId, text: "oi" }),
		scheduleTo: () =>
			instance.scheduleTo(w, "API", {
				id: uuidv7(),
				phone: "5511955550000",
				text: "oi",
				at: LATER.at,
			}),
		sendTo: () => instance.sendTo(w, "API", { id: uuidv7(), phone: "5511955550000", text: "oi" }),
		sendToContact: () => instance.sendToContact(w, "API", { id: uuidv7(), contactId, text: "oi" }),
		begin: () => {
			const by = { memberId: "m", name: "Ana", claims: true };
			return instance.begin(w, by, { id: uuidv7(), to: { contactId }, text: "oi" });
		},
		lookUpNumber: () => instance.lookUpNumber(w, "5511987654321"),
		retry: () => instance.retry(w, messageId),
		markRead: () => instance.markRead(w, contactId),
		contact: () => instance.contact(w, contactId),
		profile: () => instance.profile(w, contactId, []),
		group: () => instance.group(w, contactId),
		monthPrices: () => instance.monthPrices(w, null),
		conversationCost: () => instance.conversationCost(w, contactId),
		saveProfile: () => instance.saveProfile(w, contactId, { company: "Tomada" }, []),
		sales: () => instance.sales(w, contactId),
		markSale: () => instance.markSale(w, contactId, { ...SALE, id: messageId }, SOMEBODY),
		correctMark: () => instance.correctMark(w, contactId, messageId, null),
		refuseAds: () => instance.refuseAds(w, contactId, true),
		claimMark: () => instance.claimMark(w, messageId),
		settleMark: () => instance.settleMark(w, messageId, "off"),
		shared: () => instance.shared(w, contactId, "media", null),
		conversationsOf: () => instance.conversationsOf(w, { contactId, phone: null, email: null }),
		exportContact: () => instance.exportContact(w, contactId, null),
		eraseContact: () => instance.eraseContact(w, contactId),
		forgetMember: () => instance.forgetMember(w, { memberId: own.member.memberId, name: "Ana" }, 0),
		search: () => instance.search(w, "tamanho", null),
		care: () => instance.care(w, contactId, { type: "state", state: "closed", author: "Ana" }),
		careForAll: () => instance.careForAll(w, [{ contactId, wish: { type: "read" } }]),
		lease: () =>
			instance.lease(w, contactId, {
				action: "take",
				note: null,
				member: { memberId: own.member.memberId, name: "Ana" },
			}),
		replyContext: () => instance.replyContext(w, job),
		submitReply: () => instance.submitReply(w, job, { type: "failed" }),
		beginAct: () => instance.beginAct(w, contactId, messageId),
		settleAct: () => instance.settleAct(w, contactId, messageId, { state: "refused", result: "" }),
		listActs: () => instance.listActs(w, contactId),
		claimMedium: () => instance.claimMedium(w, job, messageId),
		claimFile: () => instance.claimFile(w, messageId),
		keepFile: () => instance.keepFile(w, messageId, { hash: FILE.hash, bytes: 2, mimetype: "" }),
		failFile: () => instance.failFile(w, messageId, "refused"),
		actOn: () => instance.actOn(w, messageId, { kind: "deletion" }),
		readForwarded: () => instance.readForwarded(w, messageId),
		planForward: () =>
			instance.planForward(
				w,
				{ text: "", kind: "image" },
				{ hash: FILE.hash, bytes: 2, mimetype: "image/jpeg" },
			),
		linkOf: () => instance.linkOf(w, messageId),
		letGo: () => instance.letGo(w, messageId, "reaction"),
		star: () => instance.star(w, messageId, true),
		writeNote: () =>
			instance.writeNote(
				w,
				{ memberId: "m", name: "Ana" },
				{ id: uuidv7(), contactId, text: "Nota", mentions: [], called: [] },
			),
		editNote: () =>
			instance.editNote(w, messageId, "m", { text: "Nota", mentions: [], called: [] }),
		deleteNote: () => instance.deleteNote(w, messageId, { memberId: "m", role: "admin" }),
		dismissMention: () => instance.dismissMention(w, contactId, "m"),
		scheduledOf: () => instance.scheduledOf(w, contactId),
		allScheduled: () => instance.allScheduled(w),
		schedule: () =>
			instance.schedule(w, contactId, { memberId: "m", name: "Ana" }, { ...LATER, messages: [] }),
		changeScheduled: () =>
			instance.changeScheduled(w, contactId, messageId, { ...LATER, text: "Oi", version: 1 }),
		endScheduled: () =>
			instance.endScheduled(
				w,
				contactId,
				messageId,
				{ memberId: "m", name: "Ana", claims: false },
				{ how: "cancel", version: 1 },
			),
		keepTranscript: () => instance.keepTranscript(w, contactId, messageId, null),
		claimVoice: () => instance.claimVoice(w, messageId),
		keepVoice: () => instance.keepVoice(w, messageId, { text: "oi", model: "m", at: 1 }),
		failVoice: () => instance.failVoice(w, messageId, true),
		reserveTokens: () => instance.reserveTokens(w, job, 1, { hour: 9, conversation: 9 }),
		dialogue: () => instance.dialogue(w, contactId),
		openQuestions: () => instance.openQuestions(w, "agent"),
		settleQuestions: () => instance.settleQuestions(w, "agent", [{ n: 1, at: 1 }], "solved"),
		agentFigures: () => instance.agentFigures(w, "agent"),
		readTrace: () => instance.readTrace(w, messageId),
		rateAnswer: () =>
			instance.rateAnswer(
				w,
				messageId,
				{ memberId: own.member.memberId, name: "Ana" },
				{ isGood: true, note: "" },
			),
		rejoin: () => instance.rejoin(w, { type: "undo", mergeId: contactId }),
		media: () => instance.media(w, { messageId }),
		figures: () => instance.figures(w),
		keptEvents: () => instance.keptEvents(w, null),
		keptBody: () => instance.keptBody(w, 1),
		replayKept: () => instance.replayKept(w, [1]),
		discardKept: () => instance.discardKept(w, [1]),
		rebuildProjections: () => instance.rebuildProjections(w),
		tellConversations: () => instance.tellConversations(w),
		link: () => instance.link(w),
		requestLink: () => instance.requestLink(w, "disconnect"),
		pair: () => instance.pair(w, "5511987654321"),
		passkey: () => instance.passkey(w, { step: "confirm" }),
		guest: () => instance.guest(w, 0, { action: "generate_qr" }),
		switchGateway: () =>
			instance.switchGateway(w, { gateway: "evolution", credentialsSealed: null }),
		templates: () => instance.templates(w),
		changeTemplate: () =>
			instance.changeTemplate(w, { type: "delete", id: "w", name: "oi", language: "pt_BR" }),
		notices: () => instance.notices(w),
		erase: () => instance.erase(w),
		phone: () => instance.phone(w, { type: "unlink" }),
		importHistory: () => instance.importHistory(w, [], null),
		sharedHistory: () => instance.sharedHistory(w),
		newest: () => instance.newest(w, 5),
		setAutomations: () => instance.setAutomations(w, []),
		setDesk: () => instance.setDesk(w, {}),
		ruleRuns: () => instance.ruleRuns(w),
		lookForRule: () => instance.lookForRule(w, contactId),
		find: () => instance.find(w, "oi"),
		archived: () => instance.archived(w, null),
		archivedOne: () => instance.archivedOne(w, crypto.randomUUID()),
		closeInactive: () => instance.closeInactive(w, [{ id: contactId, contactId }]),
		route: () =>
			instance.route(w, {
				conversationId: crypto.randomUUID(),
				contactId,
				from: null,
				to: null,
				waitingSince: 1,
			}),
		recountConversations: () => instance.recountConversations(w),
		flood: () => instance.flood(w),
		endFlood: () => instance.endFlood(w),
		undoFlood: () => instance.undoFlood(w),
		catchUp: () => instance.catchUp(w),
		expireFiles: () => instance.expireFiles(w, Date.now()),
		noteUnsent: () => instance.noteUnsent(w, "0".repeat(64)),
		configure: () =>
			instance.configure({
				workspaceId: w,
				channelId,
				name: "Tomada",
				gateway: "simulator",
				settings: DEFAULT_SETTINGS,
				dataKeyWrapped: "",
			}),
	};
	for (const [method, call] of Object.entries(refused))
		expect(await call(), method).toEqual(notFound);
	expect(await instance.revoke(w, {})).toBe(0);
	const { memberId, signInId } = own.member;
	const identity = { workspaceId: w, memberId, signInId, name: "Ana", role: "admin" as const };
	const asOwn = { headers: { upgrade: "websocket", [IDENTITY_HEADER]: formatIdentity(identity) } };
	expect((await instance.fetch("https://object/live", asOwn)).status).toBe(404);
	expect((await instance.fetch("https://object/live")).status).toBe(404);

	const hub = env.WORKSPACE_HUB.getByName(foreign.workspaceId);
	expect((await hub.fetch("https://object/live", asOwn)).status).toBe(404);
	expect((await hub.fetch("https://object/live")).status).toBe(404);

	// What takes no workspace comes from a gateway that proved the channel itself, or from a visitor of its webchat.
	const gateway = [
		"receive",
		"receiveFor",
		"receiveOfBusiness",
		"quarantine",
		"noteDamaged",
		"noteUnproved",
	];
	const visitor = ["webchat", "admitVisitorFile", "takeVisitorFile", "findVisitorFile"];
	const proved = [...gateway, ...visitor, "fetch"];
	// Called by the object named by an account of Meta's; a release takes nothing but that account (number-moves.test.ts).
	const account = ["acceptAccount", "releaseAccount"];
	expect(await instance.acceptAccount(w, "meta:number:1")).toBe("gone");
	expect(await instance.receiveFor("meta:number:1", [], null, "cloud-api")).toBe("not_mine");
	expect(await instance.receiveOfBusiness("10229012934", [], null)).toBe("not_mine");
	// Called for the operator, who names an object and no workspace (operator.test.ts).
	const operator = ["dump", "dropDump", "beginRestore", "takeRestored", "finishRestore"];
	const platform = ["constructor", "alarm", "webSocketMessage", "webSocketClose"];
	// Each answers in its own words: 0, and "none".
	expect(await instance.renewKey(w)).toBe("none");
	const methods = await runInDurableObject(instance, (object) => {
		const names = new Set<string>();
		let prototype: unknown = Object.getPrototypeOf(object);
		while (typeof prototype === "object" && prototype !== null && "fetch" in prototype) {
			for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
			prototype = Object.getPrototypeOf(prototype);
		}
		return [...names];
	});
	expect(methods.toSorted()).toEqual(
		[
			...Object.keys(refused),
			...proved,
			...account,
			...operator,
			...platform,
			"revoke",
			"renewKey",
		].toSorted(),
	);
	expect(await readTenant(foreign)).toEqual(before);
});

test("D17 a projection that names another workspace changes no row", async () => {
	const read = async () =>
		env.DB.prepare("select status, phone, status_version from channels where id = ?")
			.bind(foreign.channelId)
			.first<{ status: string; phone: string | null; status_version: number }>();
	await expect.poll(async () => (await read())?.status, { timeout: 5_000 }).toBe("connected");
	const before = await read();
	const version = (before?.status_version ?? 0) + 100;
	await projectChannelStatus(env.DB, own.workspaceId, {
		channelId: foreign.channelId,
		status: "expired",
		phone: "550000000000",
		version,
	});
	expect(await read()).toEqual(before);
	const day = { day: "2026-11-20", sent: 9, received: 9 };
	await projectDailyStats(env.DB, own.workspaceId, foreign.channelId, {
		days: [{ ...day, uptimeMinutes: 9, answers: 9, answerDelayMs: 9, ...noUsage() }],
		mark: {
			firstLinkedAt: 9,
			uptimeAt: 9,
			lastActivityAt: 9,
			keptEvents: 9,
			stuckSince: 9,
			storageBytes: 9,
			fileBytes: 9,
			objectSteps: "9",
			objectBuild: "9",
		},
	});
	expect(await read()).toEqual(before);
	const stats = await env.DB.prepare(
		"select * from channel_daily_stats where workspace_id = ? and channel_id = ? and day = '2026-11-20'",
	)
		.bind(foreign.workspaceId, foreign.channelId)
		.all();
	expect(stats.results).toEqual([]);
});

test("D17 a revocation that names another workspace closes no socket of it", async () => {
	const socket = await openChannelSocket(foreign.member, foreign.channelId);
	const hub = await openWorkspaceSocket(foreign.member);
	await Promise.all([socket.next("hello"), hub.next("hello")]);
	const { memberId, signInId } = foreign.member;
	await services().live.revoke({ workspaceId: own.workspaceId, memberId, signInId });
	await services().live.revoke({ workspaceId: own.workspaceId });
	await scheduler.wait(100);
	expect([socket.closed, hub.closed]).toEqual([null, null]);
	// The same with the right workspace: the test above looks at something that can happen.
	await services().live.revoke({ workspaceId: foreign.workspaceId, memberId });
	expect(await socket.closeCode()).toBe(CLOSE_REVOKED);
	expect(await hub.closeCode()).toBe(CLOSE_REVOKED);
});

test("D18 unread and search count exactly our own rows, with a twin who has the same people", async () => {
	const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
	const random = createRandom(seed);
	const names = ["José Conceição", "Ana Luz", "Anabela", "Zé", "Joana D'Arc", "Dona Ana"];
	const shops = [await createShop(), await createShop()];
	const counted = shops.map(() => new Map<string, { name: string; unread: number }>());
	for (let n = 0; n < 60; n++) {
		const which = random() < 0.5 ? 0 : 1;
		const shop = shops[which];
		const at = Math.floor(random() * names.length);
		const name = names[at] ?? "";
		const phone = `551196666000${at}`;
		if (!shop) continue;
		await callEvolution(shop.channelId, upsertBody(shop.channelId, { phone, name }));
		const unread = (counted[which]?.get(phone)?.unread ?? 0) + 1;
		counted[which]?.set(phone, { name, unread });
	}
	for (const [which, shop] of shops.entries()) {
		const rows = (await listContacts(shop.member, shop.channelId)).filter(
			({ id }) => id !== shop.contactId,
		);
		const seen = rows.map(({ phone, name, unread }: ContactView) => [phone, { name, unread }]);
		expect(new Map(seen as [string, { name: string; unread: number }][]), `seed ${seed}`).toEqual(
			counted[which],
		);
		for (const search of ["ana", "jo", "conceicao", "d'arc", "z", "maria"]) {
			const found = await listContacts(shop.member, shop.channelId, search);
			const expected = [...(counted[which]?.values() ?? []), { name: "Maria" }].filter(({ name }) =>
				search.length < 3 ? searchKey(name).startsWith(search) : searchKey(name).includes(search),
			);
			const names = (rows: { name: string | null }[]) =>
				rows.map(({ name }) => String(name)).toSorted();
			expect(names(found), `${search}, seed ${seed}`).toEqual(names(expected));
		}
	}
});

test("D01 the webhook paths of two tenants open only their own channel", async () => {
	const second = await createLinkedChannel(own.workspaceId);
	expect(secretsOf(second)).not.toEqual(secretsOf(own.channelId));
	const before = await readTenant(foreign);
	await callEvolution(own.channelId, upsertBody(foreign.channelId));
	await callEvolution(foreign.channelId, upsertBody(foreign.channelId), {
		authorization: null,
		headerToken: secretsOf(own.channelId).headerSecret,
	});
	expect(await readTenant(foreign)).toEqual(before);
});

test("D01 a member of two workspaces sees in each sign-in only the one it was made for", async () => {
	const { userId } = own.member;
	const memberId = crypto.randomUUID();
	await env.DB.prepare(
		`insert into members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
		values (?, ?, ?, 'viewer', 1, 1, 1)`,
	)
		.bind(memberId, foreign.workspaceId, userId)
		.run();
	const { cookie } = await signInAs({ userId, memberId, workspaceId: foreign.workspaceId });
	const there = { headers: { ...own.member.headers, cookie } };
	const status = async (member: { headers: Record<string, string> }, channelId: string) =>
		(await ask(member, "GET", `/api/channels/${channelId}/link`)).status;
	expect(await status(there, foreign.channelId)).toBe(200);
	expect(await status(there, own.channelId)).toBe(404);
	expect(await status(own.member, own.channelId)).toBe(200);
	expect(await status(own.member, foreign.channelId)).toBe(404);
});
