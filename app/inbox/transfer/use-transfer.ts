import { ActsAnswer } from "#app/contracts/conversation-answers.ts";
import type { ConversationAct, ConversationActs } from "#app/contracts/conversation-acts.ts";
import { MAX_ACTS } from "#app/domain/conversations/selection.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** To a department, or to a colleague. */
export type TransferTarget = { kind: "department" | "member"; id: string; name: string };

/** An open conversation and where it is. */
export interface Transferred {
	channelId: string;
	contactId: string;
	departmentId: string | null;
	memberId: string | null;
}

type Act = Extract<ConversationAct, { type: "transfer" }>;

const isThere = (one: Transferred, to: TransferTarget): boolean =>
	to.kind === "member"
		? one.memberId === to.id
		: one.departmentId === to.id && one.memberId === null;

/** The first refusal's code and how many there were; null: all were made. */
async function ask(
	acts: ConversationActs["acts"],
): Promise<{ code: string; count: number } | null> {
	const codes: string[] = [];
	for (let from = 0; from < acts.length; from += MAX_ACTS) {
		const part = acts.slice(from, from + MAX_ACTS);
		try {
			const answer = await sendJson("/api/conversations/acts", { acts: part });
			const { refused } = await parseAnswer(ActsAnswer, answer);
			codes.push(...refused.map(({ code }) => code));
		} catch (error) {
			codes.push(...part.map(() => codeOf(error)));
		}
	}
	const [code] = codes;
	return code === undefined ? null : { code, count: codes.length };
}

/** Transfers one conversation or several, with a toast that takes it back. What changed comes by the socket. */
export function useTransfer() {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { number } = useFormat();

	/** How many were made. */
	async function make(
		all: readonly Transferred[],
		actOf: (one: Transferred) => Act,
	): Promise<number> {
		const acts = all.map((one) => ({
			channelId: one.channelId,
			contactId: one.contactId,
			act: actOf(one),
		}));
		const refused = await ask(acts);
		if (refused === null) return all.length;
		const words = refused.count === all.length ? t.failed : t.refused(number(refused.count));
		notify.error(words, errorText(refused.code));
		return all.length - refused.count;
	}

	return async (all: readonly Transferred[], to: TransferTarget, note: string): Promise<void> => {
		const moved = all.filter((one) => !isThere(one, to));
		if (moved.length === 0) return notify.info(t.nothing);
		const said = note.trim() === "" ? {} : { note };
		const given = to.kind === "department" ? { departmentId: to.id } : { memberId: to.id };
		const count = await make(moved, () => ({ type: "transfer", ...given, ...said }));
		if (count === 0) return;
		const goBack = ({ departmentId, memberId }: Transferred): Act => ({
			type: "transfer",
			departmentId,
			memberId,
		});
		notify.done(t.done(number(count), displayName(to.name)), {
			label: t.undo,
			onClick: () => void make(moved, goBack),
		});
	};
}
