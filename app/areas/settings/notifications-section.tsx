import { type Mutable, MUTABLE } from "#app/domain/preferences/muted.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { setMuted, useMuted } from "#app/ui/muted-notifications.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Which kinds the bell of the header shows; each counts at once. */
export function NotificationsSection(props: { muted: readonly Mutable[] }) {
	const strings = useStrings({ pt, en });
	const t = strings.notifications;
	const muted = useMuted(props.muted);
	return (
		<FormCard purpose={t.purpose} title={strings.sections.notifications}>
			<ul className="-my-3">
				{MUTABLE.map((name) => (
					<li className="border-b border-line py-3 last:border-b-0" key={name}>
						<Toggle
							hint={t.kinds[name].text}
							isOn={!muted.includes(name)}
							label={t.kinds[name].name}
							onChange={(isOn) => setMuted(name, !isOn)}
						/>
					</li>
				))}
			</ul>
		</FormCard>
	);
}
