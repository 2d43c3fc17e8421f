import {
	ChartColumn,
	Ellipsis,
	MessageSquare,
	QrCode,
	Settings,
	Trash2,
	Unplug,
} from "lucide-react";
import { useState } from "react";
import { href, Link, useNavigate } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { gatewayOf } from "#app/domain/channels/settings.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import { InstanceTitle } from "../figures/instance-title.tsx";
import { DisconnectDialog } from "../link/disconnect-dialog.tsx";
import { postLink } from "../link/link-api.ts";
import type { RemoveAnswer } from "./instance-list.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** An unstable link still carries messages most of the time. */
const isLinked = ({ status }: ChannelSummary): boolean =>
	status === "connected" || status === "unstable";

/** Which act is the primary one: a number that is not linked has no chat to work in yet. */
const wantsQr = (instance: ChannelSummary): boolean =>
	!isLinked(instance) && instance.gateway !== "cloud-api";

/** One instance of the list. Actions that the role does not allow are disabled and say why. */
export function InstanceCard({ instance, role }: { instance: ChannelSummary; role: Role }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const path = href("/whatsapp/:instanceId", { instanceId: instance.id });
	return (
		<Card className="flex h-full flex-col p-4">
			<InstanceTitle aside={<CardMenu instance={instance} role={role} />} instance={instance} />
			<div className="mt-4 flex flex-wrap gap-2">
				<InstanceStatusBadge status={instance.status} />
				{instance.isActive ? null : <StatusBadge tone="neutral">{t.list.inactive}</StatusBadge>}
			</div>
			<div className="mt-2 mb-3 flex items-center gap-1">
				<p className="min-w-0 flex-1 text-xs text-gray-11">
					{t.list.via(t.gateways[gatewayOf(instance)].name)} ·{" "}
					{t.list.createdAt(format.date(instance.createdAt))}
				</p>
				<IconButton asChild label={t.list.settingsOf(instance.name)}>
					<Link to={href("/whatsapp/:instanceId/settings", { instanceId: instance.id })}>
						<Settings aria-hidden="true" size={17} strokeWidth={1.75} />
					</Link>
				</IconButton>
				<RemoveButton instance={instance} role={role} />
			</div>
			<div className="mt-auto flex flex-wrap gap-2">
				<Button
					asChild
					className="!flex-auto whitespace-nowrap"
					kind={wantsQr(instance) ? "secondary" : "primary"}
				>
					<Link prefetch="intent" to={path}>
						<MessageSquare aria-hidden="true" size={16} />
						{t.list.openChat}
					</Link>
				</Button>
				<QrButton instance={instance} path={path} role={role} />
			</div>
		</Card>
	);
}

/**
 * Requests a QR and opens the page that shows it. A refusal is shown there too, so here it is only
 * logged.
 */
function QrButton(props: { instance: ChannelSummary; path: string; role: Role }) {
	const t = useStrings({ pt, en }).list;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const navigate = useNavigate();
	const [isBusy, setBusy] = useState(false);
	const { instance } = props;
	const reason =
		instance.gateway === "cloud-api"
			? t.noQr
			: isLinked(instance)
				? t.alreadyConnected
				: may(props.role, "link")
					? null
					: common.forbidden;
	const generate = async (): Promise<void> => {
		setBusy(true);
		const answer = await postLink(instance.id, "generate_qr");
		if (!answer.ok) console.warn("generate_qr refused:", answer.code);
		await navigate(props.path);
	};
	return (
		<Button
			className="!flex-auto whitespace-nowrap"
			disabled={reason !== null}
			kind={wantsQr(instance) ? "primary" : "secondary"}
			loading={isBusy}
			onClick={() => void generate()}
			title={reason ?? undefined}
			type="button"
		>
			<QrCode aria-hidden="true" size={16} />
			{t.generateQr}
			{reason ? <span className="sr-only">. {reason}</span> : null}
		</Button>
	);
}

function CardMenu({ instance, role }: { instance: ChannelSummary; role: Role }) {
	const t = useStrings({ pt, en }).list;
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<Menu
				trigger={
					<button
						aria-label={t.more(instance.name)}
						className="focus-ring flex size-8 shrink-0 items-center justify-center rounded-control text-gray-11 hover:bg-gray-4 hover:text-gray-12"
						type="button"
					>
						<Ellipsis aria-hidden="true" size={18} />
					</button>
				}
			>
				<MenuItem asChild>
					<Link to={`${href("/whatsapp/analytics")}?instance=${instance.id}`}>
						<ChartColumn aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.figures}
					</Link>
				</MenuItem>
				<MenuItem
					disabled={!isLinked(instance) || !may(role, "link")}
					onSelect={() => setIsAsking(true)}
				>
					<Unplug aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.disconnect}
				</MenuItem>
			</Menu>
			<DisconnectDialog instance={instance} isOpen={isAsking} onClose={() => setIsAsking(false)} />
		</>
	);
}

function RemoveButton({ instance, role }: { instance: ChannelSummary; role: Role }) {
	const t = useStrings({ pt, en }).list;
	const [isAsking, setIsAsking] = useState(false);
	const isAllowed = may(role, "manage_channels");
	const label = t.removeOf(instance.name);
	return (
		<>
			{/* Not `disabled`: it stays focusable, so that the reason can be read. */}
			<IconButton
				aria-disabled={isAllowed ? undefined : true}
				className={isAllowed ? "hover:!text-red-11" : "opacity-60"}
				label={isAllowed ? label : `${label}. ${t.managersOnly}`}
				onClick={isAllowed ? () => setIsAsking(true) : undefined}
			>
				<Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
			</IconButton>
			<RemoveDialog instance={instance} isOpen={isAsking} onClose={() => setIsAsking(false)} />
		</>
	);
}

/** Spec 2, section 2: asks before removing. A failure keeps the dialog open and is shown in it. */
function RemoveDialog(props: {
	instance: { id: string; name: string };
	isOpen: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).remove;
	const errorText = useErrorText();
	const { onClose } = props;
	const { send, isBusy, answer } = useRequest<RemoveAnswer>(({ code }) => {
		if (code === null) onClose();
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => send({ id: props.instance.id })}
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open={props.isOpen}
			title={t.title(props.instance.name)}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
			{t.lost}
			{answer?.code ? (
				<span className="mt-3 block text-red-11" role="alert">
					{answer.code === "forbidden" ? errorText(answer.code) : t.failed}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
