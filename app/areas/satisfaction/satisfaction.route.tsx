import { href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/satisfaction.route";
import { type SatisfactionAnswer, satisfactionActions } from "./actions.ts";
import { GoalsForm } from "./goals-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SurveyForm } from "./survey-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return {
		view: await context.get(servicesContext).satisfaction.open(signedIn),
		mayManage: may(signedIn.member.role, "manage_channels"),
	};
}

export const action = satisfactionActions;

export const clientAction = (args: Route.ClientActionArgs) =>
	orUnavailable<SatisfactionAnswer>(args);

/** How customers are asked after a conversation, and within what time they are answered. */
export default function SatisfactionPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { view, mayManage } = loaderData;
	return (
		<Page>
			<PageHeader backTo={`${href("/settings")}#atendimento`} purpose={t.purpose} title={t.title} />
			<div className="flex max-w-3xl flex-col gap-6">
				{mayManage ? null : <p className="text-gray-11">{t.readOnly}</p>}
				<SurveyForm channels={view.channels} mayManage={mayManage} stored={view.survey} />
				<GoalsForm departments={view.departments} goals={view.goals} mayManage={mayManage} />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
