import { displayName } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import { parseSystemLine, type SystemLine } from "#app/domain/conversations/system-line.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import type { InboxStrings } from "../strings.pt.ts";

export interface LineSource {
	text: string;
	/** Display name of the member who did it; null when it was not a member. */
	author: string | null;
	/** Of a group: whom it is about. */
	inGroup?: MessageView["inGroup"];
}

/**
 * The text of a system line for a reader whose own name is `ownName`; null for kinds of a later
 * release, which are not shown.
 * @param moment writes date and time of an epoch ms
 */
export function systemLineText(
	{ text, author, inGroup = {} }: LineSource,
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
		case "transferred": {
			const to = nameOrFormer(displayName(line.to.name), t.former);
			const isBack = line.to.kind === "nobody";
			const [own, other] = isBack
				? [t.transferUndoneByYou, t.transferUndone]
				: [t.transferredByYou, t.transferred];
			return {
				text: say(own(to), (who) => other(who, to), other(t.somebody, to)),
				note: line.note,
			};
		}
		case "snooze_over":
			return plain(t.snoozeOver);
		case "rated":
			return plain(t.rated(line.rating));
		case "routed":
			return plain(say(t.routedToYou, t.routed, t.routed(t.somebody)));
		case "routed_back":
			return plain(say(t.routedBackByYou, t.routedBack, t.routedBack(t.somebody)));
		case "groups_ignored":
			return plain(t.groupsIgnored);
		case "rule_ran":
			return plain(t.ruleRan(name ?? ""));
		case "note":
			return { text: say(t.ownNote, t.note, t.note(t.former)), note: line.text };
		case "from_ad":
		case "marked":
			// They have rows of their own (sales/sales-row.tsx).
			return null;
		case "group_changed":
			return plain(groupLine(line, inGroup, t));
	}
}

type GroupLine = Extract<SystemLine, { code: "group_changed" }>;

/** Who came, who went, what a group is called now. */
function groupLine(
	{ act, name }: GroupLine,
	{ who = [], others = 0, by }: NonNullable<LineSource["inGroup"]>,
	t: InboxStrings["lines"],
): string {
	const called = (one: { name: string | null }): string => {
		const name = displayName(one.name ?? "");
		// Who has no name is told by their number.
		return /^\+\d+$/u.test(name) ? formatPhone(name.slice(1)) : name || t.somebody;
	};
	const isOne = who.length + others < 2;
	const names = who.map(called);
	const last = others === 0 && names.length > 1 ? names.pop() : undefined;
	const listed = names.join(", ") || t.somebody;
	const people =
		others > 0 ? t.andOthers(listed, others) : last === undefined ? listed : t.and(listed, last);
	const actor = by && called(by);
	switch (act) {
		case "joined":
		case "left":
		case "promoted":
		case "demoted":
			return t[act](people, isOne);
		case "added":
			return actor ? t.added(people, actor) : t.wasAdded(people, isOne);
		case "removed":
			return actor ? t.removed(people, actor) : t.wasRemoved(people, isOne);
		case "renamed": {
			const title = displayName(name ?? "") || "…";
			return actor ? t.renamed(actor, title) : t.wasRenamed(title);
		}
		case "pictured":
			return actor ? t.pictured(actor) : t.wasPictured;
	}
}
