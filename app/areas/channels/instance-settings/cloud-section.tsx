import { CircleCheck, TriangleAlert } from "lucide-react";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import type { NumberStanding } from "#app/domain/channels/link/number-claim.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { SecretField } from "#app/ui/secret-field.tsx";
import { CloudIds } from "../instances/cloud-fields.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Draft } from "./use-draft.ts";

/** Whether Meta confirmed that the number is theirs: what it has not confirmed brings no messages. */
function Standing({ standing }: { standing: NumberStanding }) {
	const t = useStrings({ pt, en }).cloud;
	const isProved = standing === "proved";
	const Mark = isProved ? CircleCheck : TriangleAlert;
	return (
		<p
			className={`flex items-start gap-2 text-[13px] ${isProved ? "text-gray-11" : "text-amber-11"}`}
		>
			<Mark aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			{t.standings[standing]}
		</p>
	);
}

/** The credentials of the official API; Meta renews tokens, so they can be replaced. */
export function CloudSection(props: {
	stored: NonNullable<InstanceSettingsView["cloud"]>;
	draft: Draft;
	edit: (change: Partial<Draft>) => void;
	version: number;
}) {
	const t = useStrings({ pt, en }).cloud;
	return (
		<FormSection id="settings-cloud" purpose={t.purpose} title={t.title}>
			<Standing standing={props.stored.standing} />
			<SecretField
				hint={t.tokenHint}
				label={t.token}
				name="cloudToken"
				onEdit={(cloudToken) => props.edit({ cloudToken })}
				stored={props.stored.token}
				version={props.version}
			/>
			<CloudIds
				businessId={props.draft.cloudBusinessId}
				onBusinessId={(cloudBusinessId) => props.edit({ cloudBusinessId })}
				onPhoneNumberId={(cloudPhoneNumberId) => props.edit({ cloudPhoneNumberId })}
				phoneNumberId={props.draft.cloudPhoneNumberId}
			/>
		</FormSection>
	);
}
