import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { may } from "#app/domain/team/role.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { ChannelApi } from "../store/api.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** With more members than this the list gets a search box. */
const FEW = 8;

/** A list of the members who may answer, to choose the assignee of one or several conversations. */
export function MemberDialog(props: {
	/** The present assignee; null when there is none. */
	currentId: string | null;
	/** The member who is choosing. */
	memberId: string;
	listMembers: ChannelApi["listMembers"];
	onPick: (member: { memberId: string; name: string }) => void;
	onClose: () => void;
}) {
	const t = useLaterStrings().menu;
	const [q, setQ] = useState("");
	const query = useQuery({
		queryKey: ["members-for-assigning", props.memberId],
		queryFn: ({ signal }) => props.listMembers(signal),
	});
	const able = (query.data ?? [])
		.filter((member) => may(member.role, "send"))
		.toSorted((a, b) => a.fullName.localeCompare(b.fullName));
	const key = searchKey(q);
	const shown = able.filter((member) => searchKey(member.fullName).includes(key));
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.givePurpose}
			title={t.give}
			width={420}
		>
			{query.isPending ? <SkeletonRows count={3} label={t.loadingMembers} /> : null}
			{query.isError ? (
				<ErrorState onRetry={() => void query.refetch()} title={t.membersFailed} />
			) : null}
			{able.length > FEW ? (
				<div className="mb-3">
					<TextInput
						aria-label={t.searchMember}
						autoComplete="off"
						onChange={(event) => setQ(event.target.value)}
						placeholder={t.searchMember}
						value={q}
					/>
				</div>
			) : null}
			<ul className="-mx-2 max-h-80 overflow-y-auto">
				{shown.map((member) => {
					const isCurrent = member.id === props.currentId;
					const pick = (): void => {
						props.onClose();
						if (!isCurrent) props.onPick({ memberId: member.id, name: member.fullName });
					};
					return (
						<MemberRow isCurrent={isCurrent} key={member.id} name={member.fullName} onPick={pick} />
					);
				})}
			</ul>
		</Dialog>
	);
}

function MemberRow(props: { name: string; isCurrent: boolean; onPick: () => void }) {
	return (
		<li>
			<button
				aria-current={props.isCurrent ? "true" : undefined}
				className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3"
				onClick={props.onPick}
				type="button"
			>
				<Avatar name={props.name} size={32} />
				<bdi className="min-w-0 flex-1 truncate text-gray-12">{displayName(props.name)}</bdi>
				{props.isCurrent ? <Check aria-hidden="true" className="text-accent-11" size={16} /> : null}
			</button>
		</li>
	);
}
