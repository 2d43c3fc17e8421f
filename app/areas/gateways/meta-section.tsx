import { useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MetaAppView } from "#app/contracts/gateways.ts";
import { maskSecret } from "#app/domain/settings/secret-field.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { SecretField } from "#app/ui/secret-field.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { GatewaysAnswer } from "./actions.ts";
import { MetaSteps } from "./meta-steps.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useGatewayError } from "./use-gateway-error.ts";

const PLAIN = { autoCapitalize: "off", autoComplete: "off", spellCheck: false } as const;

/** Refusals that are about one field; all others are about the whole form. */
const FIELDS: Partial<Record<ErrorCode, "appId" | "secret" | "verifyToken">> = {
	meta_app_id_invalid: "appId",
	meta_secret_invalid: "secret",
	meta_app_refused: "secret",
	verify_token_invalid: "verifyToken",
};

/** The workspace's app of Meta: its form and, once it is stored, the address to register at Meta. */
export function MetaSection(props: { app: MetaAppView | null; newVerifyToken: string }) {
	const { app } = props;
	const t = useStrings({ pt, en }).meta;
	return (
		<div className="scroll-mt-20" id="meta-app">
			<FormSection
				aside={app ? <State app={app} /> : undefined}
				id="meta-app-title"
				purpose={t.purpose}
				title={t.title}
			>
				{app ? <MetaSteps app={app} /> : null}
				<MetaForm {...props} key={app?.callbackUrl ?? "new"} />
			</FormSection>
		</div>
	);
}

function State({ app }: { app: MetaAppView }) {
	const t = useStrings({ pt, en }).meta.states;
	if (app.calledAt !== null) return <StatusBadge tone="good">{t.receiving}</StatusBadge>;
	return app.verifiedAt === null ? (
		<StatusBadge tone="warning">{t.unregistered}</StatusBadge>
	) : (
		<StatusBadge tone="accent">{t.verified}</StatusBadge>
	);
}

function MetaForm({ app, newVerifyToken }: { app: MetaAppView | null; newVerifyToken: string }) {
	const t = useStrings({ pt, en }).meta;
	const errorText = useGatewayError();
	const [version, setVersion] = useState(0);
	// Drawn once: the server suggests another one with each reading of the page.
	const [suggested] = useState(newVerifyToken);
	const saving = useIntent<GatewaysAnswer>("save-meta", ({ code }) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		setVersion((before) => before + 1);
		notify.success(t.saved);
	});
	const field = saving.refusal === null ? null : (FIELDS[saving.refusal] ?? null);
	const words = saving.refusal === null ? null : errorText(saving.refusal);
	return (
		<saving.Form className="flex flex-col gap-5" method="post" noValidate>
			<input name="intent" type="hidden" value="save-meta" />
			{words && field === null ? <FormRefusal text={words} /> : null}
			<Field error={field === "appId" ? words : null} hint={t.appIdHint} label={t.appId}>
				{(control) => (
					<TextInput
						{...control}
						{...PLAIN}
						className="tabular"
						defaultValue={app?.appId ?? ""}
						inputMode="numeric"
						maxLength={32}
						name="appId"
						required
					/>
				)}
			</Field>
			<SecretField
				error={field === "secret" ? words : null}
				hint={t.secretHint}
				isRequired
				label={t.secret}
				name="secret"
				placeholder="0a1b2c…"
				stored={{ isSet: app !== null, mask: app?.secretMask ?? "" }}
				version={version}
			/>
			<Field
				error={field === "verifyToken" ? words : null}
				hint={t.verifyTokenHint}
				label={t.verifyToken}
			>
				{(control) => (
					<TextInput
						{...control}
						{...PLAIN}
						defaultValue={app ? (app.verifyToken ?? maskSecret("")) : suggested}
						maxLength={200}
						name="verifyToken"
						required
					/>
				)}
			</Field>
			<div className="flex flex-wrap justify-end gap-3">
				{app ? <RemoveButton channels={app.channels} /> : null}
				<Button kind="primary" loading={saving.isSending} type="submit">
					{t.submit}
				</Button>
			</div>
		</saving.Form>
	);
}

function RemoveButton({ channels }: { channels: number }) {
	const t = useStrings({ pt, en }).meta;
	const errorText = useGatewayError();
	const [isOpen, setOpen] = useState(false);
	const removing = useIntent<GatewaysAnswer>(
		"remove-meta",
		({ code }) => {
			setOpen(false);
			if (code !== null) return notify.error(t.failed, errorText(code));
			notify.success(t.removal.done);
		},
		{ isAnsweredFirst: true },
	);
	return (
		<ConfirmDialog
			busy={removing.isSending}
			confirmLabel={t.removal.confirm}
			onConfirm={() => removing.send()}
			onOpenChange={setOpen}
			open={isOpen}
			title={t.removal.title}
			trigger={<Button type="button">{t.remove}</Button>}
		>
			{t.removal.text(channels)}
		</ConfirmDialog>
	);
}
