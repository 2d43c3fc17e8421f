import { BeginConversation, LookUpNumber } from "#app/contracts/beginnings.ts";
import { ok } from "#app/domain/result.ts";
import { defineOperation } from "../operation.ts";
import { findHeader } from "./template-header.ts";
import { tellClaim, writerOf } from "./writer.ts";

/** Pauses between looks at an answer that is on its way, ms: a gateway asks WhatsApp, which takes a second. */
const LOOK_AGAIN_MS = [150, 350, 700, 1_000, 1_500, 2_000];

/**
 * Success means the message is stored, not yet sent. The same id again is the same message. Of a template with a file those
 * of findHeader too.
 */
export const beginConversation = defineOperation("beginConversation", {
	permission: "send",
	limit: { name: "send", by: "member" },
	body: BeginConversation,
	status: 202,
	async run({ channel, workspaceId, channelId, signedIn, body }, { files }) {
		const place = { workspaceId, channelId };
		const header = body.item ? await findHeader(files, place, body.item) : ok({});
		return header.ok
			? channel.begin(workspaceId, writerOf(signedIn), { ...body, ...header.value })
			: header;
	},
	after: tellClaim,
});

/** `looking`: the gateway takes longer than anybody waits; what it answers is known to who asks again. */
export const lookUpNumber = defineOperation("lookUpNumber", {
	permission: "send",
	limit: { name: "numberLookup", by: "member" },
	body: LookUpNumber,
	async run({ channel, workspaceId, body }) {
		let found = await channel.lookUpNumber(workspaceId, body.phone);
		for (const pause of LOOK_AGAIN_MS) {
			if (!found.ok || found.value.state !== "looking") break;
			await new Promise((resolve) => setTimeout(resolve, pause));
			found = await channel.lookUpNumber(workspaceId, body.phone);
		}
		return found;
	},
});
