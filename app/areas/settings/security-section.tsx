import { href, Link } from "react-router";
import type { LinkedAccountView, SignInView } from "#app/contracts/settings.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignInList } from "./sign-in-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** Password, linked providers and signed-in browsers. */
export function SecuritySection(props: {
	signIns: SignInView[];
	accounts: LinkedAccountView[];
	mayLink: boolean;
	passwordMin: number;
	now: number;
}) {
	const t = useStrings({ pt, en }).signIns;
	return (
		<>
			<PasswordForm passwordMin={props.passwordMin} />
			<SignInList now={props.now} signIns={props.signIns} />
			<p className="px-1">
				<Link
					className="focus-ring rounded-control text-[13px] font-medium text-accent-11 hover:underline"
					to={href("/settings/access")}
				>
					{t.review}
				</Link>
			</p>
			{props.mayLink || props.accounts.length > 0 ? (
				<AccountList accounts={props.accounts} />
			) : null}
		</>
	);
}

/** The linked providers; the last way to sign in cannot be removed. */
function AccountList({ accounts }: { accounts: LinkedAccountView[] }) {
	const t = useStrings({ pt, en }).accounts;
	const errorText = useAccountErrorText();
	const format = useFormat();
	const { isSending, refusal, send } = useSettingsForm("unlink-account", ({ code }) =>
		code ? notify.error(t.failed) : notify.success(t.disconnected),
	);
	return (
		<FormCard purpose={t.purpose} title={t.title}>
			{refusal ? (
				<FormRefusal text={refusal === "conflict" ? t.onlyWay : errorText(refusal)} />
			) : null}
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
