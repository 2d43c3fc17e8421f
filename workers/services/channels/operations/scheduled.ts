import { ChangeScheduled, EndScheduled, ScheduleMessages } from "#app/contracts/scheduled.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { type Asked, type ChannelOperationDeps, defineOperation } from "../operation.ts";
import { findKept } from "./kept-file.ts";
import { tellClaim, writerOf } from "./writer.ts";

/** What waits to be sent to a contact, and what of it was not sent. */
export const listScheduled = defineOperation("listScheduled", {
	permission: "read",
	run: ({ channel, workspaceId, params }) => channel.scheduledOf(workspaceId, params.contactId),
});

type Wished = ScheduleMessages["messages"][number];

/** The message with its file as the store has it. */
async function withFile(
	{ workspaceId, channelId }: Asked<unknown>,
	{ files }: ChannelOperationDeps,
	{ file, ...message }: Wished,
): Promise<Result<Omit<Wished, "file"> & { file?: MessageFile }, "files_not_kept" | "file_gone">> {
	if (!file) return ok(message);
	const { hash, ...said } = file;
	const kept = await findKept(files, { workspaceId, channelId }, hash, said);
	return kept.ok ? ok({ ...message, file: kept.value }) : kept;
}

/** Keeps messages until their moment; all of them or none. */
export const scheduleMessages = defineOperation("scheduleMessages", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: ScheduleMessages,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const found = await Promise.all(body.messages.map((one) => withFile(asked, deps, one)));
		const missing = found.find((one) => !one.ok);
		if (missing && !missing.ok) return fail(missing.code);
		const messages = found.flatMap((one) => (one.ok ? [one.value] : []));
		const { memberId, name } = writerOf(signedIn);
		const wish = { ...body, messages };
		return channel.schedule(workspaceId, params.contactId, { memberId, name }, wish);
	},
});

/** Another moment, wishes or words; takes back that it was called off. `conflict`: it changed meanwhile, or left. */
export const changeScheduled = defineOperation("changeScheduled", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: ChangeScheduled,
	run: ({ channel, workspaceId, params, body }) =>
		channel.changeScheduled(workspaceId, params.contactId, params.scheduledId, body),
});

/** Calls one off, or sends it now as the member's who asks. `conflict`: it changed meanwhile, or left. */
export const endScheduled = defineOperation("endScheduled", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: EndScheduled,
	run: ({ channel, workspaceId, signedIn, params, body }) =>
		channel.endScheduled(
			workspaceId,
			params.contactId,
			params.scheduledId,
			writerOf(signedIn),
			body,
		),
	after: tellClaim,
});
