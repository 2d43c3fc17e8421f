import {
	CheckCircle2,
	CircleUserRound,
	Keyboard,
	RotateCcw,
	Undo2,
	UserRoundPlus,
	type LucideIcon,
	PanelRight,
} from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { useDecisions } from "./use-decisions.ts";
import { useLaterStrings } from "./use-later-strings.ts";

const AssignDialog = lazy(async () => ({
	default: (await import("./assign-dialog.tsx")).AssignDialog,
}));

/** The open menu of a conversation. What a role may not do is there, disabled, with the reason. */
export function ConversationMenu(props: {
	contact: ContactView;
	trigger: ReactElement;
	onDetails: () => void;
	onHelp: () => void;
}) {
	const t = useLaterStrings().menu;
	const { contact } = props;
	const { me } = useInboxParts();
	const decisions = useDecisions(contact);
	const [isAssigning, setIsAssigning] = useState(false);
	const isMine = contact.assignee?.memberId === me.memberId;
	const refusal = may(me.role, "send") ? null : t.viewer;
	return (
		<>
			<Menu defaultOpen trigger={props.trigger}>
				{isMine ? null : (
					<Item
						icon={CircleUserRound}
						label={t.take}
						onSelect={() => decisions.assign({ memberId: me.memberId, name: me.name })}
						refusal={refusal}
					/>
				)}
				<Item
					icon={UserRoundPlus}
					label={t.give}
					onSelect={() => setIsAssigning(true)}
					refusal={may(me.role, "assign_others") ? null : t.managersOnly}
				/>
				{contact.assignee === null ? null : (
					<Item
						icon={Undo2}
						label={t.giveBack}
						onSelect={() => decisions.assign(null)}
						refusal={refusal ?? (isMine || may(me.role, "assign_others") ? null : t.managersOnly)}
					/>
				)}
				<MenuSeparator />
				{contact.closedAt === null ? (
					<Item icon={CheckCircle2} label={t.close} onSelect={decisions.close} refusal={refusal} />
				) : (
					<Item icon={RotateCcw} label={t.reopen} onSelect={decisions.reopen} refusal={refusal} />
				)}
				<MenuSeparator />
				<Item icon={PanelRight} label={t.details} onSelect={props.onDetails} refusal={null} />
				<Item icon={Keyboard} label={t.help} onSelect={props.onHelp} refusal={null} />
			</Menu>
			{isAssigning ? (
				<Suspense fallback={null}>
					<AssignDialog
						contact={contact}
						onAssign={decisions.assign}
						onClose={() => setIsAssigning(false)}
					/>
				</Suspense>
			) : null}
		</>
	);
}

function Item(props: {
	icon: LucideIcon;
	label: string;
	onSelect: () => void;
	refusal: string | null;
}) {
	const Icon = props.icon;
	return (
		<MenuItem
			className={props.refusal ? "!h-auto !py-1.5" : ""}
			disabled={props.refusal !== null}
			onSelect={props.onSelect}
		>
			<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
			<span className="flex flex-col">
				{props.label}
				{props.refusal ? <span className="text-xs">{props.refusal}</span> : null}
			</span>
		</MenuItem>
	);
}
