import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { MAX_LABEL_LENGTH, MAX_LABELS } from "#app/domain/conversations/conversation.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LabelDot } from "#app/ui/label-dot.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { ChannelApi } from "../store/api.ts";
import { useLaterStrings } from "../use-later-strings.ts";

export interface LabelFieldsProps {
	labels: readonly string[];
	/** Null where this member may not change labels. */
	onChange: ((labels: readonly string[]) => void) | null;
	/** Who edits them. */
	memberId: string;
	/** Labels used elsewhere are suggested; they are asked for once somebody is about to type. */
	listLabels: ChannelApi["listLabels"];
	/** A dialog begins with the input. */
	isFirst?: boolean;
	/** Text left in the input becomes a label on blur: for forms that are saved by a button. */
	addsOnLeave?: boolean;
}

/**
 * The labels of one conversation, with controls to add and remove them. The caller stores the
 * change.
 */
export function LabelFields(props: LabelFieldsProps) {
	const t = useLaterStrings().labels;
	const { labels, onChange } = props;
	return (
		<>
			{labels.length === 0 ? (
				<p className="text-[13px] text-gray-11">{t.none}</p>
			) : (
				<ul aria-label={t.title} className="flex flex-wrap gap-1.5">
					{labels.map((label) => (
						<li
							className={`flex h-7 max-w-full items-center gap-1.5 rounded-full bg-gray-3 pl-2.5 text-[13px] text-gray-12 ${onChange ? "" : "pr-2.5"}`}
							key={label}
						>
							<LabelDot label={label} />
							<bdi className="truncate">{displayName(label)}</bdi>
							{onChange ? (
								<IconButton
									className="!size-7 !rounded-full"
									label={t.remove(displayName(label))}
									onClick={() => onChange(labels.filter((one) => one !== label))}
								>
									<X aria-hidden="true" size={13} />
								</IconButton>
							) : null}
						</li>
					))}
				</ul>
			)}
			{onChange ? <NewLabel {...props} onChange={onChange} /> : null}
		</>
	);
}

function NewLabel(
	props: LabelFieldsProps & { onChange: NonNullable<LabelFieldsProps["onChange"]> },
) {
	const t = useLaterStrings().labels;
	const format = useFormat();
	const [text, setText] = useState("");
	const listId = useId();
	const [isNear, setIsNear] = useState(false);
	const { labels, listLabels, memberId } = props;
	const { data: inUse = [] } = useQuery({
		queryKey: ["labels-in-use", memberId],
		queryFn: ({ signal }) => listLabels(signal),
		enabled: isNear,
	});
	if (labels.length >= MAX_LABELS)
		return <p className="mt-2 text-xs text-gray-11">{t.full(format.number(MAX_LABELS))}</p>;
	const typed = parseLabels([...labels, text]);
	const isNew = typed.ok && typed.value.length > labels.length;
	function add(event?: FormEvent): void {
		event?.preventDefault();
		setText("");
		if (typed.ok && isNew) props.onChange(typed.value);
	}
	return (
		<form className="mt-2 flex items-center gap-1" onSubmit={add}>
			<TextInput
				aria-label={t.new}
				autoComplete="off"
				data-begin={props.isFirst ? "" : undefined}
				list={listId}
				maxLength={MAX_LABEL_LENGTH}
				onBlur={() => (props.addsOnLeave ? add() : undefined)}
				onChange={(event) => setText(event.target.value)}
				onFocus={() => setIsNear(true)}
				placeholder={t.new}
				value={text}
			/>
			<datalist id={listId}>
				{inUse
					.filter((label) => !labels.includes(label))
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
