import { Download, MessageSquare, QrCode } from "lucide-react";
import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { notify } from "#app/ui/toasts.ts";
import { downloadQr } from "../link/download-qr.ts";
import { InstanceTitle } from "../figures/instance-title.tsx";
import { NearScreen } from "../figures/near-screen.tsx";
import { useFirstView } from "../figures/use-first-view.ts";
import { LinkNotices } from "../link/link-notices.tsx";
import { QrPanel } from "../link/qr-panel.tsx";
import { en as areaEn } from "../instances/strings.en.ts";
import { pt as areaPt } from "../instances/strings.pt.ts";
import { useLink } from "../link/use-link.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface CardProps {
	instance: ChannelSummary;
	role: Role;
}

/** One instance to link, with its QR; live, with a socket, while the card is near the screen. */
export function QrCard(props: CardProps) {
	const link = useFirstView(props.instance);
	return (
		<NearScreen
			live={<LiveCard {...props} first={link} />}
			still={<CardView {...props} isBusy={false} isOffline={false} link={link} requests={null} />}
		/>
	);
}

/** Spec 2, section 9: polls at this interval, and only while the socket is down. */
const POLL_MS = 5000;

function LiveCard(props: CardProps & { first: LinkView }) {
	const live = useLink(props.instance.id, props.first, POLL_MS);
	const requests = useQrRequests(live);
	return (
		<CardView
			{...props}
			isBusy={live.isPending}
			isOffline={live.isOffline}
			link={live.link}
			requests={requests}
		/>
	);
}

/** A toast for the first QR and for failures; automatic renewals are silent. */
function useQrRequests(live: ReturnType<typeof useLink>) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const asked = useRef<{ qr: string | null; failures: number } | null>(null);
	const { link, ask } = live;
	useEffect(() => {
		if (!asked.current) return;
		if (link.qr && link.qr.value !== asked.current.qr) {
			asked.current = null;
			notify.success(t.generated);
		} else if (link.failures > asked.current.failures) {
			asked.current = null;
			notify.error(t.failed, t.failedText);
		}
	}, [link, t]);
	const request = async (action: "generate_qr" | "reset"): Promise<void> => {
		if (action === "generate_qr")
			asked.current = { qr: link.qr?.value ?? null, failures: link.failures };
		const answer = await ask(action);
		if (!answer || answer.ok) return;
		asked.current = null;
		notify.error(t.failed, answer.code === "unavailable" ? t.failedText : errorText(answer.code));
	};
	return {
		onGenerate: () => void request("generate_qr"),
		onReset: () => void request("reset"),
	};
}

interface ViewProps extends CardProps {
	link: LinkView;
	isBusy: boolean;
	isOffline: boolean;
	/** Null until the card is live. */
	requests: ReturnType<typeof useQrRequests> | null;
}
const nothing = (): void => undefined;

function CardView(props: ViewProps) {
	const { instance, link } = props;
	const mayLink = may(props.role, "link");
	const isLinked = link.status === "connected" || link.status === "unstable";
	return (
		<Card className="flex h-full flex-col items-center p-4">
			<div className="w-full">
				<InstanceTitle
					aside={<InstanceStatusBadge status={link.status} />}
					instance={{ ...instance, status: link.status, phone: link.phone ?? instance.phone }}
				/>
			</div>
			<div className="my-5">
				<QrPanel {...props} isBare mayLink={mayLink} name={instance.name} onGenerate={nothing} />
			</div>
			{isLinked ? <OpenChat instanceId={instance.id} /> : <Actions {...props} mayLink={mayLink} />}
			<div className="w-full">
				{/* The buttons already give the usual reason; this shows only further ones. */}
				<LinkNotices
					{...props}
					mayLink={mayLink || link.failures < MAX_QR_FAILURES}
					onReset={props.requests?.onReset ?? nothing}
				/>
			</div>
		</Card>
	);
}

function OpenChat({ instanceId }: { instanceId: string }) {
	const t = useStrings({ pt, en });
	return (
		<Button asChild kind="primary">
			<Link to={href("/whatsapp/:instanceId", { instanceId })}>
				<MessageSquare aria-hidden="true" size={16} />
				{t.openChat}
			</Link>
		</Button>
	);
}

function Actions(props: ViewProps & { mayLink: boolean }) {
	const t = useStrings({ pt, en });
	const area = useStrings({ pt: areaPt, en: areaEn }).link;
	const { link } = props;
	const isFirst = link.qr === null && link.status !== "expired" && link.reason === null;
	const reason = !props.mayLink
		? t.notAllowed
		: link.failures >= MAX_QR_FAILURES
			? area.blocked
			: link.status === "connecting"
				? t.isOnTheWay
				: undefined;
	const download = (): void => {
		if (link.qr && downloadQr(link.qr, props.instance.name)) notify.success(area.downloaded);
		else notify.error(area.downloadFailed, area.downloadFailedText);
	};
	return (
		<div className="mt-auto flex w-full flex-wrap gap-2">
			<Button
				className="!flex-auto whitespace-nowrap"
				disabled={reason !== undefined || !props.requests}
				kind="primary"
				loading={props.isBusy && reason === undefined}
				onClick={props.requests?.onGenerate}
				title={reason}
				type="button"
			>
				<QrCode aria-hidden="true" size={16} />
				{isFirst ? t.generate : t.generateNew}
			</Button>
			<Button
				className="!flex-auto whitespace-nowrap"
				disabled={!link.qr}
				onClick={download}
				title={link.qr ? undefined : t.nothingToSave}
				type="button"
			>
				<Download aria-hidden="true" size={16} />
				{t.download}
			</Button>
		</div>
	);
}
