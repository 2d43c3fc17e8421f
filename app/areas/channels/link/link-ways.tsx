import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { LinkNotices } from "./link-notices.tsx";
import type { LinkRequests } from "./use-link-requests.ts";
import { CredentialsPanel } from "./credentials-panel.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { CodeWay, ScanWay } from "./way-panels.tsx";

interface LinkWaysProps extends LinkRequests {
	instance: ChannelSummary;
	capabilities: GatewayCapabilities;
	link: LinkView;
	isBusy: boolean;
	isOffline: boolean;
	mayLink: boolean;
}

/** The ways this gateway has: nothing is offered that it cannot keep. */
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
