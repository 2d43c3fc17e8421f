import type { ReactNode } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Draft, SwitchName } from "./use-draft.ts";

/** The behaviour toggles, and the events that the webhook receives. */
export function SwitchesSection(props: {
	kind: "behaviour" | "webhooks";
	names: readonly SwitchName[];
	draft: Draft;
	edit: (change: Partial<Draft>) => void;
	children?: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const { title, purpose } = t[props.kind];
	return (
		<FormSection id={`settings-${props.kind}`} purpose={purpose} title={title}>
			{props.children}
			{props.names.map((name) => (
				<Toggle
					hint={t.switches[name].text}
					isOn={props.draft[name]}
					key={name}
					label={t.switches[name].name}
					onChange={(isOn) => props.edit({ [name]: isOn })}
				/>
			))}
		</FormSection>
	);
}
