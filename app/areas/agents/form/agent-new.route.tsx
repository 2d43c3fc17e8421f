import { Gauge } from "lucide-react";
import { data, href, Link } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { isWithinLimit } from "#app/domain/billing/limits.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/agent-new.route";
import { AgentForm } from "./agent-form.tsx";
import type { SaveAnswer } from "./answer.ts";
import { channelOptions } from "./channel-options.ts";
import { emptyDraft } from "./draft.ts";
import { parseAgentFields } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type AgentFormState, useAgentForm } from "./use-agent-form.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	if (!may(signedIn.member.role, "manage_agents")) throw data("forbidden", { status: 403 });
	const { use, ...options } = await context.get(servicesContext).agents.options(signedIn);
	return {
		options: { ...options, channels: channelOptions(signedIn.channels), now: Date.now() },
		hasRoom: isWithinLimit(use.used + 1, use.limit),
		locale: context.get(preferencesContext).locale,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const signedIn = context.get(signedInContext);
	if (!may(signedIn.member.role, "manage_agents")) return refuse("forbidden");
	const form = parseAgentFields(await request.formData());
	if (!form.ok) return refuse(form.code);
	const created = await context.get(servicesContext).agents.create(signedIn, form.value);
	if (!created.ok) return refuse(created.code);
	return data<SaveAnswer>({ id: created.value.id, code: null }, { status: 201 });
}

const refuse = (code: ErrorCode) =>
	data<SaveAnswer>({ id: null, code }, { status: statusOf(code) });

/** Without an answer of the server the form stays, with what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		return data<SaveAnswer>({ id: null, code: "unavailable" }, { status: 503 });
	}
}

export default function AgentNewPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { options, hasRoom, locale } = loaderData;
	const form = useAgentForm({
		stored: emptyDraft(locale, t.handOver.usualWords),
		avatarUrl: null,
		done: null,
		search: "?criado=1",
	});
	return (
		<Page width="narrow">
			<PageHeader backTo={href("/agents")} purpose={t.create.purpose} title={t.create.title} />
			{hasRoom ? (
				<AgentForm form={form} isReadOnly={false} legend={t.create.title} options={options}>
					<CreateBar form={form} />
				</AgentForm>
			) : (
				<PlanFull />
			)}
		</Page>
	);
}

function CreateBar({ form }: { form: AgentFormState }) {
	const t = useStrings({ pt, en }).create;
	return (
		<div className="mt-6 flex flex-wrap justify-end gap-3">
			<Button asChild size="large">
				<Link to={href("/agents")}>{t.cancel}</Link>
			</Button>
			<Button kind="primary" loading={form.isSaving} size="large" type="submit">
				{t.submit}
			</Button>
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** Says before anything is typed that the plan has no room for another agent. */
function PlanFull() {
	const t = useStrings({ pt, en }).full;
	return (
		<Card className="">
			<EmptyState
				action={
					<Button asChild kind="primary" size="large">
						<Link to={href("/subscription")}>{t.upgrade}</Link>
					</Button>
				}
				icon={Gauge}
				title={t.title}
			>
				{t.text}
			</EmptyState>
		</Card>
	);
}
