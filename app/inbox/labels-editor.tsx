import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { MAX_LABEL_LENGTH, MAX_LABELS } from "#app/domain/conversations/conversation.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { useLabels } from "./use-labels.ts";
import { useLaterStrings } from "./use-later-strings.ts";

/** The labels of a conversation: each change is kept at once. */
export function LabelsEditor({ contact }: { contact: ContactView }) {
	const t = useLaterStrings().labels;
	const { me } = useInboxParts();
	const save = useLabels(contact);
	const labels = contact.conversation?.labels ?? [];
	const mayChange = may(me.role, "send");
	return (
		<>
			{labels.length === 0 ? (
				<p className="text-[13px] text-gray-11">{t.none}</p>
			) : (
				<ul aria-label={t.title} className="flex flex-wrap gap-1.5">
					{labels.map((label) => (
						<li
							className={`flex h-7 max-w-full items-center rounded-full bg-gray-3 pl-2.5 text-[13px] text-gray-12 ${mayChange ? "" : "pr-2.5"}`}
							key={label}
						>
							<bdi className="truncate">{displayName(label)}</bdi>
							{mayChange ? (
								<IconButton
									className="!size-7 !rounded-full"
									label={t.remove(displayName(label))}
									onClick={() => void save(labels.filter((one) => one !== label))}
								>
									<X aria-hidden="true" size={13} />
								</IconButton>
							) : null}
						</li>
					))}
				</ul>
			)}
			{mayChange ? <NewLabel labels={labels} onSave={save} /> : null}
		</>
	);
}

/** Those in use elsewhere are offered while one types. */
function NewLabel(props: {
	labels: readonly string[];
	onSave: (labels: readonly string[]) => Promise<void>;
}) {
	const t = useLaterStrings().labels;
	const format = useFormat();
	const { store, me } = useInboxParts();
	const [text, setText] = useState("");
	const [isNear, setIsNear] = useState(false);
	const listId = useId();
	const known = useQuery({
		queryKey: ["labels-in-use", me.memberId],
		queryFn: ({ signal }) => store.api.listLabels(signal),
		enabled: isNear,
	});
	if (props.labels.length >= MAX_LABELS) {
		return <p className="mt-2 text-xs text-gray-11">{t.full(format.number(MAX_LABELS))}</p>;
	}
	const typed = parseLabels([...props.labels, text]);
	const isNew = typed.ok && typed.value.length > props.labels.length;
	function add(event: FormEvent): void {
		event.preventDefault();
		setText("");
		if (typed.ok && isNew) void props.onSave(typed.value);
	}
	return (
		<form className="mt-2 flex items-center gap-1" onSubmit={add}>
			<TextInput
				aria-label={t.new}
				autoComplete="off"
				list={listId}
				maxLength={MAX_LABEL_LENGTH}
				onChange={(event) => setText(event.target.value)}
				onFocus={() => setIsNear(true)}
				placeholder={t.new}
				value={text}
			/>
			<datalist id={listId}>
				{(known.data ?? [])
					.filter((label) => !props.labels.includes(label))
					.map((label) => (
						<option key={label} value={label}>
							{label}
						</option>
					))}
			</datalist>
			<IconButton disabled={!isNew} label={t.add} type="submit">
				<Plus aria-hidden="true" size={18} strokeWidth={1.75} />
			</IconButton>
		</form>
	);
}
