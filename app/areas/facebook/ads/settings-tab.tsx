import { href } from "react-router";
import type { FacebookSettingsView } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/toasts.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { AdsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: switches without a function yet, and their shown states. */
const TO_COME = [
	["twoStep", false],
	["budgetAlerts", true],
	["weeklyReports", false],
	["backup", true],
] as const;

/** Two switches that are saved at once, and four without a function yet (founding.md). */
export function SettingsTab(props: { settings: FacebookSettingsView; mayManage: boolean }) {
	const t = useStrings({ pt, en }).settings;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const stored = useSettings(props.settings);
	const { settings } = stored;
	const reason = props.mayManage ? undefined : words.managersOnlyShort;
	return (
		<div className="grid gap-6 xl:grid-cols-2">
			<Card className="p-4 md:p-6">
				<h2 className="text-base font-semibold">{t.automation}</h2>
				<div className="mt-4 flex flex-col gap-5">
					<Toggle
						disabledReason={reason}
						hint={t.tokenValidation.hint}
						isOn={settings.isTokenValidationOn}
						label={t.tokenValidation.label}
						onChange={(isTokenValidationOn) => stored.save({ ...settings, isTokenValidationOn })}
					/>
					<Toggle
						disabledReason={reason}
						hint={t.hourlySync.hint}
						isOn={settings.isHourlySyncOn}
						label={t.hourlySync.label}
						onChange={(isHourlySyncOn) => stored.save({ ...settings, isHourlySyncOn })}
					/>
				</div>
			</Card>
			<Card className="p-4 md:p-6">
				<h2 className="text-base font-semibold">{t.others}</h2>
				<div className="mt-4 flex flex-col gap-5">
					{TO_COME.map(([name, isOn]) => (
						<Toggle
							disabledReason={words.soon}
							hint={t[name].hint}
							isOn={isOn}
							key={name}
							label={t[name].label}
							onChange={() => undefined}
						/>
					))}
				</div>
			</Card>
		</div>
	);
}

/** Shows the requested state at once; after a refusal, the stored one again. */
function useSettings(stored: FacebookSettingsView) {
	const t = useStrings({ pt, en }).settings;
	const errorText = useFacebookErrorText();
	const { send, submitted } = useRequest<AdsAnswer>(
		({ code }) => {
			if (code === null) notify.success(t.saved);
			else notify.error(t.failed, errorText(code));
		},
		{ action: href("/facebook/ads") },
	);
	return {
		settings: submitted
			? {
					isTokenValidationOn: submitted.get("isTokenValidationOn") === "on",
					isHourlySyncOn: submitted.get("isHourlySyncOn") === "on",
				}
			: stored,
		save: ({ isTokenValidationOn, isHourlySyncOn }: FacebookSettingsView): void =>
			send({ intent: "settings", isTokenValidationOn, isHourlySyncOn }),
	};
}
