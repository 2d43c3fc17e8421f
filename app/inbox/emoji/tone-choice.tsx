import { SKIN_TONES, type SkinTone, withTone } from "#app/domain/chat/skin-tone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The tone of skin of people and hands, shown by a hand; remembered by whoever asks. */
export function ToneChoice(props: { tone: SkinTone; onChoose: (tone: SkinTone) => void }) {
	const t = useStrings({ pt, en });
	return (
		<Select
			aria-label={t.tone}
			className="w-[4.5rem] shrink-0"
			onChange={({ currentTarget: { value } }) =>
				props.onChoose(SKIN_TONES.find((tone) => tone === value) ?? "")
			}
			title={t.tone}
			value={props.tone}
		>
			{SKIN_TONES.map((tone) => (
				<option key={tone} value={tone}>
					{`${withTone("✋", tone)} ${t.tones[tone]}`}
				</option>
			))}
		</Select>
	);
}
