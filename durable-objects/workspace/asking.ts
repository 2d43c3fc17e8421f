// Answers what the Worker asks of a workspace together with who is signed in: one far trip, and the channel's object is
// next door. Nothing is read or written before the right to it is known.
import type { ChannelCall, HubAnswer, HubQuestion } from "#app/contracts/hub-questions.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fillMarks } from "#app/domain/channels/call-marks.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { ListWish } from "#app/domain/conversations/filter.ts";
import { type ConversationSight, sightOf } from "#app/domain/conversations/sight.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { fail, type Result } from "#app/domain/result.ts";
import type { Rights } from "./rights.ts";

type Answering = (workspaceId: string, ...args: unknown[]) => Promise<Result<unknown, string>>;

export interface AskingParts {
	workspaceId: string;
	rights: Rights;
	/** A page of the list with what stands beside it. */
	list(wish: ListWish, channelIds: readonly string[], sight: ConversationSight | null): unknown;
	/** The methods of a channel's object. */
	channel(id: string, type: ChannelType): Record<string, Answering | undefined>;
	/** Whether one more message of a member passes. */
	allowsSend(memberId: string): Promise<boolean>;
}

export function createAsking(parts: AskingParts) {
	async function call(signedIn: SignedIn, asked: ChannelCall): Promise<Result<unknown, string>> {
		const { channelId, permission, of, limit, method, args } = asked;
		const channel = findPermitted(signedIn, channelId, permission, of);
		if (!channel.ok) return channel;
		if (limit === "send" && !(await parts.allowsSend(signedIn.member.id)))
			return fail("rate_limited");
		const stub = bySight(parts.channel(channelId, channel.value.type), sightOf(signedIn));
		const run = stub[method];
		if (run === undefined) return fail("not_found");
		return run(
			parts.workspaceId,
			...args.map((argument) => fillMarks(argument, asked.marks, signedIn)),
		);
	}

	function answer(signedIn: SignedIn, question: HubQuestion): unknown {
		const { channels, member } = signedIn;
		switch (question.kind) {
			case "list":
				return parts.list(
					{ ...question.wish, memberId: member.id },
					channels.map(({ id }) => id),
					sightOf(signedIn),
				);
			case "inbox": {
				const channel = findPermitted(signedIn, question.channelId, "read");
				if (!channel.ok) return undefined;
				const { id, type } = channel.value;
				const { snapshot } = bySight(parts.channel(id, type), sightOf(signedIn));
				const chosen = { ...question.list, memberId: member.id };
				return snapshot?.(parts.workspaceId, question.contactId, chosen);
			}
			case "call":
				return call(signedIn, question);
		}
	}

	/** Rejects when D1 cannot say who it is, or a call fails; what a page asks may fail by itself. */
	return async (
		tokenHash: string,
		questions: readonly HubQuestion[],
		now: number,
	): Promise<HubAnswer> => {
		const found = await parts.rights.find(tokenHash, now);
		if (found?.signedIn.workspace.id !== parts.workspaceId) return { found, answers: [] };
		const answers = await Promise.all(
			questions.map(async (question) => {
				if (question.kind === "call") return answer(found.signedIn, question);
				try {
					return await answer(found.signedIn, question);
				} catch {
					// Asked again by the page itself, which knows how to fail.
					return undefined;
				}
			}),
		);
		return { found, answers };
	};
}
