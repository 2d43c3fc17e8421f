// What an admin asks of jobs that failed, of events nobody understood, and of the workspace's key.
import * as v from "valibot";
import { KEPT_EVENTS_PAGE } from "#app/domain/channels/kept-event.ts";
import { JOB_QUEUES, MAX_REPLAYED } from "#app/domain/dead-letters/letter.ts";
import { ok, type Result } from "#app/domain/result.ts";

const Ids = v.pipe(
	v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
	v.minLength(1),
	v.maxLength(MAX_REPLAYED),
);

const AdminRequest = v.variant("intent", [
	v.object({ intent: v.literal("replay"), ids: Ids }),
	v.object({ intent: v.literal("replay_queue"), queue: v.picklist(JOB_QUEUES) }),
	v.object({ intent: v.literal("discard"), ids: Ids }),
	v.object({ intent: v.literal("renew_key") }),
]);
export type AdminRequest = v.InferOutput<typeof AdminRequest>;

/** `id` stands as often as letters are meant. */
export function parseAdminRequest(form: FormData): Result<AdminRequest, "invalid_request"> {
	const parsed = v.safeParse(AdminRequest, {
		intent: form.get("intent"),
		queue: form.get("queue"),
		ids: form.getAll("id"),
	});
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}

const ChannelId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const Num = v.pipe(
	v.string(),
	v.regex(/^\d{1,15}$/),
	v.transform(Number),
	v.integer(),
	v.minValue(1),
);
const Numbers = v.pipe(v.array(Num), v.minLength(1), v.maxLength(KEPT_EVENTS_PAGE));

const KeptRequest = v.variant("intent", [
	v.object({ intent: v.literal("replay"), channelId: ChannelId, numbers: Numbers }),
	v.object({ intent: v.literal("discard"), channelId: ChannelId, numbers: Numbers }),
	v.object({
		intent: v.literal("read"),
		channelId: ChannelId,
		numbers: v.pipe(Numbers, v.length(1)),
	}),
]);
export type KeptRequest = v.InferOutput<typeof KeptRequest>;

/** `n` stands as often as events are meant. */
export function parseKeptRequest(form: FormData): Result<KeptRequest, "invalid_request"> {
	const parsed = v.safeParse(KeptRequest, {
		intent: form.get("intent"),
		channelId: form.get("channel"),
		numbers: form.getAll("n"),
	});
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}

export function formatKeptRequest({ intent, channelId, numbers }: KeptRequest): FormData {
	const form = new FormData();
	form.set("intent", intent);
	form.set("channel", channelId);
	for (const n of numbers) form.append("n", String(n));
	return form;
}
