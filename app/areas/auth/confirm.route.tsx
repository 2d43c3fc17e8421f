import { data, Form, href, Link, useNavigation } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext } from "#app/context.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StandalonePage } from "#app/ui/standalone-page.tsx";
import type { Route } from "./+types/confirm.route";
import { parseConfirmForm } from "./forms.ts";
import { FormRefusal } from "./form-refusal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function loader({ url }: Route.LoaderArgs) {
	return { token: url.searchParams.get("token") ?? "" };
}

interface Outcome {
	email: string | null;
	code: ErrorCode | null;
}

/** A press of the button uses the link up, not the visit: mail scanners visit links too. */
export async function action({ request, context }: Route.ActionArgs) {
	const fields = parseConfirmForm(await request.formData());
	if (!fields.ok) return refuse(fields.code);
	const confirmed = await context.get(servicesContext).auth.confirmEmail(fields.value.token);
	if (!confirmed.ok) return refuse(confirmed.code);
	return data<Outcome>({ email: confirmed.value.email, code: null });
}

const refuse = (code: ErrorCode) => data<Outcome>({ email: null, code }, { status: 400 });

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).confirm;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const tabTitle = `${t.tab} · ${common.product}`;
	const code = actionData?.code ?? (loaderData.token === "" ? "token_invalid" : null);
	const toSignIn = (kind: "primary" | "secondary", email?: string) => (
		<Button asChild kind={kind} size="large">
			<Link to={email ? `${href("/auth")}?${new URLSearchParams({ email })}` : href("/auth")}>
				{t.toSignIn}
			</Link>
		</Button>
	);
	if (actionData?.email)
		return (
			<StandalonePage purpose={t.doneText(actionData.email)} tabTitle={tabTitle} title={t.done}>
				{toSignIn("primary", actionData.email)}
			</StandalonePage>
		);
	if (code)
		return (
			<StandalonePage
				purpose={<FormRefusal text={errorText(code)} />}
				tabTitle={tabTitle}
				title={t.failed}
			>
				{toSignIn("secondary")}
			</StandalonePage>
		);
	return (
		<StandalonePage purpose={t.text} tabTitle={tabTitle} title={t.title}>
			<Form method="post">
				<input name="token" type="hidden" value={loaderData.token} />
				<Button
					kind="primary"
					loading={navigation.state === "submitting"}
					size="large"
					type="submit"
				>
					{t.submit}
				</Button>
			</Form>
		</StandalonePage>
	);
}
