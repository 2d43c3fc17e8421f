import { createHash } from "node:crypto";
import { z } from "zod";
import { eventMoment, MAX_EVENT_VALUE, type ReportedEvent } from "#app/domain/facebook/event.ts";
import { EVENT_OBJECTS, type EventObject } from "#app/domain/facebook/webhook.ts";
import { parseBoundedJson } from "../whatsapp-gateway/bounded-json.ts";
import { isSignedByMeta, type MetaCall } from "./signature.ts";

/** Ids are digits; those of ad accounts may begin with `act_`. */
const Id = z
	.union([z.string().regex(/^(?:act_)?\d{1,32}$/), z.int().transform(String)])
	.transform((id) => id.replace("act_", ""));
const Field = z.string().regex(/^[a-z_]{1,64}$/);

const Change = z.looseObject({ field: Field, value: z.unknown().optional() });
/** A message that a person wrote; other events of a page's conversations are not read here. */
const Message = z.looseObject({
	timestamp: z.number().nullish().catch(null),
	message: z.looseObject({ is_echo: z.boolean().nullish().catch(null) }),
});
const Entry = z.looseObject({
	id: Id,
	uid: Id.nullish().catch(null),
	time: z.number().nullish().catch(null),
	changes: z.array(z.unknown()).nullish().catch(null),
	changed_fields: z.array(z.unknown()).nullish().catch(null),
	messaging: z.array(z.unknown()).nullish().catch(null),
});
type Entry = z.infer<typeof Entry>;
const Envelope = z.looseObject({ object: z.string(), entry: z.array(z.unknown()) });

export type OpenedEvents =
	| { kind: "unproved" }
	| { kind: "unread"; reason: string }
	| { kind: "events"; object: EventObject | null; events: ReportedEvent[] };

/** One field of one entry. */
interface Told {
	field: string;
	value: unknown;
	time: number | null;
}

function read<Shape>(shape: z.ZodType<Shape>, items: readonly unknown[] | null | undefined) {
	return (items ?? []).flatMap((item): Shape[] => {
		const parsed = shape.safeParse(item);
		return parsed.success ? [parsed.data] : [];
	});
}

function toldBy(object: EventObject, entry: Entry): Told[] {
	const time = entry.time ?? null;
	const changes = read(Change, entry.changes).map(({ field, value }) => ({ field, value, time }));
	const fields = read(Field, entry.changed_fields).map((field) => ({ field, value: null, time }));
	if (object !== "page") return [...changes, ...fields];
	// Conversations have another shape; our own messages and receipts are left out.
	const messages = read(Message, entry.messaging)
		.filter(({ message }) => message.is_echo !== true)
		.map((item) => ({ field: "messages", value: item, time: item.timestamp ?? time }));
	return [...changes, ...fields, ...messages];
}

function toEvent(object: EventObject, objectId: string, told: Told, now: number): ReportedEvent {
	const value = JSON.stringify(told.value ?? null);
	const what = JSON.stringify([object, objectId, told.field, told.time, value]);
	return {
		id: createHash("sha256").update(what).digest("hex"),
		objectType: object,
		objectId,
		field: told.field,
		value: value === "null" ? null : value.slice(0, MAX_EVENT_VALUE).toWellFormed(),
		happenedAt: eventMoment(told.time, now),
	};
}

/**
 * Verifies a call's signature over its raw bytes (external-services 8.3), and reads its events. Unreadable entries and
 * changes are left out; `object` is null for objects without filters here. Never throws.
 */
export function openEventCall(
	call: MetaCall,
	appSecrets: readonly string[],
	now: number,
): OpenedEvents {
	if (!isSignedByMeta(call, appSecrets)) return { kind: "unproved" };
	const json = parseBoundedJson(new TextDecoder().decode(call.bytes));
	if (!json.ok) return { kind: "unread", reason: json.code };
	const envelope = Envelope.safeParse(json.value);
	if (!envelope.success) return { kind: "unread", reason: "envelope" };
	const object = EVENT_OBJECTS.find((known) => known === envelope.data.object) ?? null;
	if (object === null) return { kind: "events", object, events: [] };
	const events = read(Entry, envelope.data.entry).flatMap((entry) =>
		toldBy(object, entry).map((told) => toEvent(object, entry.uid ?? entry.id, told, now)),
	);
	return { kind: "events", object, events };
}
