import type { IntegrationView } from "#app/contracts/integrations.ts";
import { isAutomation } from "#app/domain/integrations/type.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { FormAddress, OpenForm } from "../use-form-address.ts";
import { useIntegrationRequest } from "../use-integration-request.ts";
import { draftOf, emptyDraft } from "./draft.ts";
import { IntegrationForm } from "./integration-form.tsx";
import { useIntegrationForm } from "./use-integration-form.ts";

interface DialogProps {
	address: FormAddress;
	integrations: readonly IntegrationView[];
	/** Called with a signing secret, which can be shown only once. */
	onSecret: (secret: string) => void;
}

/** The form that the address opens, over the page. */
export function IntegrationDialog(props: DialogProps) {
	const t = useStrings({ pt, en }).form;
	const { form: open, close } = props.address;
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) close();
			}}
			open={open !== null}
			purpose={t.purpose}
			title={open?.kind === "edit" ? t.editTitle : t.createTitle}
			width={560}
		>
			{open === null ? null : (
				<OpenedForm key={open.kind === "edit" ? open.id : "new"} {...props} open={open} />
			)}
		</Dialog>
	);
}

function OpenedForm(props: DialogProps & { open: OpenForm }) {
	const t = useStrings({ pt, en }).form;
	const { open } = props;
	if (open.kind === "new") return <NewForm {...props} type={open.type} />;
	const stored = props.integrations.find(({ id, isOwn }) => id === open.id && isOwn);
	if (stored) return <EditForm {...props} stored={stored} />;
	return (
		<div className="flex flex-col items-start gap-4">
			<p role="alert">
				<span className="block font-medium">{t.gone}</span>
				<span className="text-gray-11">{t.goneText}</span>
			</p>
			<Button onClick={props.address.close} type="button">
				{t.cancel}
			</Button>
		</div>
	);
}

function NewForm(props: DialogProps & { type: Parameters<typeof emptyDraft>[0] }) {
	const { address, onSecret } = props;
	const form = useIntegrationForm({
		id: null,
		stored: emptyDraft(props.type),
		onSaved: (secret) => {
			address.close();
			if (secret !== null) onSecret(secret);
		},
	});
	return <IntegrationForm form={form} onCancel={address.close} stored={null} />;
}

function EditForm(props: DialogProps & { stored: IntegrationView }) {
	const t = useStrings({ pt, en }).form;
	const { address, stored } = props;
	const form = useIntegrationForm({
		id: stored.id,
		stored: draftOf(stored),
		onSaved: address.close,
	});
	const renewal = useIntegrationRequest(stored.id, ({ secret }) => {
		if (secret) props.onSecret(secret);
	});
	return (
		<IntegrationForm form={form} onCancel={address.close} stored={stored}>
			{isAutomation(stored.type) ? (
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<Button
						loading={renewal.isBusy}
						onClick={() => renewal.send("renew-secret")}
						size="small"
						type="button"
					>
						{t.renewSecret}
					</Button>
					<p className="text-[13px] text-gray-11">{t.renewSecretHint}</p>
				</div>
			) : null}
		</IntegrationForm>
	);
}
