import * as v from "valibot";
import { listOf } from "#app/contracts/frames.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const Text = v.string();
const Group = v.object({
	members: listOf(
		v.object({
			id: Text,
			name: v.nullable(Text),
			phone: v.nullable(Text),
			isAdmin: v.boolean(),
			isUs: v.boolean(),
			contactId: v.nullable(Text),
			mention: Text,
		}),
	),
	size: v.nullable(v.number()),
	isLoading: v.boolean(),
	isOld: v.boolean(),
});
export type Group = v.InferOutput<typeof Group>;
export type Member = Group["members"][number];

/** Who is in a group. Throws ApiError. */
export async function readGroup(
	channelId: string,
	contactId: string,
	signal: AbortSignal,
): Promise<Group> {
	const answer = callChannel(channelId, "readGroup", { params: { contactId } }, { signal });
	return parseAnswer(Group, await answer);
}
