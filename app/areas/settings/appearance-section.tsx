import { Monitor, Moon, Sun } from "lucide-react";
import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { Theme } from "#app/domain/preferences/preference.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import { Field } from "#app/ui/field.tsx";
import { useLinkPreviews } from "#app/ui/link-previews.ts";
import { writePreference } from "#app/ui/preference-cookie.ts";
import { listZones, searchZones, zoneOption } from "#app/ui/time-zones.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { useThemeChoice } from "#app/ui/use-theme-choice.ts";
import { en as enZones } from "#app/ui/zone-names.en.ts";
import { pt as ptZones } from "#app/ui/zone-names.pt.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;
const THEMES = ["light", "dark", "system"] as const;

/** Theme, language and time zone: each is saved at once and applies on other browsers too. */
export function AppearanceSection(props: { theme: Theme | null; now: number }) {
	const strings = useStrings({ pt, en });
	const t = strings.appearance;
	const { theme, choose } = useThemeChoice(props.theme);
	const { language, choose: chooseLanguage } = useLanguage();
	return (
		<FormCard purpose={t.purpose} title={strings.sections.appearance}>
			<ChoiceCards
				choices={THEMES.map((value) => ({
					value,
					name: t.themes[value],
					text: t.themeTexts[value],
					icon: THEME_ICONS[value],
				}))}
				legend={t.theme}
				name="theme"
				onChoose={choose}
				selected={theme}
			/>
			<ChoiceCards
				choices={[
					// Each language in its own words, for people who cannot read the other.
					{ value: "pt", name: "Português (Brasil)", lang: "pt-BR" },
					{ value: "en", name: "English", lang: "en" },
				]}
				legend={t.language}
				name="language"
				onChoose={chooseLanguage}
				selected={language}
			/>
			<TimeZoneField now={props.now} />
			<LinkPreviewsField />
		</FormCard>
	);
}

function LinkPreviewsField() {
	const t = useStrings({ pt, en }).appearance;
	const [chosen, setChosen] = useState<boolean | null>(null);
	const stored = useLinkPreviews(true);
	return (
		<Toggle
			hint={t.previewsHint}
			isOn={chosen ?? stored}
			label={t.previews}
			onChange={(isOn) => {
				writePreference("previews", isOn ? "on" : "off");
				setChosen(isOn);
			}}
		/>
	);
}

function TimeZoneField({ now }: { now: number }) {
	const t = useStrings({ pt, en }).appearance;
	const format = useFormat();
	const { timeZone } = usePreferences();
	const { revalidate } = useRevalidator();
	const names = useStrings({ pt: ptZones, en: enZones });
	// It needs about four hundred formatters, so the list is made only when it is opened.
	const [isTouched, setTouched] = useState(false);
	const zones = useMemo(
		() => (isTouched ? listZones(timeZone, now, names) : []),
		[isTouched, timeZone, now, names],
	);
	const selected = useMemo(() => zoneOption(timeZone, now, names), [timeZone, now, names]);
	return (
		<div className="max-w-md" onFocus={() => setTouched(true)}>
			<Field hint={t.zoneHint(format.time(now))} label={t.zone}>
				{(control) => (
					<Combobox
						control={control}
						label={t.zone}
						none={t.zoneNone}
						onChoose={(zone) => {
							writePreference("tz", zone);
							void revalidate();
						}}
						placeholder={t.zonePlaceholder}
						search={(text) => searchZones(zones, text)}
						selected={selected}
					/>
				)}
			</Field>
		</div>
	);
}
