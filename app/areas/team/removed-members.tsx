import { Eraser } from "lucide-react";
import { useState } from "react";
import type { MemberView } from "#app/contracts/team.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { ListCard } from "./list-card.tsx";
import { ListEnd } from "./list-end.tsx";
import type { MemberQuestion } from "./member-dialog.tsx";
import { RoleChip } from "./role-chip.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useBounded } from "./use-bounded.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** Removed members, whom an admin may restore or erase. For others the server sends an empty list. */
export function RemovedMembers(props: {
	list: MemberView[];
	onAsk: (question: MemberQuestion) => void;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).reactivate;
	const { shown, more } = useBounded(props.list);
	const reactivation = useReactivation(props.onChanged);
	if (props.list.length === 0) return null;
	return (
		<ListCard purpose={t.purpose} title={t.title}>
			<ul>
				{shown.map((member) => (
					<RemovedRow
						key={member.id}
						busyWith={reactivation.busyWith}
						member={member}
						onErase={() => props.onAsk({ about: "erase", member })}
						onReactivate={() => reactivation.send(member)}
					/>
				))}
			</ul>
			<ListEnd more={more} shown={shown.length} total={props.list.length} />
		</ListCard>
	);
}

/** One request for all rows: a member's own row is gone once the lists are read again, maybe before the answer. */
function useReactivation(onChanged: () => void) {
	const t = useStrings({ pt, en }).reactivate;
	const errorText = useAccountErrorText();
	const [asked, setAsked] = useState<MemberView | null>(null);
	const { send, isBusy } = useTeamRequest(({ code }) => {
		onChanged();
		if (code !== null) notify.error(t.failed(errorText(code)));
		else if (asked !== null) notify.success(t.done(isolate(asked.fullName)));
	});
	return {
		busyWith: isBusy ? (asked?.id ?? null) : null,
		send(this: void, member: MemberView): void {
			setAsked(member);
			send({ intent: "reactivate", id: member.id });
		},
	};
}

function RemovedRow(props: {
	member: MemberView;
	/** The member whose reactivation is under way: one at a time. */
	busyWith: string | null;
	onErase: () => void;
	onReactivate: () => void;
}) {
	const { reactivate: t, erase } = useStrings({ pt, en });
	const { member } = props;
	return (
		<li className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
			<span className="opacity-60">
				<Avatar name={member.fullName} size={36} src={member.avatarUrl} />
			</span>
			<div className="min-w-0 flex-1">
				<p className="truncate font-medium text-gray-11">
					<bdi title={member.fullName}>{member.fullName}</bdi>
				</p>
				<p className="truncate text-[13px] text-gray-11">
					<bdi>{member.email}</bdi>
				</p>
			</div>
			<span className="hidden sm:block">
				<RoleChip role={member.role} />
			</span>
			<Button
				aria-label={t.label(member.fullName)}
				disabled={props.busyWith !== null}
				loading={props.busyWith === member.id}
				onClick={props.onReactivate}
				size="small"
				type="button"
			>
				{t.action}
			</Button>
			<Button
				aria-label={erase.label(member.fullName)}
				kind="quiet"
				onClick={props.onErase}
				size="small"
				type="button"
			>
				<Eraser aria-hidden="true" size={16} strokeWidth={1.75} />
				<span className="hidden sm:inline">{erase.action}</span>
			</Button>
		</li>
	);
}
