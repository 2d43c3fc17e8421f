import { useState } from "react";
import { href, Link } from "react-router";
import type { IntegrationSettings } from "#app/contracts/settings.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { SecretField } from "#app/ui/secret-field.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";
import { WebhookField } from "./webhook-field.tsx";

/** Spec 1, section 2: the three fields. A failure keeps everything that was typed. */
export function IntegrationsSection({ settings }: { settings: IntegrationSettings }) {
	const strings = useStrings({ pt, en });
	const t = strings.integrations;
	const errorText = useAccountErrorText();
	const [version, setVersion] = useState(0);
	const { Form, isSending, refusal } = useSettingsForm("integrations", ({ code }) => {
		if (code) return notify.error(t.failed, t.failedText);
		setVersion((before) => before + 1);
		return notify.success(t.saved, t.savedText);
	});
	const isAddress = refusal === "url_not_allowed";
	return (
		<Form autoComplete="off" method="post" noValidate>
			<input name="intent" type="hidden" value="integrations" />
			<FormCard
				actions={
					<Button kind="primary" loading={false} type="submit" {...waiting(isSending)}>
						{isSending ? t.submitting : t.submit}
					</Button>
				}
				purpose={t.purpose}
				title={strings.sections.integrations}
			>
				{refusal && !isAddress ? (
					<FormRefusal text={`${errorText(refusal)} ${strings.kept}`} />
				) : null}
				<SecretField
					hint={t.openaiHint}
					label={t.openai}
					name="openaiApiKey"
					stored={settings.openaiApiKey}
					version={version}
				/>
				<SecretField
					hint={t.elevenlabsHint}
					label={t.elevenlabs}
					name="elevenlabsKey"
					stored={settings.elevenlabsKey}
					version={version}
				/>
				<WebhookField
					error={isAddress ? errorText(refusal) : null}
					isEcho={settings.isEcho}
					stored={settings.n8nWebhookUrl}
					version={version}
				/>
				<p>
					<Link
						className="focus-ring rounded-control text-[13px] font-medium text-accent-11 hover:underline"
						to={href("/test-n8n")}
					>
						{t.test}
					</Link>
				</p>
			</FormCard>
		</Form>
	);
}

/** While saving, the button's text changes and further clicks do nothing. */
const waiting = (isSending: boolean) =>
	isSending
		? ({
				"aria-disabled": true,
				onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
			} as const)
		: {};
