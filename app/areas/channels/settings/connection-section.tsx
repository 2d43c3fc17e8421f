import { KeyRound, PlugZap, Settings, Smartphone, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";
import { type CredentialedType, needsToken } from "#app/domain/channels/channel-form.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { TokenField } from "../token-field.tsx";
import { useRefusalText } from "../use-refusal-text.ts";
import type { ChannelAnswer } from "./actions.ts";

interface ConnectionProps {
	view: ChannelSettingsView;
	status: InstanceStatus;
	mayManage: boolean;
	mayLink: boolean;
}

/** Whether messages are received and sent, why not, and what can be done about it. */
export function ConnectionSection(props: ConnectionProps) {
	const { view, status } = props;
	const t = useStrings({ pt, en }).settings;
	const format = useFormat();
	const purpose =
		view.type === "whatsapp"
			? t.whatsappConnection
			: view.type === "webchat"
				? t.webchatConnection
				: t.connectionPurpose;
	return (
		<FormSection id="channel-connection" purpose={purpose} title={t.connection}>
			<Reason status={status} view={view} />
			<dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<Fact title={t.status}>
					<InstanceStatusBadge status={status} />
				</Fact>
				{view.externalName ? (
					<Fact title={t.account}>
						<bdi className="[overflow-wrap:anywhere]">{view.externalName}</bdi>
					</Fact>
				) : null}
				<Fact title={t.createdAt}>{format.dateTime(view.createdAt)}</Fact>
				<Fact title={t.id}>
					<code className="text-[13px] [overflow-wrap:anywhere]">{view.id}</code>
				</Fact>
			</dl>
			<Actions {...props} />
		</FormSection>
	);
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-[13px] text-gray-11">{title}</dt>
			<dd className="tabular mt-0.5">{children}</dd>
		</div>
	);
}

function Reason({ view, status }: { view: ChannelSettingsView; status: InstanceStatus }) {
	const { reasons } = useStrings({ pt, en });
	const words = view.reason === null ? undefined : reasons[view.reason];
	if (status === "connected" || words === undefined) return null;
	return (
		<p className="flex items-start gap-2 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12">
			<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			{words}
		</p>
	);
}

function Actions(props: ConnectionProps) {
	const { view } = props;
	if (view.type === "whatsapp") return <InstanceLinks id={view.id} />;
	if (!needsToken(view.type)) return null;
	return (
		<div className="flex flex-wrap gap-3 border-t border-line pt-5">
			<ConnectButton {...props} />
			<TokenButton mayManage={props.mayManage} view={view} />
		</div>
	);
}

function ConnectButton({ view, status, mayLink }: ConnectionProps) {
	const t = useStrings({ pt, en }).settings;
	const errorText = useErrorText();
	const connecting = useIntent<ChannelAnswer>("connect", ({ code }) =>
		code ? notify.error(t.connectFailed, errorText(code)) : notify.success(t.connecting),
	);
	if (status === "connected") return null;
	const reason = !mayLink ? t.notAllowed : view.isActive ? null : t.inactiveHint;
	return (
		<ReasonedButton
			kind="primary"
			loading={connecting.isSending}
			onClick={() => connecting.send()}
			reason={reason}
			type="button"
		>
			<PlugZap aria-hidden="true" size={16} />
			{t.connect}
		</ReasonedButton>
	);
}

function TokenButton({ view, mayManage }: { view: ChannelSettingsView; mayManage: boolean }) {
	const { managersOnly, settings: t } = useStrings({ pt, en });
	const [isOpen, setOpen] = useState(false);
	const { type } = view;
	return (
		<>
			<ReasonedButton
				onClick={() => setOpen(true)}
				reason={mayManage ? null : managersOnly}
				type="button"
			>
				<KeyRound aria-hidden="true" size={16} />
				{t.replaceToken}
			</ReasonedButton>
			{isOpen && needsToken(type) ? (
				<TokenDialog onClose={() => setOpen(false)} type={type} />
			) : null}
		</>
	);
}

function InstanceLinks({ id }: { id: string }) {
	const t = useStrings({ pt, en }).settings;
	return (
		<div className="flex flex-wrap gap-3 border-t border-line pt-5">
			<Button asChild>
				<Link prefetch="intent" to={href("/whatsapp/:instanceId", { instanceId: id })}>
					<Smartphone aria-hidden="true" size={16} />
					{t.instance}
				</Link>
			</Button>
			<Button asChild>
				<Link prefetch="intent" to={href("/whatsapp/:instanceId/settings", { instanceId: id })}>
					<Settings aria-hidden="true" size={16} />
					{t.instanceSettings}
				</Link>
			</Button>
		</div>
	);
}

/**
 * Replaces the token by a new one of the same account. A refusal keeps the dialog open, with what
 * was typed.
 */
function TokenDialog(props: { type: CredentialedType; onClose: () => void }) {
	const t = useStrings({ pt, en }).settings;
	const replacing = useIntent<ChannelAnswer>("replace-token", ({ code }) => {
		if (code) return;
		notify.success(t.replaced);
		props.onClose();
	});
	const words = useRefusalText(props.type, replacing.refusal);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.replacePurpose}
			title={t.replaceTitle}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					const token = new FormData(event.currentTarget).get("token");
					if (typeof token === "string" && token.trim() !== "") replacing.send({ token });
				}}
			>
				<TokenField error={words} type={props.type} />
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={replacing.isSending} type="submit">
						{t.replace}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
