import { KeyRound, Plug, QrCode, Unplug } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { notify } from "#app/ui/toasts.ts";
import { InstanceTitle } from "../figures/instance-title.tsx";
import { NearScreen } from "../figures/near-screen.tsx";
import { useFirstView } from "../figures/use-first-view.ts";
import { DisconnectDialog } from "../link/disconnect-dialog.tsx";
import type { LinkAnswer, LinkRequest } from "../link/link-api.ts";
import { LinkNotices } from "../link/link-notices.tsx";
import { QrPanel } from "../link/qr-panel.tsx";
import { useLink } from "../link/use-link.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface CardProps {
	instance: ChannelSummary;
	role: Role;
}

/** One instance and its link; live, with a socket, while the card is near the screen. */
export function ConnectionCard(props: CardProps) {
	const link = useFirstView(props.instance);
	return (
		<NearScreen
			live={<LiveCard {...props} first={link} />}
			still={<CardView {...props} isBusy={false} isOffline={false} link={link} requests={null} />}
		/>
	);
}

function LiveCard(props: CardProps & { first: LinkView }) {
	const live = useLink(props.instance.id, props.first);
	const requests = useConnectionRequests(live.ask);
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

interface ViewProps extends CardProps {
	link: LinkView;
	isBusy: boolean;
	isOffline: boolean;
	/** Null until the card is live. */
	requests: ConnectionRequests | null;
}
const nothing = (): void => undefined;

const isUp = ({ status }: LinkView): boolean => status === "connected" || status === "unstable";

function CardView(props: ViewProps) {
	const t = useStrings({ pt, en });
	const { instance, link } = props;
	const mayLink = may(props.role, "link");
	const hasQr = link.status === "waiting_qr" && link.qr !== null;
	return (
		<Card className="flex h-full flex-col p-4">
			<InstanceTitle
				instance={{ ...instance, status: link.status, phone: link.phone ?? instance.phone }}
			/>
			<div className="mt-3">
				<InstanceStatusBadge label={t.badges[link.status]} status={link.status} />
			</div>
			{hasQr ? (
				<div className="mt-4 flex flex-col items-center gap-2">
					<QrPanel {...props} isBare mayLink={mayLink} name={instance.name} onGenerate={nothing} />
					<p className="max-w-72 text-center text-[13px] text-gray-11">{t.scanHint}</p>
				</div>
			) : null}
			{isUp(link) ? null : (
				<div className="*:mt-4 has-[>:empty]:hidden">
					{/* The buttons already give the usual reason; this shows only further ones. */}
					<LinkNotices
						{...props}
						mayLink={mayLink || link.failures < MAX_QR_FAILURES}
						onReset={props.requests?.onReset ?? nothing}
					/>
				</div>
			)}
			<div className="mt-4 flex flex-wrap gap-2">
				{isUp(link) ? <Linked {...props} /> : <NotLinked {...props} mayLink={mayLink} />}
			</div>
		</Card>
	);
}

function Linked({ instance, role }: ViewProps) {
	const t = useStrings({ pt, en });
	const [isAsking, setIsAsking] = useState(false);
	const mayLink = may(role, "link");
	return (
		<>
			<Button asChild className="!flex-auto whitespace-nowrap" kind="primary">
				<Link to={href("/whatsapp/:instanceId", { instanceId: instance.id })}>{t.openChat}</Link>
			</Button>
			<Button
				className="!flex-auto whitespace-nowrap"
				disabled={!mayLink}
				onClick={() => setIsAsking(true)}
				title={mayLink ? undefined : t.notAllowed}
				type="button"
			>
				<Unplug aria-hidden="true" size={16} />
				{t.disconnect}
			</Button>
			<DisconnectDialog instance={instance} isOpen={isAsking} onClose={() => setIsAsking(false)} />
		</>
	);
}

function NotLinked(props: ViewProps & { mayLink: boolean }) {
	const t = useStrings({ pt, en });
	const { instance, link, requests } = props;
	const isOnTheWay = link.status === "connecting" || link.status === "passkey_required";
	const reason = !props.mayLink ? t.notAllowed : isOnTheWay ? t.isOnTheWay : undefined;
	const isOff = reason !== undefined || !requests || props.isBusy;
	if (instance.gateway === "cloud-api")
		return (
			<Button asChild className="!flex-auto whitespace-nowrap" kind="primary">
				<Link to={href("/whatsapp/:instanceId", { instanceId: instance.id })}>
					<KeyRound aria-hidden="true" size={16} />
					{t.credentials}
				</Link>
			</Button>
		);
	return (
		<>
			<Button
				className="!flex-auto whitespace-nowrap"
				disabled={isOff}
				kind="primary"
				onClick={requests?.onConnect}
				title={reason}
				type="button"
			>
				<Plug aria-hidden="true" size={16} />
				{t.connect}
			</Button>
			<Button
				className="!flex-auto whitespace-nowrap"
				disabled={isOff || link.failures >= MAX_QR_FAILURES}
				onClick={requests?.onGenerate}
				title={reason}
				type="button"
			>
				<QrCode aria-hidden="true" size={16} />
				{link.qr ? t.generateNew : t.generate}
			</Button>
		</>
	);
}

interface ConnectionRequests {
	onConnect: () => void;
	onGenerate: () => void;
	onReset: () => void;
}

/** Requests of this page; each answer is a toast of spec 2, section 8. */
function useConnectionRequests(
	ask: (action: LinkRequest) => Promise<LinkAnswer | null>,
): ConnectionRequests {
	const t = useStrings({ pt, en }).toasts;
	const errorText = useErrorText();
	const request = async (
		action: LinkRequest,
		begun: [string, string] | null,
		failed: [string, string],
	): Promise<void> => {
		const answer = await ask(action);
		// Null: another request was running, and this click was ignored.
		if (!answer) return;
		const [title, text] = failed;
		if (!answer.ok)
			notify.error(title, answer.code === "unavailable" ? text : errorText(answer.code));
		else if (begun) notify.info(...begun);
	};
	const generateFailed: [string, string] = [t.generateFailed, t.generateFailedText];
	return {
		onConnect: () =>
			void request(
				"connect",
				[t.connecting, t.connectingText],
				[t.connectFailed, t.connectFailedText],
			),
		onGenerate: () => void request("generate_qr", [t.generating, t.generatingText], generateFailed),
		onReset: () => void request("reset", null, generateFailed),
	};
}
