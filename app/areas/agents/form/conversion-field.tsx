import type { ConversionChoice } from "#app/domain/agents/acts/conversion.ts";
import {
	CURRENCIES,
	type Currency,
	DEFAULT_CURRENCY,
	EVENT_TYPES,
	type EventType,
} from "#app/domain/facebook/conversion.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface PixelOptions {
	pixels: readonly { pixelId: string; name: string }[];
	/** Whoever may not manage ads sees the choice and cannot change it. */
	mayChoosePixel: boolean;
}

/** The conversion an agent may report. Nothing where there is no pixel and none was chosen. */
export function ConversionField({
	draft: { conversion = null },
	edit,
	errors,
	pixels,
	mayChoosePixel,
}: SectionProps & PixelOptions) {
	const t = useStrings({ pt, en }).acts;
	if (pixels.length === 0 && conversion === null) return null;
	const change = (part: Partial<ConversionChoice>): void => {
		const usual = { pixelId: "", eventType: "Lead", currency: DEFAULT_CURRENCY } as const;
		edit({ conversion: { ...usual, ...conversion, ...part } });
	};
	const isGone =
		conversion !== null && !pixels.some(({ pixelId }) => pixelId === conversion.pixelId);
	return (
		<fieldset className="flex min-w-0 flex-col gap-4" disabled={!mayChoosePixel}>
			<legend className="sr-only">{t.conversion}</legend>
			<Field
				error={errors.conversion}
				hint={mayChoosePixel ? t.conversionHint : t.conversionReadOnly}
				label={t.conversion}
			>
				{(control) => (
					<Select
						{...control}
						className="sm:max-w-md"
						onChange={({ currentTarget: { value: pixelId } }) =>
							pixelId === "" ? edit({ conversion: null }) : change({ pixelId })
						}
						value={conversion?.pixelId ?? ""}
					>
						<option value="">{t.noConversion}</option>
						{isGone ? <option value={conversion.pixelId}>{t.gonePixel}</option> : null}
						{pixels.map(({ pixelId, name }) => (
							<option key={pixelId} value={pixelId}>
								{`${name} (${pixelId})`}
							</option>
						))}
					</Select>
				)}
			</Field>
			{conversion === null ? null : (
				<div className="flex flex-wrap gap-4">
					<Field label={t.conversionEvent}>
						{(control) => (
							<Select
								{...control}
								onChange={(event) => change({ eventType: event.currentTarget.value as EventType })}
								value={conversion.eventType}
							>
								{EVENT_TYPES.map((type) => (
									<option key={type}>{type}</option>
								))}
							</Select>
						)}
					</Field>
					<Field label={t.conversionCurrency}>
						{(control) => (
							<Select
								{...control}
								onChange={(event) => change({ currency: event.currentTarget.value as Currency })}
								value={conversion.currency}
							>
								{CURRENCIES.map((currency) => (
									<option key={currency}>{currency}</option>
								))}
							</Select>
						)}
					</Field>
				</div>
			)}
		</fieldset>
	);
}
