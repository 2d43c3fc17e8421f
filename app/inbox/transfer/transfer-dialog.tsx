import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { MAX_TRANSFER_NOTE } from "#app/domain/conversations/transfer.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { ColourDot } from "#app/ui/label-dot.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { createTeamCalls } from "../store/api.ts";
import { useDepartments } from "./departments.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type Transferred, type TransferTarget, useTransfer } from "./use-transfer.ts";

/** With more choices than this the list gets a search box. */
const FEW = 8;

const team = createTeamCalls();

/** Chooses to which department or colleague conversations go, with a note for them. */
export function TransferDialog(props: {
	conversations: readonly Transferred[];
	/** The member who is choosing. */
	memberId: string;
	/** Once it is chosen, before it is done. */
	onChosen?: () => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const transfer = useTransfer();
	const [q, setQ] = useState("");
	const [to, setTo] = useState<TransferTarget | null>(null);
	const [note, setNote] = useState("");
	const query = useQuery({
		queryKey: ["members-for-assigning", props.memberId],
		queryFn: ({ signal }) => team.listMembers(signal),
	});
	const isFound = ({ name }: { name: string }): boolean => searchKey(name).includes(searchKey(q));
	const departments = useDepartments();
	const people = (query.data ?? [])
		.filter((member) => may(member.role, "send"))
		.map(({ id, fullName: name }) => ({ id, name }))
		.toSorted((a, b) => a.name.localeCompare(b.name));
	const [shownDepartments, shownPeople] = [departments.filter(isFound), people.filter(isFound)];
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		if (to === null) return;
		props.onClose();
		props.onChosen?.();
		void transfer(props.conversations, to, note);
	};
	const choice = (
		kind: TransferTarget["kind"],
		{ id, name }: { id: string; name: string },
		icon: ReactNode,
		more: string | null = null,
	) => (
		<Choice
			icon={icon}
			isChosen={to?.kind === kind && to.id === id}
			key={id}
			more={more}
			name={displayName(name)}
			onChoose={() => setTo({ kind, id, name })}
		/>
	);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
			width={440}
		>
			<form className="flex flex-col gap-4" onSubmit={submit}>
				{departments.length + people.length > FEW ? (
					<TextInput
						aria-label={t.search}
						autoComplete="off"
						onChange={(event) => setQ(event.target.value)}
						placeholder={t.search}
						type="search"
						value={q}
					/>
				) : null}
				<div className="-mx-2 max-h-72 overflow-y-auto">
					<Choices title={t.departments}>
						{shownDepartments.map((one) =>
							choice(
								"department",
								one,
								<span className="flex size-8 items-center justify-center">
									<ColourDot colour={one.colour} />
								</span>,
								one.isMine ? t.yours : null,
							),
						)}
					</Choices>
					{query.isPending ? <SkeletonRows count={3} label={t.loading} /> : null}
					{query.isError ? (
						<ErrorState onRetry={() => void query.refetch()} title={t.failedMembers} />
					) : null}
					<Choices title={t.people}>
						{shownPeople.map((one) =>
							choice("member", one, <Avatar name={one.name} size={32} src={null} />),
						)}
					</Choices>
					{query.isSuccess && shownDepartments.length + shownPeople.length === 0 ? (
						<p className="px-2 py-3 text-[13px] text-gray-11">{t.nobody}</p>
					) : null}
				</div>
				<Field hint={t.noteHint} label={t.note} optional>
					{(control) => (
						<TextArea
							{...control}
							dir="auto"
							maxLength={MAX_TRANSFER_NOTE}
							onChange={(event) => setNote(event.target.value)}
							value={note}
						/>
					)}
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.cancel}
					</Button>
					<Button disabled={to === null} kind="primary" type="submit">
						{t.confirm}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function Choices({ title, children }: { title: string; children: readonly ReactNode[] }) {
	if (children.length === 0) return null;
	return (
		<fieldset>
			<legend className="px-2 pt-1 pb-1 text-xs font-medium text-gray-11">{title}</legend>
			{children}
		</fieldset>
	);
}

function Choice(props: {
	name: string;
	icon: ReactNode;
	more: string | null;
	isChosen: boolean;
	onChoose: () => void;
}) {
	return (
		<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-gray-3 has-checked:bg-accent-3 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-9">
			<input
				checked={props.isChosen}
				className="sr-only"
				name="to"
				onChange={props.onChoose}
				type="radio"
			/>
			{props.icon}
			<bdi className="min-w-0 flex-1 truncate text-gray-12">{props.name}</bdi>
			{props.more === null ? null : <span className="text-xs text-gray-11">{props.more}</span>}
		</label>
	);
}
