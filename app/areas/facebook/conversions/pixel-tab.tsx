import { useState } from "react";
import { LDU_STATES } from "#app/domain/facebook/conversion.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { NO_STATE } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { DraftProps } from "./use-conversion.ts";

const OTHER = "other";

export interface PixelChoice {
	accountId: string;
	pixelId: string;
	name: string;
}

/** Spec 2, section 2: pixel ID, test event code, Limited Data Use and its state. */
export function PixelTab(props: DraftProps & { pixels: readonly PixelChoice[] }) {
	const t = useStrings({ pt, en });
	const { draft, change } = props;
	return (
		<FormSection id="conversion-pixel" purpose={t.pixel.purpose} title={t.pixel.title}>
			<PixelFields {...props} />
			<Field hint={t.pixel.testCodeHint} label={t.pixel.testCode} optional>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						maxLength={40}
						onChange={(event) => change({ testEventCode: event.currentTarget.value })}
						placeholder="TEST12345"
						spellCheck={false}
						value={draft.testEventCode}
					/>
				)}
			</Field>
			<Toggle
				hint={t.pixel.lduHint}
				isOn={draft.isLdu}
				label={t.pixel.ldu}
				onChange={(isLdu) => change({ isLdu })}
			/>
			{draft.isLdu ? (
				<Field hint={t.pixel.stateHint} label={t.pixel.state}>
					{(control) => (
						<Select
							{...control}
							className="max-w-sm"
							onChange={(event) => {
								const chosen = event.currentTarget.value;
								change({ lduState: LDU_STATES.find((state) => state === chosen) ?? null });
							}}
							value={draft.lduState ?? NO_STATE}
						>
							<option value={NO_STATE}>{t.pixel.noState}</option>
							{LDU_STATES.map((state) => (
								<option key={state} value={state}>
									{t.lduStates[state]}
								</option>
							))}
						</Select>
					)}
				</Field>
			) : null}
		</FormSection>
	);
}

/** Chooses one of the synced pixels, or an id to type. */
function PixelFields({ draft, change, pixels }: DraftProps & { pixels: readonly PixelChoice[] }) {
	const t = useStrings({ pt, en }).pixel;
	const choices = distinct(pixels);
	const isKnown = choices.some(({ pixelId }) => pixelId === draft.pixelId);
	const [isTyping, setIsTyping] = useState(!isKnown);
	return (
		<>
			{choices.length === 0 ? null : (
				<Field label={t.synced}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) => {
								const chosen = event.currentTarget.value;
								setIsTyping(chosen === OTHER);
								change({ pixelId: chosen === OTHER ? "" : chosen });
							}}
							value={isTyping ? OTHER : draft.pixelId}
						>
							{choices.map(({ pixelId, name }) => (
								<option key={pixelId} value={pixelId}>
									{`${name} (${pixelId})`}
								</option>
							))}
							<option value={OTHER}>{t.other}</option>
						</Select>
					)}
				</Field>
			)}
			{isTyping || choices.length === 0 ? (
				<Field hint={t.idHint} label={t.id}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							inputMode="numeric"
							maxLength={20}
							onChange={(event) => change({ pixelId: event.currentTarget.value })}
							value={draft.pixelId}
						/>
					)}
				</Field>
			) : null}
		</>
	);
}

/** Two accounts may share a pixel: it is offered once. */
function distinct(pixels: readonly PixelChoice[]): PixelChoice[] {
	return [
		...new Map(pixels.toReversed().map((pixel) => [pixel.pixelId, pixel])).values(),
	].toReversed();
}
