import type { LinkedAccountView } from "#app/contracts/settings.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard, Refusal } from "./form-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** The providers one may enter through; the last way in stays. */
export function AccountList({ accounts }: { accounts: LinkedAccountView[] }) {
	const t = useStrings({ pt, en }).accounts;
	const errorText = useAccountErrorText();
	const format = useFormat();
	const { isSending, refusal, send } = useSettingsForm("unlink-account", ({ code }) =>
		code ? notify.error(t.failed) : notify.success(t.disconnected),
	);
	return (
		<FormCard purpose={t.purpose} title={t.title}>
			{refusal ? <Refusal text={refusal === "conflict" ? t.onlyWay : errorText(refusal)} /> : null}
			{accounts.length === 0 ? <p className="text-[13px] text-gray-11">{t.none}</p> : null}
			<ul className="-my-2 empty:hidden">
				{accounts.map(({ provider, email, createdAt }) => (
					<li
						className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line py-2.5 last:border-b-0"
						key={provider}
					>
						<div className="min-w-0 flex-1 basis-44">
							<p className="font-medium text-gray-12">{t.names[provider]}</p>
							<p className="tabular text-[13px] text-gray-11 [overflow-wrap:anywhere]">
								{email ? <bdi>{email}</bdi> : null}
								{email ? " · " : null}
								{t.connected(format.date(createdAt))}
							</p>
						</div>
						<Button
							aria-label={t.disconnectNamed(t.names[provider])}
							disabled={isSending}
							onClick={() => send({ provider })}
							type="button"
						>
							{t.disconnect}
						</Button>
					</li>
				))}
			</ul>
		</FormCard>
	);
}
