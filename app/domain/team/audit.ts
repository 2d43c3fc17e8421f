// Record 125: of the log of activity, what admins answer for: who may do what, what left, and what opens doors.
import type { ActivityCode } from "./activity.ts";

export const AUDIT_KINDS = ["people", "data", "keys", "settings"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What can leave as a file, besides a contact's data and the whole workspace. An area that exports something adds its name. */
export const EXPORTED = [
	"audit",
	"canned_responses",
	"message_costs",
	"service_figures",
	"ad_sales",
] as const;
export type Exported = (typeof EXPORTED)[number];

/** The kind of each entry that is audited; others are the day's work. */
export const AUDITED = {
	invitation_sent: "people",
	invitation_resent: "people",
	invitation_cancelled: "people",
	invitation_accepted: "people",
	role_changed: "people",
	member_removed: "people",
	member_reactivated: "people",
	member_erased: "people",
	contact_exported: "data",
	contact_erased: "data",
	workspace_exported: "data",
	data_exported: "data",
	api_key_created: "keys",
	api_key_revoked: "keys",
	webhook_secret_rotated: "keys",
	channel_token_replaced: "keys",
	integration_created: "keys",
	integration_updated: "keys",
	integration_deleted: "keys",
	integration_secret_renewed: "keys",
	own_gateway_created: "keys",
	own_gateway_updated: "keys",
	own_gateway_deleted: "keys",
	meta_app_created: "keys",
	meta_app_updated: "keys",
	meta_app_deleted: "keys",
	keys_renewed: "keys",
	plan_changed: "settings",
	claiming_switched_on: "settings",
	claiming_switched_off: "settings",
	contact_fields_changed: "settings",
	file_lifetime_changed: "settings",
	voice_budget_changed: "settings",
	department_created: "settings",
	department_updated: "settings",
	department_deleted: "settings",
	departments_separated: "settings",
	departments_joined: "settings",
	routing_changed: "settings",
	survey_changed: "settings",
	goals_changed: "settings",
	price_ceiling_changed: "settings",
	price_ceiling_released: "settings",
	message_rate_changed: "settings",
	desk_hours_changed: "settings",
	rule_created: "settings",
	rule_updated: "settings",
	rule_switched_on: "settings",
	rule_switched_off: "settings",
	rule_deleted: "settings",
} as const satisfies Partial<Record<ActivityCode, AuditKind>>;

/** Days back that can be looked at; 0: since the beginning. The log itself is kept as long as its workspace. */
export const AUDIT_PERIODS = [7, 30, 90, 400, 0] as const;
export type AuditPeriod = (typeof AUDIT_PERIODS)[number];
const DEFAULT_PERIOD: AuditPeriod = 90;

/** What is looked for. */
export interface AuditFilter {
	kind: AuditKind | null;
	days: AuditPeriod;
	/** Part of a name, an address or a value; "": everything. */
	q: string;
	/** Entries before this one, by number; null: the newest. */
	before: number | null;
}

const MAX_TYPED = 80;
const DAY_MS = 86_400_000;

/** Reads the filter from an address; unknown values are ignored. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
	const before = params.get("antes") ?? "";
	return {
		kind: AUDIT_KINDS.find((kind) => kind === params.get("tipo")) ?? null,
		days: AUDIT_PERIODS.find((days) => String(days) === params.get("dias")) ?? DEFAULT_PERIOD,
		q: (params.get("q") ?? "").trim().slice(0, MAX_TYPED),
		before: /^\d{1,15}$/.test(before) ? Number(before) : null,
	};
}

/** The same as an address; what is the default is left out. */
export function formatAuditFilter({ kind, days, q, before }: AuditFilter): string {
	const params = new URLSearchParams();
	if (kind !== null) params.set("tipo", kind);
	if (days !== DEFAULT_PERIOD) params.set("dias", String(days));
	if (q !== "") params.set("q", q);
	if (before !== null) params.set("antes", String(before));
	return params.size === 0 ? "" : `?${params.toString()}`;
}

/** Codes of a kind; of all kinds for null. */
export const codesOf = (kind: AuditKind | null): ActivityCode[] =>
	(Object.keys(AUDITED) as (keyof typeof AUDITED)[]).filter(
		(code) => kind === null || AUDITED[code] === kind,
	);

/** The kind of an entry; null: it is not audited. */
export const kindOfEntry = (code: string): AuditKind | null =>
	Object.hasOwn(AUDITED, code) ? AUDITED[code as keyof typeof AUDITED] : null;

/** Where a period begins, epoch ms. */
export const auditSince = (days: AuditPeriod, now: number): number =>
	days === 0 ? 0 : now - days * DAY_MS;
