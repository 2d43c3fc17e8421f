import { Ellipsis, MessageSquare, QrCode, Trash2, Unplug } from "lucide-react";
import { useState } from "react";
import { href, Link, useNavigate } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { postLink } from "./link-api.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One instance of the list. What the role may not do is disabled and says why. */
export function InstanceCard({ instance, role }: { instance: ChannelSummary; role: Role }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const path = href("/whatsapp/:instanceId", { instanceId: instance.id });
	return (
		<Card className="flex h-full flex-col p-4">
			<div className="flex items-start gap-3">
				<span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-gray-3">
					<ChannelMark isOn={instance.status === "connected"} />
				</span>
				<div className="min-w-0 flex-1">
					<h2 className="truncate text-base font-semibold text-gray-12" title={instance.name}>
						<bdi>{instance.name}</bdi>
					</h2>
					<p className="tabular truncate text-[13px] text-gray-11">
						{instance.phone ? formatPhone(instance.phone) : t.list.noPhone}
					</p>
				</div>
				<CardMenu instance={instance} role={role} />
			</div>
			<div className="mt-4 flex flex-wrap gap-2">
				<InstanceStatusBadge status={instance.status} />
				{instance.isActive ? null : <StatusBadge tone="neutral">{t.list.inactive}</StatusBadge>}
			</div>
			<p className="mt-3 mb-4 text-xs text-gray-11">
				{t.list.via(t.gateways[instance.gateway].name)} ·{" "}
				{t.list.createdAt(format.date(instance.createdAt))}
			</p>
			<div className="mt-auto flex flex-wrap gap-2">
				<Button asChild className="!flex-1" kind="primary">
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

/** Asks for a code and goes to where it is shown. A refusal is shown there too, so here it is only logged. */
function QrButton(props: { instance: ChannelSummary; path: string; role: Role }) {
	const t = useStrings({ pt, en }).list;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const navigate = useNavigate();
	const [isBusy, setBusy] = useState(false);
	const { instance } = props;
	const isLinked = instance.status === "connected" || instance.status === "unstable";
	const reason = isLinked ? t.alreadyConnected : may(props.role, "link") ? null : common.forbidden;
	const generate = async (): Promise<void> => {
		setBusy(true);
		const answer = await postLink(instance.id, "generate_qr");
		if (!answer.ok) console.warn("generate_qr refused:", answer.code);
		await navigate(props.path);
	};
	return (
		<Button
			className="!flex-1"
			disabled={reason !== null}
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
	const [open, setOpen] = useState<"remove" | "disconnect" | null>(null);
	const close = (): void => setOpen(null);
	const isLinked = instance.status === "connected" || instance.status === "unstable";
	const mayRemove = may(role, "manage_channels");
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
				<MenuItem disabled={!isLinked || !may(role, "link")} onSelect={() => setOpen("disconnect")}>
					<Unplug aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.disconnect}
				</MenuItem>
				<MenuSeparator />
				<MenuItem color="red" disabled={!mayRemove} onSelect={() => setOpen("remove")}>
					<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.remove}
				</MenuItem>
				{mayRemove ? null : (
					<p className="max-w-56 px-3 py-2 text-xs text-gray-11">{t.managersOnly}</p>
				)}
			</Menu>
			<RemoveDialog instance={instance} isOpen={open === "remove"} onClose={close} />
			<DisconnectDialog instance={instance} isOpen={open === "disconnect"} onClose={close} />
		</>
	);
}
