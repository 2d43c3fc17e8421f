/** Calls about messages to be sent later; all throw ApiError. */
import * as v from "valibot";
import { listOf } from "#app/contracts/frames.ts";
import type { ChangeScheduled, EndScheduled, ScheduleMessages } from "#app/contracts/scheduled.ts";
import { MESSAGE_TYPES } from "#app/domain/inbox/message.ts";
import { UNSENT_REASONS } from "#app/domain/inbox/scheduled.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const Scheduled = v.object({
	id: v.string(),
	text: v.string(),
	type: v.fallback(v.picklist(MESSAGE_TYPES), "other"),
	fileName: v.nullable(v.string()),
	isText: v.boolean(),
	at: v.number(),
	dueAt: v.number(),
	timeZone: v.string(),
	untilReply: v.boolean(),
	untilClosed: v.boolean(),
	keepsHours: v.boolean(),
	author: v.nullable(v.string()),
	/** A reason of a later release is read as one that has no words of its own. */
	unsent: v.fallback(v.nullable(v.picklist(UNSENT_REASONS)), "refused"),
	version: v.number(),
});
export type Scheduled = v.InferOutput<typeof Scheduled>;

const Schedule = v.object({ scheduled: listOf(Scheduled), left: v.number() });
export type Schedule = v.InferOutput<typeof Schedule>;

interface Place {
	channelId: string;
	contactId: string;
}

export async function readSchedule(
	{ channelId, contactId }: Place,
	signal: AbortSignal,
): Promise<Schedule> {
	const answer = callChannel(channelId, "listScheduled", { params: { contactId } }, { signal });
	return parseAnswer(Schedule, await answer);
}

export async function schedule(
	{ channelId, contactId }: Place,
	body: ScheduleMessages,
): Promise<Schedule> {
	const answer = callChannel(channelId, "scheduleMessages", { params: { contactId }, body });
	return parseAnswer(Schedule, await answer);
}

/** `conflict`: it is another one by now. */
export async function changeScheduled(
	{ channelId, contactId }: Place,
	scheduledId: string,
	body: ChangeScheduled,
): Promise<Schedule> {
	const said = { params: { contactId, scheduledId }, body };
	return parseAnswer(Schedule, await callChannel(channelId, "changeScheduled", said));
}

/** As above. */
export async function endScheduled(
	{ channelId, contactId }: Place,
	scheduledId: string,
	body: EndScheduled,
): Promise<Schedule> {
	const said = { params: { contactId, scheduledId }, body };
	return parseAnswer(Schedule, await callChannel(channelId, "endScheduled", said));
}
