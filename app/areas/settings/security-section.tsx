import type { LinkedAccountView, SignInView } from "#app/contracts/settings.ts";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AccountList } from "./account-list.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignInList } from "./sign-in-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** How one gets in, and where one is in. */
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
