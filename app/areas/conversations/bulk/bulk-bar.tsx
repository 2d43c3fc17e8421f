import {
	AlarmClock,
	ArrowRightLeft,
	CheckCheck,
	CheckCircle2,
	CircleUserRound,
	ListChecks,
	MailOpen,
	MoreVertical,
	RotateCcw,
	Tag,
	Undo2,
	UserRoundPlus,
	X,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { MemberDialog } from "#app/inbox/conversation/member-dialog.tsx";
import { SnoozeDialog } from "#app/inbox/conversation/snooze-dialog.tsx";
import { createTeamCalls } from "#app/inbox/store/api.ts";
import { en as transferEn } from "#app/inbox/transfer/strings.en.ts";
import { pt as transferPt } from "#app/inbox/transfer/strings.pt.ts";
import { TransferDialog } from "#app/inbox/transfer/transfer-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuSeparator } from "#app/ui/menu.tsx";
import { ReasonedMenuItem } from "#app/ui/reasoned-menu-item.tsx";
import { LabelsDialog } from "../labels-dialog.tsx";
import type { Me } from "../me.ts";
import { transferredOf } from "../transferred-of.ts";
import type { Conversations } from "../use-conversations.ts";
import type { BulkWish } from "./plan.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useBulk } from "./use-bulk.ts";

/** Takes the place of the list's header while conversations are chosen. */
export function BulkBar(props: {
	chosen: readonly ConversationSummary[];
	me: Me;
	show: Conversations["show"];
	onAll: () => void;
	onClear: () => void;
}) {
	const t = useStrings({ pt, en });
	const { number } = useFormat();
	const { chosen, me, onClear } = props;
	const bulk = useBulk(props.show);
	const [asks, setAsks] = useState<"member" | "transfer" | "labels" | "snooze" | null>(null);
	const act = (wish: BulkWish): void => {
		onClear();
		void bulk(chosen, wish);
	};
	const count = number(chosen.length);
	const close = () => setAsks(null);
	return (
		<div
			aria-label={t.bar}
			className="mb-2 flex h-12 shrink-0 items-center gap-0.5 bg-accent-3 px-2"
			role="toolbar"
		>
			<Act icon={<X {...LOOK} />} label={t.clear} onPress={onClear} />
			<output className="tabular min-w-0 flex-1 truncate px-1 text-[13px] font-semibold text-gray-12">
				{chosen.length === 0 ? (
					t.choose
				) : (
					<>
						<span aria-hidden="true">{count}</span>
						<span className="sr-only">{t.chosen(count)}</span>
					</>
				)}
			</output>
			{chosen.length === 0 ? (
				<Act icon={<ListChecks {...LOOK} />} label={t.all} onPress={props.onAll} />
			) : (
				<>
					<Act
						icon={<CircleUserRound {...LOOK} />}
						label={t.take}
						onPress={() =>
							act({ type: "assign", assignee: { memberId: me.memberId, name: me.name } })
						}
					/>
					<Act icon={<Tag {...LOOK} />} label={t.labels} onPress={() => setAsks("labels")} />
					<Act icon={<AlarmClock {...LOOK} />} label={t.snooze} onPress={() => setAsks("snooze")} />
					<Act
						icon={<CheckCircle2 {...LOOK} />}
						label={t.close}
						onPress={() => act({ type: "close" })}
					/>
					<More
						act={act}
						isAnyClosed={chosen.some(({ status }) => status === "closed")}
						onAll={props.onAll}
						onGive={() => setAsks("member")}
						onTransfer={() => setAsks("transfer")}
					/>
				</>
			)}
			{asks === "member" ? (
				<MemberDialog
					currentId={null}
					listMembers={team.listMembers}
					memberId={me.memberId}
					onClose={close}
					onPick={(assignee) => act({ type: "assign", assignee })}
				/>
			) : null}
			{asks === "transfer" ? (
				<TransferDialog
					conversations={chosen.filter(({ status }) => status === "active").map(transferredOf)}
					memberId={me.memberId}
					onChosen={onClear}
					onClose={close}
				/>
			) : null}
			{asks === "snooze" ? (
				<SnoozeDialog onClose={close} onPick={(until) => act({ type: "snooze", until })} />
			) : null}
			{asks === "labels" ? (
				<LabelsDialog
					labels={NO_LABELS}
					memberId={me.memberId}
					onClose={close}
					onSave={(labels) => act({ type: "label", labels })}
					purpose={t.labelDialog.purpose(count)}
					words={t.labelDialog}
				/>
			) : null}
		</div>
	);
}

const team = createTeamCalls();
const NO_LABELS: readonly string[] = [];
const LOOK = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

function Act(props: { icon: ReactNode; label: string; onPress: () => void }) {
	return (
		<IconButton label={props.label} onClick={props.onPress} side="bottom">
			{props.icon}
		</IconButton>
	);
}

function More(props: {
	act: (wish: BulkWish) => void;
	isAnyClosed: boolean;
	onAll: () => void;
	onGive: () => void;
	onTransfer: () => void;
}) {
	const t = useStrings({ pt, en });
	const transfer = useStrings({ pt: transferPt, en: transferEn });
	const { act } = props;
	return (
		<Menu
			trigger={
				<IconButton label={t.more} side="bottom">
					<MoreVertical {...LOOK} />
				</IconButton>
			}
		>
			<ReasonedMenuItem
				icon={UserRoundPlus}
				label={t.give}
				onSelect={props.onGive}
				refusal={null}
			/>
			<ReasonedMenuItem
				icon={ArrowRightLeft}
				label={transfer.item}
				onSelect={props.onTransfer}
				refusal={null}
			/>
			<ReasonedMenuItem
				icon={Undo2}
				label={t.release}
				onSelect={() => act({ type: "assign", assignee: null })}
				refusal={null}
			/>
			<MenuSeparator />
			<ReasonedMenuItem
				icon={CheckCheck}
				label={t.read}
				onSelect={() => act({ type: "read" })}
				refusal={null}
			/>
			<ReasonedMenuItem
				icon={MailOpen}
				label={t.unread}
				onSelect={() => act({ type: "unread" })}
				refusal={null}
			/>
			{props.isAnyClosed ? (
				<ReasonedMenuItem
					icon={RotateCcw}
					label={t.reopen}
					onSelect={() => act({ type: "reopen" })}
					refusal={null}
				/>
			) : null}
			<MenuSeparator />
			<ReasonedMenuItem icon={ListChecks} label={t.all} onSelect={props.onAll} refusal={null} />
		</Menu>
	);
}
