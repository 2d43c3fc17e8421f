import { ArrowRight, CircleCheck, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { NumberStanding } from "#app/domain/channels/link/number-claim.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DirtyBar } from "#app/ui/dirty-bar.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { SecretDialog } from "#app/ui/secret-dialog.tsx";
import { SecretField } from "#app/ui/secret-field.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { HoursLink } from "../hours-link.tsx";
import { CloudIds } from "../instances/cloud-fields.tsx";
import { en as areaEn } from "../instances/strings.en.ts";
import { pt as areaPt } from "../instances/strings.pt.ts";
import type { SettingsAnswer } from "./actions.ts";
import { GeneralSection } from "./general-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SwitchesSection } from "./switches-section.tsx";
import { TechnicalSection } from "./technical-section.tsx";
import { BEHAVIOUR, type Draft, SWITCHES, toFields, useDraft } from "./use-draft.ts";

/** Spec 2, section 2: instance settings. A refusal keeps everything that was typed. */
export function SettingsTab(props: {
	view: InstanceSettingsView;
	mayManage: boolean;
	apiUrl: string;
}) {
	const { view, mayManage } = props;
	const t = useStrings({ pt, en });
	const { draft, version, isDirty, edit, forget } = useDraft(view);
	const [secret, setSecret] = useState<string | null>(null);
	const saving = useIntent<SettingsAnswer>("save", (answer) => {
		if (answer.code) return notify.error(t.save.failed, t.save.failedText);
		forget();
		setSecret(answer.secret ?? null);
		return notify.success(t.save.done);
	});
	const isBlank = draft.name.trim() === "";
	const save = (): void => saving.send(toFields(draft, view.cloud !== null));
	return (
		<div className="flex flex-col gap-6">
			{mayManage ? null : (
				<p className="rounded-control bg-gray-3 px-3 py-2 text-gray-11">{t.managersOnly}</p>
			)}
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (isDirty && !isBlank) save();
				}}
			>
				{/* Disables all fields for members who may only look. */}
				<fieldset className="flex min-w-0 flex-col gap-6" disabled={!mayManage}>
					<legend className="sr-only">{t.title}</legend>
					<GeneralSection
						draft={draft}
						edit={edit}
						onSecret={setSecret}
						refusal={saving.refusal}
						version={version}
						view={view}
					/>
					<HoursLink channelId={view.instance.id} />
					{view.cloud ? (
						<CloudSection
							draft={draft}
							edit={edit}
							instanceId={view.instance.id}
							stored={view.cloud}
							version={version}
						/>
					) : null}
					<SwitchesSection draft={draft} edit={edit} kind="behaviour" names={BEHAVIOUR} />
					<SwitchesSection draft={draft} edit={edit} kind="webhooks" names={SWITCHES}>
						{view.webhook.address.isSet || draft.webhookUrl.trim() !== "" ? null : (
							<p className="text-[13px] text-gray-11">{t.webhooks.needsAddress}</p>
						)}
					</SwitchesSection>
				</fieldset>
				<SaveRefusal refusal={saving.refusal} />
				<DirtyBar
					discardLabel={t.save.discard}
					isDirty={isDirty}
					isSaving={saving.isSending}
					onDiscard={forget}
					problem={isBlank ? t.general.nameRequired : null}
					saveLabel={t.save.save}
					text={t.save.dirty}
				/>
			</form>
			<TechnicalSection apiUrl={props.apiUrl} mayManage={mayManage} view={view} />
			{mayManage ? <RemoveSection instance={view.instance} /> : null}
			<SecretDialog {...t.once.secret} onClose={() => setSecret(null)} value={secret} />
			<LeaveGuard
				isDirty={isDirty && !saving.isSending}
				leaveLabel={t.leave.leave}
				text={t.leave.text}
				title={t.leave.title}
			/>
		</div>
	);
}

/** Refusals of one field are shown there; the others stay here after the toast is gone. */
function SaveRefusal({
	refusal,
}: {
	refusal: Parameters<ReturnType<typeof useErrorText>>[0] | null;
}) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	if (refusal === null || refusal === "url_not_allowed" || refusal === "name_too_long") return null;
	return (
		<p
			className="mt-6 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			{errorText(refusal)} {t.save.kept}
		</p>
	);
}

/** Meta's verification of the number: an unverified number receives no messages. */
function VerificationRow({ standing }: { standing: NumberStanding }) {
	const t = useStrings({ pt, en }).cloud;
	const isProved = standing === "proved";
	const Mark = isProved ? CircleCheck : TriangleAlert;
	return (
		<p
			className={`flex items-start gap-2 text-[13px] ${isProved ? "text-gray-11" : "text-amber-11"}`}
		>
			<Mark aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			{t.standings[standing]}
		</p>
	);
}

/** The credentials of the official API; they can be replaced, because Meta's tokens expire. */
function CloudSection(props: {
	instanceId: string;
	stored: NonNullable<InstanceSettingsView["cloud"]>;
	draft: Draft;
	edit: (change: Partial<Draft>) => void;
	version: number;
}) {
	const t = useStrings({ pt, en }).cloud;
	return (
		<FormSection id="settings-cloud" purpose={t.purpose} title={t.title}>
			<VerificationRow standing={props.stored.standing} />
			<SecretField
				hint={t.tokenHint}
				label={t.token}
				name="cloudToken"
				onEdit={(cloudToken) => props.edit({ cloudToken })}
				stored={props.stored.token}
				version={props.version}
			/>
			<CloudIds
				businessId={props.draft.cloudBusinessId}
				onBusinessId={(cloudBusinessId) => props.edit({ cloudBusinessId })}
				onPhoneNumberId={(cloudPhoneNumberId) => props.edit({ cloudPhoneNumberId })}
				phoneNumberId={props.draft.cloudPhoneNumberId}
			/>
			<Link
				className="focus-ring inline-flex items-center gap-1.5 self-start rounded-control font-medium text-accent-11 hover:underline"
				to={href("/whatsapp/:instanceId/costs", { instanceId: props.instanceId })}
			>
				{t.costs}
				<ArrowRight aria-hidden="true" size={14} />
			</Link>
		</FormSection>
	);
}

/**
 * Deletes the instance. The server redirects to the list; a failure keeps the dialog open and is
 * shown in it.
 */
function RemoveSection({ instance }: { instance: ChannelSummary }) {
	const t = useStrings({ pt, en }).remove;
	const words = useStrings({ pt: areaPt, en: areaEn }).remove;
	const [isAsking, setAsking] = useState(false);
	const removing = useIntent<SettingsAnswer>("remove");
	return (
		<FormSection id="settings-remove" purpose={words.lost} title={t.title}>
			<div>
				<Button kind="danger" onClick={() => setAsking(true)} type="button">
					<Trash2 aria-hidden="true" size={16} />
					{words.confirm}
				</Button>
			</div>
			<ConfirmDialog
				busy={removing.isSending}
				confirmLabel={words.confirm}
				onConfirm={() => removing.send()}
				onOpenChange={setAsking}
				open={isAsking}
				title={words.title(isolate(instance.name))}
			>
				<span className="mb-2 block font-medium text-gray-12">{words.question}</span>
				{words.lost}
				{removing.refusal ? (
					<span className="mt-3 block text-red-11" role="alert">
						{words.failed}
					</span>
				) : null}
			</ConfirmDialog>
		</FormSection>
	);
}
