import { CircleUserRound, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { findAnsweredBy } from "#app/domain/chat/answered-by.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { may } from "#app/domain/team/role.ts";
import { Hint } from "#app/ui/hint.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

const AssignDialog = lazyPart(() => import("./assign-dialog.tsx"), "AssignDialog", {
	onFailure: "toast",
	preload: true,
});

const CHIP =
	"hidden h-8 max-w-40 shrink-0 @max-2xl:max-w-28 items-center gap-1.5 rounded-full border border-line px-2.5 text-xs text-gray-11 sm:inline-flex";

/** The member to whom this conversation is assigned; a click gives it to another one. */
export function OwnerChip(props: {
	contact: ContactView;
	onAssign: (assignee: ContactView["assignee"]) => void;
}) {
	const t = useInboxStrings().decisions;
	const later = useLaterStrings().header;
	const { me } = useInboxParts();
	const [isAsking, setIsAsking] = useState(false);
	const { contact } = props;
	const { assignee } = contact;
	// The answering bar below already names the person.
	if (findAnsweredBy(contact)?.handler === "person") return null;
	const name =
		assignee === null
			? later.unowned
			: assignee.memberId === me.memberId
				? t.you
				: displayName(assignee.name);
	const Icon = assignee === null ? UserRoundPlus : CircleUserRound;
	const inside = (
		<>
			<Icon aria-hidden="true" className="shrink-0" size={13} />
			<span className="sr-only">{t.assignee}: </span>
			<bdi className={assignee === null ? "truncate @max-2xl:sr-only" : "truncate"}>{name}</bdi>
		</>
	);
	const mark = assignee === null ? {} : { "data-assignee": true };
	if (!may(me.role, "assign_others"))
		return assignee === null ? null : (
			<span {...mark} className={CHIP} title={t.assignedTo(name)}>
				{inside}
			</span>
		);
	return (
		<>
			<Hint side="bottom" text={later.change}>
				<button
					{...mark}
					aria-haspopup="dialog"
					className={`${CHIP} focus-ring hover:bg-gray-3`}
					onClick={() => setIsAsking(true)}
					onPointerEnter={() => void AssignDialog.prefetch()}
					type="button"
				>
					{inside}
				</button>
			</Hint>
			{isAsking ? (
				<AssignDialog
					contact={contact}
					onAssign={props.onAssign}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</>
	);
}
