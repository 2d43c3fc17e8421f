// What an admin asks of jobs that failed and of the workspace's key.
import * as v from "valibot";
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
