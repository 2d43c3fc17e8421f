import { ActsAnswer } from "#app/contracts/conversation-answers.ts";
import type { ConversationActs } from "#app/contracts/conversation-acts.ts";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { MAX_ACTS } from "#app/domain/conversations/selection.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { keepUnread, releaseUnread } from "#app/inbox/conversation/kept-unread.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { serverNow } from "#app/ui/clock.ts";
import { notify } from "#app/ui/toasts.ts";
import type { Conversations } from "../use-conversations.ts";
import { useLeaving } from "../use-leaving.ts";
import { type BulkStep, type BulkTurn, type BulkWish, isPuttingAway, planBulk } from "./plan.ts";
import { type BulkStrings, pt } from "./strings.pt.ts";
import { en } from "./strings.en.ts";

/** Acts on several conversations at once: shown at once, taken back where refused, with one way back for all. */
export function useBulk(show: Conversations["show"]) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { number } = useFormat();
	const leave = useLeaving();

	/** Makes the steps; resolves to the indexes of those that were not made. */
	async function make(steps: readonly BulkStep[]): Promise<Map<number, string>> {
		for (const step of steps) showStep(step, show);
		const refused = new Map<number, string>();
		for (let from = 0; from < steps.length; from += MAX_ACTS) {
			const part = steps.slice(from, from + MAX_ACTS);
			for (const [at, code] of await ask(part)) refused.set(from + at, code);
		}
		return refused;
	}

	async function go(turns: readonly BulkTurn[], way: "there" | "back"): Promise<BulkTurn[]> {
		const other = way === "there" ? "back" : "there";
		const refused = await make(turns.map((turn) => turn[way]));
		for (const at of refused.keys()) {
			const turn = turns[at];
			if (turn) showStep(turn[other], show);
		}
		const [code] = refused.values();
		if (code !== undefined)
			notify.error(
				refused.size === turns.length ? t.failed : t.refused(number(refused.size)),
				errorText(code),
			);
		return turns.filter((_, at) => !refused.has(at));
	}

	return async (conversations: readonly ConversationSummary[], wish: BulkWish): Promise<void> => {
		const turns = planBulk(conversations, wish, serverNow());
		if (turns.length === 0) return notify.info(t.nothing);
		const goBack = isPuttingAway(wish) ? leave(idsOf(turns)) : null;
		const done = await go(turns, "there");
		goBack?.(idsOf(turns.filter((turn) => !done.includes(turn))));
		if (done.length === 0) return;
		const onClick = (): void => {
			void go(done, "back");
			goBack?.(idsOf(done));
		};
		notify.done(sayDone(wish, number(done.length), t), { label: t.undo, onClick });
	};
}

const idsOf = (turns: readonly BulkTurn[]): Set<string> =>
	new Set(turns.map(({ there }) => there.conversation.id));

/** Code of each step that was not made, by its index. */
async function ask(steps: readonly BulkStep[]): Promise<Map<number, string>> {
	const acts: ConversationActs["acts"] = steps.map(({ conversation, act }) => ({
		channelId: conversation.channel.id,
		contactId: conversation.contactId,
		act,
	}));
	try {
		const answer = await sendJson("/api/conversations/acts", { acts });
		const { refused } = await parseAnswer(ActsAnswer, answer);
		return new Map(
			refused.map(({ channelId, contactId, code }) => [
				acts.findIndex((one) => one.channelId === channelId && one.contactId === contactId),
				code,
			]),
		);
	} catch (error) {
		return new Map(steps.map((_, at) => [at, codeOf(error)]));
	}
}

function showStep({ conversation, act, shows }: BulkStep, show: Conversations["show"]): void {
	if (act.type === "unread") keepUnread(conversation.contactId);
	if (act.type === "read") releaseUnread(conversation.contactId);
	show(conversation.id, shows);
}

function sayDone(wish: BulkWish, count: string, { done }: BulkStrings): string {
	switch (wish.type) {
		case "assign":
			return wish.assignee === null ? done.release(count) : done.assign(count, wish.assignee.name);
		case "snooze":
			return wish.until === null ? done.unsnooze(count) : done.snooze(count);
		case "close":
		case "reopen":
		case "label":
		case "read":
		case "unread":
			return done[wish.type](count);
	}
}
