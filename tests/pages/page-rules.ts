/** Who may open each page of the product and who may act on it, as it was decided: for permissions.test.ts. */
import { ROLES, type Role } from "#app/domain/team/role.ts";

const EVERYBODY: readonly Role[] = ROLES;
const WRITERS: readonly Role[] = ["admin", "manager", "operator"];
const MANAGERS: readonly Role[] = ["admin", "manager"];
const ADMINS: readonly Role[] = ["admin"];

export interface PageRule {
	/** Who may open it; `public`: visitors too, with this status; `gone`: moved on to another page. */
	get: readonly Role[] | { public: number };
	/**
	 * A form it takes, and who may send it: everybody else is refused with 403. `OWN_OR_NOBODY` is
	 * the workspace's own id for who may not, and nobody's for who may: nothing is lost by asking.
	 */
	post?: { by: readonly Role[]; form: Record<string, string> };
	/** Takes a form of visitors, or only of whoever is signed in for themself: judged by its own tests. */
	takes?: "own";
}

const OPEN: PageRule = { get: { public: 200 } };
const READ: PageRule = { get: EVERYBODY };
export const NOBODY = "01234567-89ab-7def-8123-456789abcdef";
export const OWN_OR_NOBODY = "{id}";

/** Every page of the product, as it was decided who may open it and who may act on it. */
export const PAGES: Record<string, PageRule> = {
	"/": READ,
	"/*": { get: { public: 404 } },
	"/about": OPEN,
	"/contact": { ...OPEN, takes: "own" },
	"/login": OPEN,
	"/privacy": OPEN,
	"/privacy-policy": OPEN,
	"/terms": OPEN,
	"/terms-of-service": OPEN,
	"/auth": { ...OPEN, takes: "own" },
	"/auth/callback": OPEN,
	"/auth/confirm": { ...OPEN, takes: "own" },
	"/auth/link": { get: { public: 302 }, takes: "own" },
	"/auth/reset": { ...OPEN, takes: "own" },
	"/auth/sign-out": { get: { public: 302 }, takes: "own" },
	"/auth/switch-workspace": { get: { public: 302 }, takes: "own" },
	"/aceitar-convite": { ...OPEN, takes: "own" },
	// No token, no link; with one: instances.spec.ts.
	"/link/:token": { get: { public: 404 } },
	"/c/:channelId": { get: { public: 404 } },
	"/dev/outbox": OPEN,
	"/dev/phone/:instanceId": { get: MANAGERS, takes: "own" },
	"/dashboard": READ,
	"/dashboard/overview": READ,
	"/dashboard/sessions": READ,
	"/dashboard/agents": READ,
	"/dashboard/channels": READ,
	"/dashboard/numbers": READ,
	"/dashboard/alerts": READ,
	"/reports": READ,
	"/intelligence": READ,
	"/team-dashboard": READ,
	"/messages": READ,
	"/campaigns": READ,
	"/automations": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: NOBODY } },
	},
	"/scheduled": READ,
	"/voice": READ,
	"/tests": READ,
	"/templates": {
		get: EVERYBODY,
		post: { by: WRITERS, form: { intent: "remove", id: NOBODY } },
	},
	"/ads": READ,
	"/support": READ,
	"/team": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "cancel", id: NOBODY } },
	},
	"/team/departments": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: NOBODY } },
	},
	"/subscription": { get: EVERYBODY, post: { by: ADMINS, form: { intent: "portal" } } },
	"/subscription/demonstration": { get: ADMINS, post: { by: ADMINS, form: { act: "resume" } } },
	"/subscription/demonstration/:checkoutId": {
		get: ADMINS,
		post: { by: ADMINS, form: { act: "leave" } },
	},
	"/settings": { get: EVERYBODY, takes: "own" },
	"/settings/access": READ,
	"/settings/hours": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "reset", scope: "workspace", id: "" } },
	},
	"/settings/satisfaction": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "goal", department: "", kind: "answer", minutes: "" } },
	},
	// The demonstration's workspace is the installation's; with a link: installation.test.ts.
	"/setup": { get: ADMINS, post: { by: ADMINS, form: { intent: "test", item: "storage" } } },
	"/setup/enter": { ...OPEN, takes: "own" },
	"/admin/audit": { get: ADMINS, post: { by: ADMINS, form: { intent: "export", filter: "" } } },
	"/admin/dead-letters": {
		get: ADMINS,
		post: { by: ADMINS, form: { intent: "discard", id: NOBODY } },
	},
	"/admin/events": {
		get: ADMINS,
		post: { by: ADMINS, form: { intent: "discard", channel: NOBODY, n: "1" } },
	},
	"/admin/health": {
		get: ADMINS,
		post: { by: ADMINS, form: { intent: "target", email: "", webhook: "" } },
	},
	"/admin/costs": { get: ADMINS },
	"/test-n8n": { get: EVERYBODY, takes: "own" },
	"/agents": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: OWN_OR_NOBODY } },
	},
	"/agents/new": { get: MANAGERS, post: { by: MANAGERS, form: { name: "" } } },
	"/agents/knowledge": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", baseId: NOBODY } },
	},
	"/agents/knowledge/synonyms": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: NOBODY } },
	},
	"/agents/library": { get: EVERYBODY },
	"/agents/knowledge/:baseId": { get: EVERYBODY },
	"/agents/:id": { get: EVERYBODY, post: { by: MANAGERS, form: { intent: "endTrial" } } },
	"/agents/:id/edit": { get: EVERYBODY, post: { by: MANAGERS, form: { name: "" } } },
	"/channels": READ,
	"/channels/new": { get: MANAGERS, post: { by: MANAGERS, form: { type: "webchat", name: "" } } },
	"/channels/:channelId": READ,
	"/channels/:channelId/settings": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "replace-token", token: "x" } },
	},
	"/channels/:channelId/messages": READ,
	"/conversations": READ,
	"/sessions/:sessionId": READ,
	"/integrations": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: OWN_OR_NOBODY } },
	},
	"/facebook/ads": {
		get: EVERYBODY,
		post: {
			by: MANAGERS,
			form: { intent: "settings", isTokenValidationOn: "on", isHourlySyncOn: "on" },
		},
	},
	"/facebook/marketing": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", accountId: "1000000000001" } },
	},
	"/facebook/payments": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "consume", paymentId: "1000000000001" } },
	},
	"/facebook/conversions": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "retry", eventId: "1790000000-nobody" } },
	},
	"/facebook/sales": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "sending", pixelId: "" } },
	},
	"/facebook/webhooks": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: NOBODY } },
	},
	// To Meta's dialog, and back from it.
	"/facebook/connect": { get: MANAGERS },
	"/facebook/callback": READ,
	"/whatsapp/gateways": {
		get: ADMINS,
		post: { by: ADMINS, form: { intent: "remove", id: NOBODY } },
	},
	"/whatsapp": READ,
	"/whatsapp/overview": READ,
	"/whatsapp/qr-codes": READ,
	"/whatsapp/connections": READ,
	"/whatsapp/analytics": READ,
	"/whatsapp/analytics-dashboard": READ,
	"/whatsapp/messages": READ,
	"/whatsapp/support": READ,
	"/whatsapp/instances": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "remove", id: OWN_OR_NOBODY } },
	},
	"/whatsapp/meta": {
		get: MANAGERS,
		post: { by: MANAGERS, form: { intent: "go-on", channelId: NOBODY } },
	},
	"/whatsapp/instances/new": {
		get: MANAGERS,
		post: { by: MANAGERS, form: { name: "", gateway: "simulator" } },
	},
	"/whatsapp/instances/:channelId/messages/:contactId": READ,
	"/whatsapp/:instanceId": READ,
	"/whatsapp/:instanceId/chats": READ,
	"/whatsapp/:instanceId/costs": {
		get: EVERYBODY,
		post: { by: ADMINS, form: { intent: "ceiling", reais: "" } },
	},
	"/whatsapp/:instanceId/settings": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "resume" } },
	},
	"/whatsapp/instances/:instanceId/settings": {
		get: EVERYBODY,
		post: { by: MANAGERS, form: { intent: "resume" } },
	},
};
