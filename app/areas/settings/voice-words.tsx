import { useState } from "react";
import type { VoiceWordsView } from "#app/contracts/settings.ts";
import { parseVoiceBudget, VOICE_BUDGETS } from "#app/domain/inbox/voice-words.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const CENTS = 100;

/** Whether voice notes are put into words, and for how much a month; each choice is saved at once. */
export function VoiceWordsCard({ stored }: { stored: VoiceWordsView }) {
	const t = useStrings({ pt, en }).voice;
	const format = useFormat();
	const errorText = useErrorText();
	const [budget, setBudget] = useState(stored.budget);
	const saving = useSettingsForm("voice-budget", ({ code }) => {
		if (!code) return;
		setBudget(stored.budget);
		notify.error(t.failed, errorText(code));
	});
	return (
		<FormCard
			purpose={stored.integration === null ? t.purpose : t.purposeOf(stored.integration)}
			title={t.title}
		>
			<Field hint={t.spent(moneyOfMicros(stored.spentMicros, format))} label={t.label}>
				{(control) => (
					<Select
						{...control}
						className="max-w-60"
						disabled={saving.isSending}
						onChange={({ currentTarget: { value } }) => {
							setBudget(parseVoiceBudget(Number(value)));
							saving.send({ budget: value });
						}}
						value={budget}
					>
						{VOICE_BUDGETS.map((reais) => (
							<option key={reais} value={reais}>
								{reais === 0 ? t.off : t.upTo(format.money(reais * CENTS, "BRL"))}
							</option>
						))}
					</Select>
				)}
			</Field>
		</FormCard>
	);
}
