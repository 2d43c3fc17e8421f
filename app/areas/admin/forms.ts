// Forms for failed jobs, unparsed events and the workspace's key.
import * as v from "valibot";
import { KEPT_EVENTS_PAGE } from "#app/domain/channels/kept-event.ts";
import { JOB_QUEUES, MAX_REPLAYED } from "#app/domain/dead-letters/letter.ts";

const Ids = v.pipe(
	v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
	v.minLength(1),
	v.maxLength(MAX_REPLAYED),
);

/** Forms of the page of failed jobs. */
export const letterForms = {
	replay: v.object({ ids: Ids }),
	replay_queue: v.object({ queue: v.picklist(JOB_QUEUES) }),
	discard: v.object({ ids: Ids }),
	renew_key: v.object({}),
	rebuild_conversations: v.object({}),
};

const ChannelId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const Num = v.pipe(
	v.string(),
	v.regex(/^\d{1,15}$/),
	v.transform(Number),
	v.integer(),
	v.minValue(1),
);
const Numbers = v.pipe(v.array(Num), v.minLength(1), v.maxLength(KEPT_EVENTS_PAGE));

const SomeEvents = v.object({ channelId: ChannelId, numbers: Numbers });
/** Forms of the page of kept events. */
export const keptEventForms = {
	replay: SomeEvents,
	discard: SomeEvents,
	read: v.object({ channelId: ChannelId, numbers: v.pipe(Numbers, v.length(1)) }),
};
