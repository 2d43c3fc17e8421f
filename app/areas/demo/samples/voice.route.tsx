import { AudioLines, Captions, Clock, Target, Volume2 } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { VOICE_TOTALS, VOICES } from "./demo-content.ts";
import { SamplePage } from "./sample-page.tsx";
import { SampleRows } from "./sample-rows.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export default function VoicePage() {
	const t = useStrings({ pt, en }).voice;
	const format = useFormat();
	const { transcribed, minutes, precision, spoken } = VOICE_TOTALS;
	return (
		<SamplePage
			figures={[
				{ icon: Captions, label: t.transcribed, value: format.number(transcribed) },
				{ icon: Clock, label: t.minutes, value: format.number(minutes) },
				{ icon: Target, label: t.precision, value: format.percent(precision), tone: "good" },
				{ icon: Volume2, label: t.spoken, value: format.number(spoken) },
			]}
			purpose={t.purpose}
			title={t.title}
		>
			<SampleRows
				icon={AudioLines}
				rows={VOICES.map(({ kind, uses, language }) => ({
					name: t.names[kind],
					detail: t.detail(t.languages[language], format.number(uses)),
					aside: <StatusBadge tone="good">{t.available}</StatusBadge>,
				}))}
				title={t.list}
			/>
		</SamplePage>
	);
}
