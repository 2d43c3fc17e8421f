import { RotateCcw } from "lucide-react";
import { data, href, Link, useSearchParams } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/embedded-signup.route";
import { AccountSection } from "./account-section.tsx";
import { signUpActions, type SignUpAnswer } from "./actions.ts";
import { SignUpStart } from "./sign-up-start.tsx";
import { SignUpSteps } from "./sign-up-steps.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** `?instance=` is the number it is about; without it a new one. `?again`: its dialog is to be opened once more. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { embeddedSignUp } = context.get(servicesContext);
	const instance = url.searchParams.get("instance");
	const opened = await embeddedSignUp.open(context.get(signedInContext), instance);
	if (!opened.ok) throw data(opened.code, { status: opened.code === "forbidden" ? 403 : 404 });
	return opened.value;
}

export const action = signUpActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<SignUpAnswer>(args);

export default function EmbeddedSignUpPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { dialog, missing, channel, signUp } = loaderData;
	const [search, setSearch] = useSearchParams();
	const isAgain = search.has("again");
	return (
		<Page>
			<PageHeader backTo={href("/whatsapp/instances")} purpose={t.purpose} title={t.title} />
			<div className="flex max-w-3xl flex-col gap-6">
				{signUp ? (
					<>
						<SignUpSteps view={signUp} />
						<AccountSection account={signUp.account} />
					</>
				) : null}
				{dialog === null ? <Missing names={missing} /> : null}
				{dialog !== null && (signUp === null || isAgain) ? (
					<SignUpStart channel={channel} dialog={dialog} />
				) : null}
				{dialog !== null && signUp !== null && !isAgain ? (
					<div>
						<Button
							onClick={() => setSearch({ instance: signUp.channelId, again: "" })}
							type="button"
						>
							<RotateCcw aria-hidden="true" size={16} />
							{t.progress.again}
						</Button>
					</div>
				) : null}
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** What the deployment lacks, by the names of its variables. */
function Missing({ names }: { names: string[] }) {
	const t = useStrings({ pt, en }).missing;
	return (
		<FormSection id="sign-up-missing" purpose={t.text} title={t.title}>
			<ul className="flex flex-col gap-1">
				{names.map((name) => (
					<li key={name}>
						<code className="text-[13px] [overflow-wrap:anywhere]">{name}</code>
					</li>
				))}
			</ul>
			<p className="text-[13px] text-gray-11">{t.other}</p>
			<div>
				<Button asChild>
					<Link to={`${href("/whatsapp/instances/new")}?gateway=cloud-api`}>{t.byHand}</Link>
				</Button>
			</div>
		</FormSection>
	);
}
