import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import type { ProfileView } from "#app/contracts/settings.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** How the inbox works for everybody in the workspace; each change is saved at once. */
export function InboxSection({ profile }: { profile: ProfileView }) {
	const strings = useStrings({ pt, en });
	const t = strings.inbox;
	const errorText = useErrorText();
	const [isOn, setIsOn] = useState(profile.claimsByAnswering);
	const saving = useSettingsForm("claiming", ({ code }) => {
		if (!code) return;
		setIsOn(profile.claimsByAnswering);
		notify.error(t.failed, errorText(code));
	});
	return (
		<FormCard purpose={t.purpose} title={strings.sections.inbox}>
			<Toggle
				disabledReason={may(profile.role, "manage_channels") ? undefined : t.refusal}
				hint={t.claimingHint}
				isOn={isOn}
				label={t.claiming}
				onChange={(next) => {
					setIsOn(next);
					saving.send({ isOn: next ? "on" : "off" });
				}}
			/>
			<Link
				className="focus-ring inline-flex items-center gap-1.5 self-start rounded-control font-medium text-accent-11 hover:underline"
				to={href("/settings/hours")}
			>
				{t.hours}
				<ArrowRight aria-hidden="true" size={14} />
			</Link>
		</FormCard>
	);
}
