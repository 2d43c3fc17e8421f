import type { MemberView } from "#app/contracts/team.ts";
import { isOnline as wasSeen } from "#app/domain/team/membership.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Online by the workspace's socket, or seen in the last five minutes. */
export const isMemberOnline = (
	member: Pick<MemberView, "id" | "lastSeenAt">,
	online: readonly string[] | null,
	now: number,
): boolean => online?.includes(member.id) === true || wasSeen(member.lastSeenAt, now);

/** The dot on an avatar; the text beside it says the same. */
export function PresenceDot({ isOnline, isAway }: { isOnline: boolean; isAway: boolean }) {
	const colour = isAway ? "bg-amber-9" : isOnline ? "bg-green-9" : "bg-gray-8";
	return (
		<span
			aria-hidden="true"
			className={`absolute -right-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-panel ${colour}`}
		/>
	);
}

/** "Away", "Online", or when the person was last here. */
export function PresenceWords(props: {
	/** By their own word. */
	isAway: boolean;
	isOnline: boolean;
	lastSeenAt: number | null;
	now: number;
}) {
	const t = useStrings({ pt, en }).members;
	const format = useFormat();
	if (props.isAway) return <span className="font-medium text-amber-11">{t.away}</span>;
	if (props.isOnline) return <span className="font-medium text-green-11">{t.online}</span>;
	if (props.lastSeenAt === null) return <span className="text-gray-11">{t.never}</span>;
	return (
		<span className="text-gray-11" title={format.dateTime(props.lastSeenAt)}>
			<span className="sr-only">{t.offline}. </span>
			{t.seen(format.relative(props.lastSeenAt, props.now))}
		</span>
	);
}
