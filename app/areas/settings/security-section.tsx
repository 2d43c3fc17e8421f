import type { LinkedAccountView, SignInView } from "#app/contracts/settings.ts";
import { AccountList } from "./account-list.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignInList } from "./sign-in-list.tsx";

/** How one gets in, and where one is in. */
export function SecuritySection(props: {
	signIns: SignInView[];
	accounts: LinkedAccountView[];
	mayLink: boolean;
	passwordMin: number;
	now: number;
}) {
	return (
		<>
			<PasswordForm passwordMin={props.passwordMin} />
			<SignInList now={props.now} signIns={props.signIns} />
			{props.mayLink || props.accounts.length > 0 ? (
				<AccountList accounts={props.accounts} />
			) : null}
		</>
	);
}
