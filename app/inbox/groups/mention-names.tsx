import { Users } from "lucide-react";
import type { RefObject } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { EVERYBODY, findMentionQuery, searchMembers } from "#app/domain/inbox/mentions.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { WordMenu } from "../composer/word-menu.tsx";
import { writeInto } from "../composer/write-into.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { Member } from "./groups-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGroup } from "./use-group.ts";

const MAX_OFFERED = 6;

/** Members of the group for the `@nome` at the caret. The server finds in the text who is named, so only the text counts. */
export function MentionNames(props: {
	contact: ContactView;
	input: RefObject<HTMLTextAreaElement | null>;
	text: string;
	caret: number;
}) {
	const t = useStrings({ pt, en });
	const { capabilities } = useInboxParts();
	const { contact, input, text, caret } = props;
	const { data } = useGroup(contact);
	const written = findMentionQuery(text, caret);
	const everybody = { id: EVERYBODY, mention: t.everybody, phone: null, name: null };
	// Whom only the network's own number names is nobody that somebody would mean.
	const isKnown = ({ name, phone }: Member) => name !== null || phone !== null;
	const others = data?.members.filter((one) => !one.isUs && isKnown(one)) ?? [];
	// Last, so that it is never what a hasty Enter chooses.
	const found: Pick<Member, "id" | "mention" | "phone" | "name">[] =
		written === null
			? []
			: [
					...searchMembers(others, written.query, MAX_OFFERED),
					...(capabilities.mentions?.everybody ? searchMembers([everybody], written.query) : []),
				];
	// Written out already: nothing is left to choose.
	const isDone = found.length === 1 && found[0]?.mention === written?.query.trimEnd();
	const offered = (isDone ? [] : found).map((one) => ({
		key: one.id,
		mention: one.mention,
		line: one.id === everybody.id ? <EverybodyLine /> : <MemberLine member={one} />,
	}));
	function pick({ mention }: { mention: string }): void {
		if (!input.current || !written) return;
		const end = written.from + mention.length + 2;
		writeInto(input.current, {
			from: written.from,
			to: caret,
			insert: `@${mention} `,
			start: end,
			end,
		});
	}
	return (
		<WordMenu
			input={input}
			label={t.menu}
			offered={offered}
			onPick={pick}
			word={written?.query ?? ""}
		/>
	);
}

function MemberLine({ member }: { member: Pick<Member, "mention" | "phone" | "name"> }) {
	const { phone } = member;
	const name = member.name === null && phone ? formatPhone(phone) : displayName(member.mention);
	return (
		<>
			<Avatar name={name} size={24} />
			<bdi className="min-w-0 truncate">{name}</bdi>
			{member.name !== null && phone ? (
				<span className="tabular ml-auto shrink-0 text-xs text-gray-11">{formatPhone(phone)}</span>
			) : null}
		</>
	);
}

function EverybodyLine() {
	const t = useStrings({ pt, en });
	return (
		<>
			<span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-4 text-accent-12">
				<Users aria-hidden="true" size={14} />
			</span>
			<span className="min-w-0 truncate">
				{t.everybody} <span className="text-xs text-gray-11">{t.everybodyHint}</span>
			</span>
		</>
	);
}
