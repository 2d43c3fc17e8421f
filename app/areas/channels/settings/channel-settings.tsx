import { href, Link } from "react-router";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { DirtyBar } from "#app/ui/dirty-bar.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { HoursLink } from "../hours-link.tsx";
import { useRefusalText } from "../use-refusal-text.ts";
import { WebchatEmbed } from "../webchat-embed.tsx";
import { WebchatOptionsFields } from "../webchat-options.tsx";
import type { ChannelAnswer } from "./actions.ts";
import { ConnectionSection } from "./connection-section.tsx";
import { FloodSection } from "./flood-section.tsx";
import { GeneralSection } from "./general-section.tsx";
import { RemoveSection } from "./remove-section.tsx";
import { type ChannelDraft, toFields, useChannelDraft } from "./use-channel-draft.ts";

interface SettingsProps {
	view: ChannelSettingsView;
	status: InstanceStatus;
	mayManage: boolean;
	mayLink: boolean;
	publicUrl: string;
	now: number;
}

/** The settings of one channel. A refusal keeps everything that was typed. */
export function ChannelSettings(props: SettingsProps) {
	const { view, mayManage } = props;
	const { managersOnly, settings: t } = useStrings({ pt, en });
	const { draft, isDirty, edit, forget } = useChannelDraft(view);
	const saving = useIntent<ChannelAnswer>("save", ({ code }) => {
		if (code) return notify.error(t.saveFailed, t.saveFailedText);
		forget();
		return notify.success(t.saved);
	});
	const isBlank = draft.name.trim() === "";
	return (
		<div className="flex flex-col gap-6">
			{mayManage ? null : (
				<p className="rounded-control bg-gray-3 px-3 py-2 text-gray-11">{managersOnly}</p>
			)}
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (isDirty && !isBlank) saving.send(toFields(draft));
				}}
			>
				<SettingsFields {...props} draft={draft} edit={edit} refusal={saving.refusal} />
				<SaveRefusal refusal={saving.refusal} view={view} />
				<DirtyBar
					discardLabel={t.discard}
					isDirty={isDirty}
					isSaving={saving.isSending}
					onDiscard={forget}
					problem={isBlank ? t.nameRequired : null}
					saveLabel={t.save}
					text={t.dirty}
				/>
			</form>
			{view.webchat && view.widgetKey ? (
				<WebchatEmbed
					channelId={view.id}
					hasSites={view.webchat.allowedOrigins.length > 0}
					publicUrl={props.publicUrl}
					widgetKey={view.widgetKey}
				/>
			) : null}
			<ConnectionSection
				mayLink={props.mayLink}
				mayManage={mayManage}
				status={props.status}
				view={view}
			/>
			{view.type === "webchat" ? (
				<FloodSection mayLink={props.mayLink} status={props.status} view={view} />
			) : null}
			{mayManage && view.type !== "whatsapp" ? <RemoveSection name={view.name} /> : null}
			<LeaveGuard
				isDirty={isDirty && !saving.isSending}
				leaveLabel={t.leave}
				text={t.leaveText}
				title={t.leaveTitle}
			/>
		</div>
	);
}

/** Disables all fields for members who may only look. */
function SettingsFields(
	props: SettingsProps & {
		draft: ChannelDraft;
		edit: (change: Partial<ChannelDraft>) => void;
		refusal: ErrorCode | null;
	},
) {
	const t = useStrings({ pt, en }).settings;
	const { draft, edit, refusal } = props;
	return (
		<fieldset className="flex min-w-0 flex-col gap-6" disabled={!props.mayManage}>
			<legend className="sr-only">{t.title}</legend>
			<GeneralSection draft={draft} edit={edit} refusal={refusal} type={props.view.type} />
			{draft.webchat ? null : <HoursLink channelId={props.view.id} />}
			<AgentSection draft={draft} edit={edit} view={props.view} />
			{draft.webchat ? (
				<WebchatOptionsFields
					now={props.now}
					onChange={(webchat) => edit({ webchat })}
					refusal={refusal}
					value={draft.webchat}
				/>
			) : null}
		</fieldset>
	);
}

/** Refusals that are shown at their fields. */
const OF_FIELDS: readonly ErrorCode[] = [
	"name_missing",
	"name_too_long",
	"color_invalid",
	"greeting_invalid",
	"away_invalid",
	"hours_invalid",
	"origin_invalid",
];

/** A refusal that belongs to no field stays here after the toast is gone. */
function SaveRefusal({ refusal, view }: { refusal: ErrorCode | null; view: ChannelSettingsView }) {
	const t = useStrings({ pt, en }).settings;
	const words = useRefusalText(view.type, refusal);
	if (words === null || (refusal !== null && OF_FIELDS.includes(refusal))) return null;
	return (
		<p
			className="mt-6 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			{words} {t.kept}
		</p>
	);
}

/** The agent that answers new conversations. */
function AgentSection(props: {
	view: ChannelSettingsView;
	draft: ChannelDraft;
	edit: (change: Partial<ChannelDraft>) => void;
}) {
	const { draft, edit } = props;
	const { agents } = props.view;
	const t = useStrings({ pt, en }).settings;
	const isGone =
		draft.defaultAgentId !== "" && !agents.some(({ id }) => id === draft.defaultAgentId);
	return (
		<FormSection id="channel-agent" purpose={t.agentPurpose} title={t.agent}>
			<Field
				hint={
					agents.length > 0 ? (
						t.agentHint
					) : (
						<>
							{t.noAgents}{" "}
							<Link className="font-medium text-accent-11 underline" to={href("/agents/new")}>
								{t.createAgent}
							</Link>
						</>
					)
				}
				label={t.agentLabel}
			>
				{(control) => (
					<Select
						{...control}
						onChange={(event) => edit({ defaultAgentId: event.currentTarget.value })}
						value={draft.defaultAgentId}
					>
						<option value="">{t.agentNobody}</option>
						{agents.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
						{isGone ? <option value={draft.defaultAgentId}>{t.agentGone}</option> : null}
					</Select>
				)}
			</Field>
		</FormSection>
	);
}
