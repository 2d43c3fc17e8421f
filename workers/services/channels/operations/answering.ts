import { DecideAct } from "#app/contracts/agents.ts";
import { LeaseWish } from "#app/contracts/conversations.ts";
import { RateAnswer } from "#app/contracts/traces.ts";
import { isBlank, storableText } from "#app/domain/inbox/stored-text.ts";
import { ok } from "#app/domain/result.ts";
import { defineOperation } from "../operation.ts";
import { recordCare, titleOf } from "./care-record.ts";

/** A member takes a conversation over, or gives it back to the agent. `conflict`: it is closed, or has no agent. */
export const setLease = defineOperation("setLease", {
	permission: "send",
	body: LeaseWish,
	async run(asked, deps) {
		const { channel, workspaceId, signedIn, params, body } = asked;
		const typed = body.action === "give_back" ? (body.note ?? "") : "";
		const changed = await channel.lease(workspaceId, params.contactId, {
			action: body.action,
			note: isBlank(typed) ? null : typed.toWellFormed().trim(),
			member: { memberId: signedIn.member.id, name: signedIn.fullName },
		});
		if (!changed.ok) return changed;
		const { contact, isChanged } = changed.value;
		const code = body.action === "take" ? "conversation_taken" : "conversation_given_back";
		if (isChanged) await recordCare(asked, deps, contact, { code, contact: titleOf(contact) });
		return ok({ contact });
	},
});

/** Suggests an answer for a member to edit; `text` is null when the agent has none. */
export const suggest = defineOperation("suggest", {
	permission: "send",
	run: (asked, { conversationHelp }) => conversationHelp.suggest(asked, asked.params.contactId),
});

/** Summarizes a conversation. `not_supported` where no model is configured. */
export const summarize = defineOperation("summarize", {
	permission: "send",
	run: (asked, { conversationHelp }) => conversationHelp.summarize(asked, asked.params.contactId),
});

/** Why an agent answered, or handed a conversation over. `not_found` also after 30 days. */
export const readTrace = defineOperation("readTrace", {
	permission: "read",
	run: ({ channel, workspaceId, params }) => channel.readTrace(workspaceId, params.messageId),
});

/**
 * A member's thumb for a reply of an agent, with a note; a null thumb takes it back. A good one says of the entries the
 * reply was made of that they were right now; others say nothing of them.
 */
export const rateAnswer = defineOperation("rateAnswer", {
	permission: "send",
	body: RateAnswer,
	async run({ channel, workspaceId, signedIn, params, body }, { entryUse }) {
		const note = isBlank(body.note) ? "" : storableText(body.note.trim());
		const member = { memberId: signedIn.member.id, name: signedIn.fullName };
		const rated = await channel.rateAnswer(workspaceId, params.messageId, member, {
			isGood: body.isGood,
			note,
		});
		if (rated.ok && body.isGood === true && rated.value.outcome === "answered")
			await entryUse.markRight(workspaceId, rated.value.trace);
		return rated;
	},
});

/** What agents asked to do for a contact, what became of it, and the data they were told. */
export const listActs = defineOperation("listActs", {
	permission: "read",
	run: ({ channel, workspaceId, params }) => channel.listActs(workspaceId, params.contactId),
});

/** A member's yes or no to an act, or how one ended that nobody knew of. `isDecided` is false when somebody was faster. */
export const decideAct = defineOperation("decideAct", {
	permission: "send",
	body: DecideAct,
	run: ({ channel, workspaceId, signedIn, params, body }, { actDecisions }) =>
		actDecisions.decide(channel, {
			...params,
			workspaceId,
			decision: body.decision,
			member: { memberId: signedIn.member.id, name: signedIn.fullName },
		}),
});
