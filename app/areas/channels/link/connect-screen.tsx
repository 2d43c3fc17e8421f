import { MessagesSquare, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { href, Link, useSearchParams } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { gatewayOf } from "#app/domain/channels/settings.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { notify } from "#app/ui/toasts.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { en } from "../instances/strings.en.ts";
import { pt } from "../instances/strings.pt.ts";
import { InviteOwner } from "./invite-dialog.tsx";
import { LinkWays } from "./link-ways.tsx";
import { useLinkRequests } from "./use-link-requests.ts";
import { useLink } from "./use-link.ts";

/** The check mark replaces the QR for this long; then the chat opens. */
const CHECK_SHOWN_MS = 1000;

interface ConnectScreenProps {
	instance: ChannelSummary;
	capabilities: GatewayCapabilities;
	initial: LinkView;
	role: Role;
	/** Meta's embedded sign-up is there. */
	offersSignUp: boolean;
}

/**
 * Shown while the instance is not connected: the ways to link it, and everything that can go wrong.
 */
export function ConnectScreen(props: ConnectScreenProps) {
	const { instance, capabilities, initial, role } = props;
	const t = useStrings({ pt, en });
	const live = useLink(instance.id, initial);
	const requests = useLinkRequests(live);
	const { link } = live;
	const mayLink = may(role, "link");
	const isByQr = capabilities.linking === "qr";
	useOpenChat(link);
	useFirstQr(isByQr && mayLink && link.status === "disconnected", requests.onGenerate);
	return (
		<Page>
			<PageHeader
				actions={
					<>
						<Button asChild>
							<Link to={href("/whatsapp/:instanceId/chats", { instanceId: instance.id })}>
								<MessagesSquare aria-hidden="true" size={16} />
								{t.link.readChats}
							</Link>
						</Button>
						{isByQr && link.status !== "connected" ? (
							<InviteOwner instanceId={instance.id} mayLink={mayLink} name={instance.name} />
						) : null}
						{instance.gateway === "simulator" && may(role, "use_simulated_phone") ? (
							<PhoneLink instanceId={instance.id} />
						) : null}
					</>
				}
				backTo={href("/whatsapp/instances")}
				badge={<InstanceStatusBadge status={link.status} />}
				title={instance.name}
			/>
			<Card className="px-4 py-6 sm:p-8 lg:p-12">
				<LinkWays
					capabilities={capabilities}
					instance={instance}
					isBusy={live.isPending}
					isOffline={live.isOffline}
					link={link}
					mayLink={mayLink}
					offersSignUp={props.offersSignUp && may(role, "manage_channels")}
					{...requests}
				/>
			</Card>
			<p className="mt-4 text-xs text-gray-11">
				{t.link.via(t.gateways[gatewayOf(instance)].name)}
			</p>
		</Page>
	);
}

/** Revalidates after CHECK_SHOWN_MS; the loader then answers with the chat. */
function useOpenChat(link: LinkView): void {
	const revalidate = usePatientRevalidate();
	const isLinked = link.status === "connected" || link.status === "unstable";
	useEffect(() => {
		if (!isLinked) return;
		const timer = setTimeout(revalidate, CHECK_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isLinked, revalidate]);
}

/** Coming from the creation form (`?created=1`), the first QR is requested without a click. */
function useFirstQr(isPossible: boolean, generate: () => void): void {
	const t = useStrings({ pt, en }).create;
	const [search, setSearch] = useSearchParams();
	const isDone = useRef(false);
	const isNew = search.has("created");
	useEffect(() => {
		if (!isNew || isDone.current) return;
		isDone.current = true;
		if (search.get("created") === "unproved") notify.warning(t.unproved, t.unprovedHint);
		else notify.success(t.success, t.created);
		setSearch({}, { replace: true });
		if (isPossible) generate();
	});
}

function PhoneLink({ instanceId }: { instanceId: string }) {
	const t = useStrings({ pt, en }).link;
	return (
		<Button asChild>
			<Link rel="noopener" target="_blank" to={href("/dev/phone/:instanceId", { instanceId })}>
				<Smartphone aria-hidden="true" size={16} />
				{t.openPhone}
			</Link>
		</Button>
	);
}
