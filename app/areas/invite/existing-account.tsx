// founding.md 9, attack C13: an existing account signs in; no form here can reset its password.
import { useSyncExternalStore } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import type { AcceptFormProps } from "./accept-form.tsx";
import { Refusal } from "./refusal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useProblemWords } from "./use-problem-words.ts";

/**
 * The sign-in page, with the way back. The token is in session storage; only without scripts it is
 * in the address.
 */
function useSignInPath(token: string, email: string): string {
	const hasScripts = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	const here = href("/aceitar-convite");
	const next = hasScripts ? here : `${here}?${new URLSearchParams({ token })}`;
	return `${href("/auth")}?${new URLSearchParams({ next, email })}`;
}

export function SignInPanel(props: AcceptFormProps) {
	const t = useStrings({ pt, en }).account;
	const path = useSignInPath(props.token, props.offer.email);
	return (
		<div className="-mt-4 flex flex-col items-start gap-6">
			<p className="text-gray-11 text-pretty [overflow-wrap:anywhere]">
				{t.signInText(isolate(props.offer.email))}
			</p>
			<Button asChild kind="primary" size="large">
				<Link to={path}>{t.signIn}</Link>
			</Button>
		</div>
	);
}

export function JoinPanel(props: AcceptFormProps) {
	const t = useStrings({ pt, en }).account;
	const wordsOf = useProblemWords(0);
	const navigation = useNavigation();
	const problem = props.answer?.problem ?? null;
	const { email, workspaceName } = props.offer;
	return (
		<Form
			action={href("/aceitar-convite")}
			className="-mt-4 flex flex-col items-start gap-6"
			method="post"
			replace
		>
			<p className="text-gray-11 text-pretty [overflow-wrap:anywhere]">
				{t.joinText(isolate(email), isolate(workspaceName))}
			</p>
			{problem ? <Refusal text={wordsOf(problem)} title={t.joinFailed} /> : null}
			<input name="intent" type="hidden" value="join" />
			<input name="token" type="hidden" value={props.token} />
			<Button
				kind="primary"
				loading={navigation.formData?.get("intent") === "join"}
				size="large"
				type="submit"
			>
				{t.join}
			</Button>
		</Form>
	);
}

export function OtherAccountPanel(props: { signedInAs: string; invited: string }) {
	const t = useStrings({ pt, en }).account;
	return (
		<div className="-mt-4 flex flex-col gap-6">
			<div>
				<p className="font-medium text-gray-12">{t.otherTitle}</p>
				<p className="mt-1 text-gray-11 text-pretty [overflow-wrap:anywhere]">
					{t.otherText(isolate(props.signedInAs), isolate(props.invited))}
				</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<Form action={href("/auth/sign-out")} method="post">
					<Button kind="primary" size="large" type="submit">
						{t.signOut}
					</Button>
				</Form>
				<Button asChild size="large">
					<Link to={href("/")}>{t.stay}</Link>
				</Button>
			</div>
		</div>
	);
}
