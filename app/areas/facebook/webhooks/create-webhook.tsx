import { LogIn } from "lucide-react";
import { type SyntheticEvent, useEffect, useEffectEvent } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { connectHref } from "../login/connect-href.ts";
import { LoginButton } from "../login/login-button.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { WebhooksAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useWebhookDraft } from "./use-webhook-draft.ts";
import { useWebhooksRequest } from "./use-webhooks-request.ts";
import { WebhookFields } from "./webhook-fields.tsx";
import type { WebhooksData } from "./webhooks.route.tsx";

/** The form of a new webhook; without a sign-in at Facebook, a link to it. */
export function CreateWebhook(props: { read: WebhooksData; onCreated: () => void }) {
	const t = useStrings({ pt, en }).login;
	const { login, isOffered, mayManage } = props.read;
	if (login && !login.isExpired) return <Form {...props} />;
	return (
		<Card className="">
			<EmptyState
				action={
					<LoginButton
						isOffered={isOffered}
						label={t.enter}
						mayManage={mayManage}
						to={connectHref({ for: "webhooks" })}
					/>
				}
				icon={LogIn}
				title={t.missing}
			>
				{t.missingHint}
			</EmptyState>
		</Card>
	);
}

function Form(props: { read: WebhooksData; onCreated: () => void }) {
	const t = useStrings({ pt, en }).form;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const errorText = useFacebookErrorText();
	const form = useWebhookDraft();
	const request = useWebhooksRequest(({ code, message }) => {
		if (code !== null) return notify.error(t.createFailed, message ?? errorText(code));
		notify.success(t.created);
		form.clear();
	});
	// Navigating during the revalidation would cancel it, and the list would lack the new webhook.
	const isCreated = !request.isBusy && request.answer?.code === null;
	const leave = useEffectEvent(props.onCreated);
	useEffect(() => {
		if (isCreated) leave();
	}, [isCreated]);
	const submit = (event: SyntheticEvent): void => {
		event.preventDefault();
		if (form.check()) request.send({ intent: "create", ...form.draft });
	};
	const refusal = request.answer?.code ? request.answer : null;
	return (
		<form noValidate onSubmit={submit}>
			<FormSection id="novo-webhook" purpose={t.purpose} title={t.title}>
				{refusal && !request.isBusy ? <Refusal answer={refusal} /> : null}
				<WebhookFields callbackUrl={props.read.callbackUrl} form={form} />
				<div className="flex justify-end border-t border-line pt-5">
					<ReasonedButton
						kind="primary"
						loading={request.isBusy}
						reason={props.read.mayManage ? null : words.managersOnly}
						size="large"
						type="submit"
					>
						{t.submit}
					</ReasonedButton>
				</div>
			</FormSection>
		</form>
	);
}

/** Why it was not created; what was typed stays. */
function Refusal({ answer }: { answer: WebhooksAnswer }) {
	const t = useStrings({ pt, en }).form;
	const errorText = useFacebookErrorText();
	return (
		<div
			className="rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			<p className="font-medium">{t.createFailed}</p>
			<p className="text-[13px]">
				{errorText(answer.code ?? "")} {answer.message ? <bdi>{answer.message}</bdi> : null}
			</p>
			{answer.traceId ? (
				<p className="mt-1 font-mono text-xs break-all">{t.trace(answer.traceId)}</p>
			) : null}
		</div>
	);
}
