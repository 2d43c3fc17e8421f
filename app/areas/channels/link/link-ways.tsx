import { Check, Plug } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { SignUpLink } from "../embedded-signup/sign-up-offer.tsx";
import { LinkNotices } from "./link-notices.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { LinkRequests } from "./use-link-requests.ts";
import { CodeWay, ScanWay } from "./way-panels.tsx";

interface LinkWaysProps extends LinkRequests {
	instance: ChannelSummary;
	capabilities: GatewayCapabilities;
	link: LinkView;
	isBusy: boolean;
	isOffline: boolean;
	mayLink: boolean;
	/** This person may connect the number by Meta's sign-up. */
	offersSignUp: boolean;
}

/** The ways of linking that this gateway supports. */
export function LinkWays(props: LinkWaysProps) {
	const t = useStrings({ pt, en });
	const { instance, capabilities, link } = props;
	const notices = <LinkNotices {...props} />;
	const shared = { ...props, name: instance.name, notices };
	if (capabilities.linking === "credentials")
		return (
			<CredentialsPanel {...props} instanceId={instance.id}>
				{notices}
			</CredentialsPanel>
		);
	if (link.status === "passkey_required")
		return (
			<>
				<PasskeyPanel
					{...props}
					instanceId={instance.id}
					isCapable={capabilities.passkey}
					onCancel={props.onStop}
				/>
				<div className="mx-auto max-w-2xl">{notices}</div>
			</>
		);
	if (!capabilities.pairingCode) return <ScanWay {...shared} />;
	return (
		<Tabs
			initial={link.pairingCode !== null && link.qr === null ? "code" : "qr"}
			label={t.ways}
			tabs={[
				{ value: "qr", title: t.byQr, panel: <ScanWay {...shared} /> },
				{ value: "code", title: t.byCode, panel: <CodeWay {...shared} /> },
			]}
		/>
	);
}

/** The official API: no QR, only a button, and the reason when Meta refused. */
function CredentialsPanel(props: {
	instanceId: string;
	link: LinkView;
	isBusy: boolean;
	mayLink: boolean;
	offersSignUp: boolean;
	onConnect: () => void;
	/** Why it is not connected. */
	children: ReactNode;
}) {
	const t = useStrings({ pt, en }).credentials;
	const { status } = props.link;
	const isLinked = status === "connected" || status === "unstable";
	const isOnTheWay = status === "connecting";
	return (
		<div className="mx-auto flex max-w-xl flex-col gap-5">
			<h2 className="text-xl/7 font-semibold tracking-tight">{t.title}</h2>
			<p className="text-gray-11 text-pretty">{t.text}</p>
			<div className="*:mt-0 has-[>:empty]:hidden">{props.children}</div>
			<div className="flex flex-wrap gap-3">
				<Button
					disabled={!props.mayLink || isLinked}
					kind="primary"
					loading={props.isBusy || isOnTheWay}
					onClick={props.onConnect}
					size="large"
					type="button"
				>
					{isLinked ? (
						<Check aria-hidden="true" size={18} />
					) : (
						<Plug aria-hidden="true" size={18} />
					)}
					{isLinked ? t.done : t.connect}
				</Button>
				{props.offersSignUp ? <SignUpLink instanceId={props.instanceId} size="large" /> : null}
				<Button asChild size="large">
					<Link to={href("/whatsapp/:instanceId/settings", { instanceId: props.instanceId })}>
						{t.settings}
					</Link>
				</Button>
			</div>
			<p aria-live="polite" className="min-h-5 text-[13px] text-gray-11">
				{isOnTheWay ? t.connecting : ""}
			</p>
		</div>
	);
}
