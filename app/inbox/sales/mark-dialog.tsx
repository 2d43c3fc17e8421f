import { type FormEvent, useState } from "react";
import {
	MARK_CURRENCIES,
	MARK_KINDS,
	type MarkFacts,
	MAX_MARK_NOTE,
	MAX_PRODUCT,
	parseCents,
} from "#app/domain/sales/mark.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { correctMark, markSale } from "./sales-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const typed = (cents: number | null | undefined, comma: string): string =>
	cents === null || cents === undefined ? "" : (cents / 100).toFixed(2).replace(".", comma);

/** Marks a lead or a sale on a conversation, or corrects one. */
export function MarkDialog(props: {
	contactId: string;
	/** The mark that is corrected; left out: a new one. */
	known?: MarkFacts & { id: string };
	onClose: () => void;
}) {
	const { dialog: t, kinds } = useStrings({ pt, en });
	const errorText = useErrorText();
	const { instance } = useInboxParts();
	const { known, contactId } = props;
	// The same id again is the same mark, however often it is pressed.
	const [id] = useState(() => known?.id ?? crypto.randomUUID());
	const [facts, setFacts] = useState({
		kind: known?.kind ?? ("sale" as const),
		value: typed(known?.cents, useStrings({ pt: { comma: "," }, en: { comma: "." } }).comma),
		currency: known?.currency ?? MARK_CURRENCIES[0],
		product: known?.product ?? "",
		note: known?.note ?? "",
	});
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const set = (change: Partial<typeof facts>): void => setFacts({ ...facts, ...change });

	async function save(mark: MarkFacts): Promise<void> {
		setIsBusy(true);
		try {
			if (known) await correctMark(instance.id, { contactId, markId: id }, mark);
			else await markSale(instance.id, contactId, { ...mark, id });
			props.onClose();
		} catch (error) {
			setIsBusy(false);
			notify.error(t.failed, errorText(codeOf(error)));
		}
	}
	function submit(event: FormEvent): void {
		event.preventDefault();
		const { value, ...rest } = facts;
		const isEmpty = value.trim() === "";
		const cents = isEmpty ? null : parseCents(value);
		const isMissing = isEmpty && facts.kind === "sale";
		const wrong = isMissing ? t.valueMissing : !isEmpty && cents === null ? t.valueWrong : null;
		setProblem(wrong);
		if (wrong === null && !isBusy) void save({ ...rest, cents });
	}
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={known ? t.correctTitle : t.title}
			width={460}
		>
			<form className="flex flex-col gap-4" noValidate onSubmit={submit}>
				<Field label={t.kind}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) => set({ kind: event.target.value === "lead" ? "lead" : "sale" })}
							value={facts.kind}
						>
							{MARK_KINDS.map((kind) => (
								<option key={kind} value={kind}>
									{kinds[kind]}
								</option>
							))}
						</Select>
					)}
				</Field>
				<div className="grid grid-cols-2 gap-3">
					<Field
						error={problem}
						label={t.value}
						{...(facts.kind === "lead" && { hint: t.valueHint })}
					>
						{(control) => (
							<TextInput
								{...control}
								autoComplete="off"
								inputMode="decimal"
								maxLength={24}
								onChange={(event) => set({ value: event.target.value })}
								value={facts.value}
							/>
						)}
					</Field>
					<Field label={t.currency}>
						{(control) => (
							<Select
								{...control}
								onChange={(event) =>
									set({
										currency:
											MARK_CURRENCIES.find((one) => one === event.target.value) ??
											MARK_CURRENCIES[0],
									})
								}
								value={facts.currency}
							>
								{MARK_CURRENCIES.map((one) => (
									<option key={one} value={one}>
										{one}
									</option>
								))}
							</Select>
						)}
					</Field>
				</div>
				<Field label={t.product}>
					{(control) => (
						<TextInput
							{...control}
							maxLength={MAX_PRODUCT}
							onChange={(event) => set({ product: event.target.value })}
							value={facts.product}
						/>
					)}
				</Field>
				<Field label={t.note}>
					{(control) => (
						<TextInput
							{...control}
							maxLength={MAX_MARK_NOTE}
							onChange={(event) => set({ note: event.target.value })}
							value={facts.note}
						/>
					)}
				</Field>
				<div className="flex justify-end gap-2">
					<Button onClick={props.onClose} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={isBusy} type="submit">
						{known ? t.saveCorrection : t.save}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
