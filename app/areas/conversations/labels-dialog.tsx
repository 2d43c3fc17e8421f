import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { MAX_LABEL_LENGTH, MAX_LABELS } from "#app/domain/conversations/conversation.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The labels of one conversation: typed, taken away, saved together. */
export function LabelsDialog(props: {
	title: string;
	labels: readonly string[];
	onSave: (labels: string[]) => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).labels;
	const [labels, setLabels] = useState<readonly string[]>(props.labels);
	const [text, setText] = useState("");
	const typed = parseLabels([...labels, text]);
	const isFull = labels.length >= MAX_LABELS;

	function add(event: FormEvent): void {
		event.preventDefault();
		if (!typed.ok) return;
		setLabels(typed.value);
		setText("");
	}
	function save(): void {
		// What is still in the box was meant as well.
		const all = typed.ok ? typed.value : [...labels];
		props.onClose();
		if (JSON.stringify(all) !== JSON.stringify(props.labels)) props.onSave(all);
	}
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose(props.title)}
			title={t.title}
			width={440}
		>
			<form className="flex items-end gap-2" onSubmit={add}>
				<div className="min-w-0 flex-1">
					<Field hint={isFull ? t.full(MAX_LABELS) : t.hint} label={t.new}>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="off"
								disabled={isFull}
								maxLength={MAX_LABEL_LENGTH}
								onChange={(event) => setText(event.target.value)}
								value={text}
							/>
						)}
					</Field>
				</div>
			</form>
			{labels.length === 0 ? (
				<p className="mt-4 text-gray-11">{t.none}</p>
			) : (
				<ul aria-label={t.title} className="mt-4 flex flex-wrap gap-2">
					{labels.map((label) => (
						<li
							className="flex h-8 max-w-full items-center gap-1 rounded-full bg-gray-3 pl-3 text-[13px] text-gray-12"
							key={label}
						>
							<bdi className="truncate">{label}</bdi>
							<IconButton
								label={t.remove(label)}
								onClick={() => setLabels(labels.filter((one) => one !== label))}
							>
								<X aria-hidden="true" size={14} />
							</IconButton>
						</li>
					))}
				</ul>
			)}
			<div className="mt-6 flex justify-end gap-3">
				<Button onClick={props.onClose}>{t.cancel}</Button>
				<Button kind="primary" onClick={save}>
					{t.save}
				</Button>
			</div>
		</Dialog>
	);
}
