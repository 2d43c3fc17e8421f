import { CURRENCIES, EVENT_TYPES } from "#app/domain/facebook/conversion.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { DraftProps } from "./use-conversion.ts";

/** Spec 2, section 2: event type, value, currency, order ID and content name. */
export function EventTab({ draft, change }: DraftProps) {
	const { event: t, eventTypes } = useStrings({ pt, en });
	return (
		<FormSection id="conversion-event" purpose={t.purpose} title={t.title}>
			<Field label={t.type}>
				{(control) => (
					<Select
						{...control}
						onChange={(event) => {
							const chosen = EVENT_TYPES.find((type) => type === event.currentTarget.value);
							if (chosen) change({ eventType: chosen });
						}}
						value={draft.eventType}
					>
						{EVENT_TYPES.map((type) => (
							<option key={type} value={type}>
								{eventTypes[type] === type ? type : `${type} · ${eventTypes[type]}`}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Amount change={change} draft={draft} />
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t.orderId} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={200}
							onChange={(event) => change({ orderId: event.currentTarget.value })}
							value={draft.orderId}
						/>
					)}
				</Field>
				<Field label={t.contentName} optional>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={200}
							onChange={(event) => change({ contentName: event.currentTarget.value })}
							value={draft.contentName}
						/>
					)}
				</Field>
			</div>
			<Moment change={change} draft={draft} />
		</FormSection>
	);
}

function Moment({ draft, change }: DraftProps) {
	const t = useStrings({ pt, en }).event;
	return (
		<Field hint={t.atHint} label={t.at} optional>
			{(control) => (
				<TextInput
					{...control}
					className="max-w-sm"
					onChange={(event) => change({ eventAt: event.currentTarget.value })}
					type="datetime-local"
					value={draft.eventAt}
				/>
			)}
		</Field>
	);
}

function Amount({ draft, change }: DraftProps) {
	const t = useStrings({ pt, en }).event;
	const isNeeded = draft.eventType === "Purchase";
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Field hint={isNeeded ? t.valueNeeded : undefined} label={t.value} optional={!isNeeded}>
				{(control) => (
					<TextInput
						{...control}
						inputMode="decimal"
						min="0"
						onChange={(event) => change({ value: event.currentTarget.value })}
						step="0.01"
						type="number"
						value={draft.value}
					/>
				)}
			</Field>
			<Field label={t.currency}>
				{(control) => (
					<Select
						{...control}
						onChange={(event) => {
							const chosen = CURRENCIES.find((code) => code === event.currentTarget.value);
							if (chosen) change({ currency: chosen });
						}}
						value={draft.currency}
					>
						{CURRENCIES.map((code) => (
							<option key={code} value={code}>
								{code}
							</option>
						))}
					</Select>
				)}
			</Field>
		</div>
	);
}
