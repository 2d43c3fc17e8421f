import { data } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { WebhookAnswer } from "#app/domain/settings/webhook-answer.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/n8n-test.route";
import { AnswerCard } from "./answer-card.tsx";
import { parseTestForm } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TestForm } from "./test-form.tsx";
import { useN8nTest } from "./use-n8n-test.ts";

/** Result of one test: the webhook's answer, or why there is none. */
export interface TestOutcome {
	code: ErrorCode | null;
	answer: WebhookAnswer | null;
}

export async function loader({ context }: Route.LoaderArgs) {
	const { integrations } = await context
		.get(servicesContext)
		.settings.open(context.get(signedInContext));
	return { address: integrations.n8nWebhookUrl, isEcho: integrations.isEcho };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = parseTestForm(await request.formData());
	if (!form.ok) return refuse(form.code);
	const { n8nTest } = context.get(servicesContext);
	const tested = await n8nTest.run(context.get(signedInContext), form.value.input);
	return tested.ok ? data<TestOutcome>({ code: null, answer: tested.value }) : refuse(tested.code);
}

const refuse = (code: ErrorCode) =>
	data<TestOutcome>({ code, answer: null }, { status: code === "rate_limited" ? 429 : 400 });

/**
 * An ended session, or a server that does not answer, is shown on the page itself (spec 1, section
 * 8), so that what was typed stays.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		const isSentAway = error instanceof Response && error.status >= 300 && error.status < 400;
		const code = isSentAway ? "not_signed_in" : "unavailable";
		// The status says that nothing changed: a revalidation would replace the page.
		return data<TestOutcome>({ code, answer: null }, { status: isSentAway ? 401 : 503 });
	}
}

/** A test changes nothing that the loader reads. */
export const shouldRevalidate = () => false;

export default function N8nTestPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const test = useN8nTest();
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			<div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
				<TestForm {...loaderData} test={test} />
				<AnswerCard outcome={test.outcome} words={test.words} />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
