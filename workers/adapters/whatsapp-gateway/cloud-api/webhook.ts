import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { isSignedByMeta, type MetaCall } from "#workers/adapters/meta-graph/signature.ts";
import { parseBoundedJson } from "../bounded-json.ts";
import * as account from "./fields/account.ts";
import { readCalls } from "./fields/calls.ts";
import { readAppState, readHistory } from "./fields/coexistence.ts";
import { readPreferences, readUserIds } from "./fields/customers.ts";
import { readGroups } from "./fields/groups.ts";
import type { FieldReader } from "./fields/reading.ts";
import * as templates from "./fields/templates.ts";
import {
	isOfUnknownKind,
	translateCloudEcho,
	translateCloudMessage,
	translateCloudStatus,
} from "./message.ts";
import { CloudEnvelope, CloudOwner, CloudValue } from "./wire.ts";

/** The part of a call that concerns one number, or one business account without naming a number by its id. */
export interface CloudBatch {
	owner: { kind: "number" | "business"; id: string };
	events: GatewayEvent[];
	/** Part of it could not be translated: `body` is stored. */
	isUnread: boolean;
	/** The part of the call that is about this owner, as a call of its own. */
	body: string;
}

export type OpenedCloudCall =
	| { kind: "unproved" }
	| { kind: "unread"; reason: string }
	| { kind: "batches"; batches: CloudBatch[] };

/** Verifies a call's signature over its raw bytes, and groups its contents by number. Never throws. */
export function openCloudCall(call: MetaCall, appSecret: string): OpenedCloudCall {
	if (!isSignedByMeta(call, [appSecret])) return { kind: "unproved" };
	return readCloudCall(new TextDecoder().decode(call.bytes));
}

/** Who reads the value of each field. A field that is not here is stored raw: it is news of this platform. */
const READERS: Record<string, FieldReader> = {
	messages: readConversation,
	smb_message_echoes: readConversation,
	calls: readCalls,
	user_preferences: readPreferences,
	user_id_update: readUserIds,
	group_lifecycle_update: readGroups,
	group_participants_update: readGroups,
	group_settings_update: readGroups,
	group_status_update: readGroups,
	history: readHistory,
	smb_app_state_sync: readAppState,
	phone_number_quality_update: account.readQuality,
	phone_number_name_update: account.readName,
	business_capability_update: account.readCapability,
	account_update: account.readAccount,
	account_review_update: account.readReview,
	account_alerts: account.readAlert,
	account_settings_update: account.readSetting("account_settings_update"),
	payment_configuration_update: account.readSetting("payment_configuration_update"),
	flows: account.readSetting("flows"),
	security: account.readSecurity,
	message_template_status_update: templates.readTemplateStatus,
	message_template_quality_update: templates.readTemplateQuality,
	message_template_components_update: templates.readTemplateContent,
	template_category_update: templates.readTemplateCategory,
};

type Change = { field: string; value: unknown };
type Entry = { id: string | null; time: number | null; change: Change };

/** The same for a stored body, whose signature was verified when it arrived. */
export function readCloudCall(body: string): Exclude<OpenedCloudCall, { kind: "unproved" }> {
	const json = parseBoundedJson(body);
	if (!json.ok) return { kind: "unread", reason: json.code };
	const envelope = CloudEnvelope.safeParse(json.value);
	if (!envelope.success) return { kind: "unread", reason: "envelope" };
	const entries = envelope.data.entry.flatMap(({ id, time, changes }) =>
		changes.map((change): Entry => ({ id: id ?? null, time: time ?? null, change })),
	);
	const groups = Map.groupBy(entries, (entry) => keyOf(ownerOf(entry)));
	const isWhole = groups.size === 1;
	const batches = [...groups.values()].flatMap((group) => {
		const owner = group[0] && ownerOf(group[0]);
		return owner ? [{ owner, ...readAll(group), body: isWhole ? body : bodyOf(group) }] : [];
	});
	// A change without number and account belongs to no channel; it must not prevent the others from being delivered.
	if (batches.length === 0 && entries.length > 0) return { kind: "unread", reason: "value" };
	return { kind: "batches", batches };
}

/** Whom a change is about: the number it names by its id, else the account that it came for. */
function ownerOf({ id, change }: Entry): CloudBatch["owner"] | null {
	const owner = CloudOwner.safeParse(change.value);
	if (owner.success) return { kind: "number", id: owner.data.metadata.phone_number_id };
	return id === null ? null : { kind: "business", id };
}

const keyOf = (owner: CloudBatch["owner"] | null): string =>
	owner === null ? "" : `${owner.kind}:${owner.id}`;

function readAll(entries: readonly Entry[]): Pick<CloudBatch, "events" | "isUnread"> {
	const readings = entries.map(({ time, change: { field, value } }) => {
		const read = Object.hasOwn(READERS, field) ? READERS[field] : undefined;
		return read?.(value, (time ?? 0) * 1000) ?? null;
	});
	return {
		events: readings.flatMap((reading) => reading?.events ?? []),
		isUnread: readings.some((reading) => reading?.isUnread ?? true),
	};
}

/** No channel may see what the same call tells another one. */
const bodyOf = (entries: readonly Entry[]): string =>
	JSON.stringify({
		object: "whatsapp_business_account",
		entry: entries.map(({ id, time, change }) => ({
			...(id !== null && { id }),
			...(time !== null && { time }),
			changes: [change],
		})),
	});

function readConversation(told: unknown): ReturnType<FieldReader> {
	const parsed = CloudValue.safeParse(told);
	if (!parsed.success) return null;
	const { contacts, messages, message_echoes: echoes, statuses, errors } = parsed.data;
	const translated = [
		...(messages ?? []).map((message) => translateCloudMessage(message, contacts ?? [])),
		...(echoes ?? []).map((echo) => translateCloudEcho(echo)),
		...(statuses ?? []).map(translateCloudStatus),
	];
	return {
		events: translated.flatMap((events) => events ?? []),
		isUnread:
			(errors ?? []).length > 0 ||
			translated.includes(null) ||
			[...(messages ?? []), ...(echoes ?? [])].some(isOfUnknownKind),
	};
}
