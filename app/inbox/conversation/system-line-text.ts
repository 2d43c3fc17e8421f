import { displayName } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { parseSystemLine } from "#app/domain/conversations/system-line.ts";
import type { InboxStrings } from "../strings.pt.ts";

export interface LineSource {
	text: string;
	/** Display name of the member who did it; null when it was not a member. */
	author: string | null;
}

/**
 * The text of a system line for a reader whose own name is `ownName`; null for kinds of a later
 * release, which are not shown.
 * @param moment writes date and time of an epoch ms
 */
export function systemLineText(
	{ text, author }: LineSource,
	ownName: string,
	t: InboxStrings["lines"],
	moment: (at: number) => string,
): { text: string; note: string | null } | null {
	const line = parseSystemLine(text);
	if (!line) return null;
	const name = author === null ? null : nameOrFormer(displayName(author), t.former);
	const say = (own: string, other: (who: string) => string, nobody: string): string =>
		author === ownName ? own : name === null ? nobody : other(name);
	const plain = (words: string) => ({ text: words, note: null });
	switch (line.code) {
		case "taken_over":
			return plain(say(t.takenByYou, t.taken, t.takenOnPhone));
		case "given_back":
			return { text: say(t.givenByYou, t.given, t.givenBySomebody), note: line.note };
		case "handed_over":
			return plain(t.handedOver(name ?? t.someAgent, t.reasons[line.reason]));
		case "agent_returned":
			return plain(t.agentReturned(name ?? t.someAgent));
		case "conversation_closed":
			return plain(say(t.closedByYou, t.closed, t.closedBySomebody));
		case "conversation_reopened":
			return plain(say(t.reopenedByYou, t.reopened, t.reopenedByMessage));
		case "closed_inactive":
			return plain(t.closedInactive);
		case "snoozed": {
			const until = line.until >= UNTIL_WRITTEN ? t.untilWritten : t.until(moment(line.until));
			const [own, other, nobody] = [t.snoozedByYou, t.snoozed, t.snoozedBySomebody];
			return plain(say(own(until), (who) => other(who, until), nobody(until)));
		}
		case "snooze_over":
			return plain(t.snoozeOver);
	}
}
