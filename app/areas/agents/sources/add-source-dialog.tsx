import { useId, useState } from "react";
import type { KnowledgePlace } from "#app/contracts/knowledge.ts";
import {
	MAX_ADDRESS_LENGTH,
	SCHEDULES,
	type Schedule,
	SOURCE_KINDS,
	type SourceKind,
} from "#app/domain/agents/knowledge-source.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useAsking } from "../use-asking.ts";
import { addSource } from "./sources-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Asks for an address, whether one page or the whole site is meant, and how often. A refusal keeps what was typed. */
export function AddSourceDialog(props: {
	target: KnowledgePlace;
	onClose: () => void;
	onDone: () => void;
}) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const [address, setAddress] = useState("");
	const [kind, setKind] = useState<SourceKind>("site");
	const [schedule, setSchedule] = useState<Schedule>("weekly");
	const asking = useAsking(t.adding.failed);
	const add = (): void =>
		asking.ask(async () => {
			await addSource({ place: props.target, address, kind, schedule });
			notify.success(t.adding.done, t.adding.doneText);
			props.onDone();
			props.onClose();
		});
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.adding.purpose}
			title={t.adding.title}
		>
			<form
				className="flex flex-col gap-5"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					add();
				}}
			>
				<Field error={asking.refusal?.words} label={t.adding.address}>
					{(control) => (
						<TextInput
							{...control}
							autoCapitalize="none"
							autoComplete="off"
							dir="ltr"
							inputMode="url"
							maxLength={MAX_ADDRESS_LENGTH}
							onChange={(event) => setAddress(event.currentTarget.value)}
							placeholder={t.adding.placeholder}
							spellCheck={false}
							value={address}
						/>
					)}
				</Field>
				<KindChoice chosen={kind} onChoose={setKind} />
				<Field label={t.adding.schedule}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) => setSchedule(event.currentTarget.value as Schedule)}
							value={schedule}
						>
							{SCHEDULES.map((one) => (
								<option key={one} value={one}>
									{t.schedules[one]}
								</option>
							))}
						</Select>
					)}
				</Field>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{common.cancel}
					</Button>
					<Button
						disabled={address.trim() === ""}
						kind="primary"
						loading={asking.isBusy}
						type="submit"
					>
						{t.adding.confirm}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function KindChoice(props: { chosen: SourceKind; onChoose: (kind: SourceKind) => void }) {
	const t = useStrings({ pt, en }).adding;
	const name = useId();
	const choices = SOURCE_KINDS.map((kind) => ({
		kind,
		label: t.kinds[kind],
		hint: t.kindHints[kind],
	}));
	return (
		<fieldset>
			<legend className="mb-1.5 font-medium text-gray-12">{t.kind}</legend>
			<div className="grid gap-2 sm:grid-cols-2">
				{choices.map(({ kind, label, hint }) => (
					<label
						className="grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
						key={kind}
					>
						<input
							checked={props.chosen === kind}
							className="mt-1 accent-(--accent-9)"
							name={name}
							onChange={() => props.onChoose(kind)}
							type="radio"
							value={kind}
						/>
						<span className="font-medium text-gray-12">{label}</span>
						<span className="col-start-2 text-[13px] text-gray-11 text-pretty">{hint}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
