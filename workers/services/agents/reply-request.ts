// What of a conversation an answer is asked for with.
import type { ReplyContext } from "#app/contracts/agents.ts";
import type { Proved } from "#app/domain/agents/acts/parameters.ts";
import { burstOf } from "#app/domain/agents/prompt.ts";
import type { AnsweringAgent } from "./answer-draft.ts";

/** What a model is told of the conversation and of who writes. */
export const describePerson = (
	{ channel, labels = [], contact }: ReplyContext,
	{ settings }: AnsweringAgent,
) => ({
	situation: {
		channel,
		labels,
		...(contact && { hasProvedPhone: contact.phone !== null }),
	},
	told: [
		...(settings.acts?.form ?? []).flatMap(({ key, label }) => {
			const value = contact?.fields[key];
			return value === undefined ? [] : [{ label, value }];
		}),
		...(contact?.email ? [{ label: "e-mail", value: contact.email }] : []),
	],
});

/** What the channel proves of who writes; nothing they only say. */
export const provedOf = ({ contact, conversationId }: ReplyContext): Proved => ({
	phone: contact?.phone ?? null,
	contact_id: contact?.id ?? null,
	conversation_id: conversationId,
});

/** What the customer wrote since the last answer. */
export const textOfBurst = (turns: ReplyContext["turns"]): string =>
	burstOf(turns)
		.map(({ text }) => text)
		.join("\n");

/** All that the customer wrote. */
export const customerTextOf = ({ turns }: ReplyContext): string =>
	turns.flatMap(({ by, text }) => (by === "customer" ? [text] : [])).join("\n");
