import { Download, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { href, Link, useRevalidator, useSearchParams } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import type { LinkView } from "#app/domain/whatsapp/link-view.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { notify } from "#app/ui/toasts.ts";
import { downloadQr } from "./download-qr.ts";
import type { LinkAnswer, LinkRequest } from "./link-api.ts";
import { LinkNotices } from "./link-notices.tsx";
import { QrPanel } from "./qr-panel.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useLink } from "./use-link.ts";

/** The check stands this long where the code was; then the chat opens. */
const CHECK_SHOWN_MS = 1000;

interface ConnectScreenProps {
	instance: ChannelSummary;
	initial: LinkView;
	role: Role;
}

/** Shown while the instance is not connected: the code to scan, and everything that may go wrong. */
export function ConnectScreen({ instance, initial, role }: ConnectScreenProps) {
	const t = useStrings({ pt, en });
	const { link, pending, ask, isOffline } = useLink(instance.id, initial);
	const request = useRequest(ask);
	const mayLink = may(role, "link");
	const isBusy = pending !== null;
	const generate = (): void => void request("generate_qr");
	useOpenChat(link);
	useFirstQr(mayLink && link.status === "disconnected", generate);
	const shared = { link, isBusy, mayLink };
	return (
		<Page>
			<PageHeader
				actions={
					instance.gateway === "simulator" && may(role, "use_simulated_phone") ? (
						<PhoneLink instanceId={instance.id} />
					) : null
				}
				backTo={href("/whatsapp/instances")}
				badge={<InstanceStatusBadge status={link.status} />}
				title={instance.name}
			/>
			<Card className="grid items-center gap-8 px-4 py-6 sm:p-8 lg:grid-cols-[1fr_auto] lg:gap-16 lg:p-12">
				<div className="order-2 lg:order-1">
					<Steps />
					<LinkNotices {...shared} isOffline={isOffline} onReset={() => void request("reset")} />
				</div>
				<div className="order-1 flex flex-col items-center gap-4 lg:order-2">
					<QrPanel {...shared} name={instance.name} onGenerate={generate} />
					<Actions {...shared} name={instance.name} onRequest={(action) => void request(action)} />
				</div>
			</Card>
			<p className="mt-4 text-xs text-gray-11">{t.link.via(t.gateways[instance.gateway].name)}</p>
		</Page>
	);
}

/** Asks, and says in a toast when it was refused; what comes of it shows on the screen. */
function useRequest(ask: (action: LinkRequest) => Promise<LinkAnswer | null>) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	return async (action: LinkRequest): Promise<void> => {
		const answer = await ask(action);
		if (!answer || answer.ok) return;
		const isSilent = answer.code === "unavailable";
		if (action === "disconnect") notify.error(t.disconnect.failed, t.disconnect.failedText);
		else notify.error(t.link.failed, isSilent ? t.link.failedText : errorText(answer.code));
	};
}

/** A second for the eye to see the check, then the loader answers with the chat. */
function useOpenChat(link: LinkView): void {
	const { revalidate } = useRevalidator();
	const isLinked = link.status === "connected" || link.status === "unstable";
	useEffect(() => {
		if (!isLinked) return;
		const timer = setTimeout(() => void revalidate(), CHECK_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isLinked, revalidate]);
}

/** Straight from the creation form (`?created=1`) the first code is asked for without a click. */
function useFirstQr(isPossible: boolean, generate: () => void): void {
	const t = useStrings({ pt, en }).create;
	const [search, setSearch] = useSearchParams();
	const isDone = useRef(false);
	const isNew = search.has("created");
	useEffect(() => {
		if (!isNew || isDone.current) return;
		isDone.current = true;
		notify.success(t.success, t.created);
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

function Steps() {
	const t = useStrings({ pt, en }).link;
	const steps: [string, string][] = [...t.steps, [t.lastStep, ""]];
	return (
		<>
			<h2 className="mb-6 text-xl/7 font-semibold tracking-tight">{t.title}</h2>
			<ol className="flex flex-col gap-4">
				{steps.map(([text, strong], index) => (
					<li className="flex items-center gap-3 text-base text-gray-12" key={text + strong}>
						<span className="tabular flex size-7 shrink-0 items-center justify-center rounded-full border border-gray-7 text-[13px] font-medium text-gray-11">
							{index + 1}
						</span>
						<span>
							{text}
							<strong className="font-semibold">{strong}</strong>
						</span>
					</li>
				))}
			</ol>
		</>
	);
}

function Actions(props: {
	link: LinkView;
	name: string;
	isBusy: boolean;
	mayLink: boolean;
	onRequest: (action: LinkRequest) => void;
}) {
	const t = useStrings({ pt, en }).link;
	const { link } = props;
	const isOnTheWay = link.status === "waiting_qr" || link.status === "connecting";
	const download = (): void => {
		if (link.qr && downloadQr(link.qr, props.name)) notify.success(t.downloaded);
		else notify.error(t.downloadFailed, t.downloadFailedText);
	};
	if (!isOnTheWay && link.status !== "passkey_required") return null;
	return (
		<div className="flex flex-wrap justify-center gap-3">
			{link.status === "waiting_qr" && link.qr ? (
				<>
					<Button
						disabled={props.isBusy || !props.mayLink}
						onClick={() => props.onRequest("generate_qr")}
						type="button"
					>
						{t.generateNew}
					</Button>
					<Button onClick={download} type="button">
						<Download aria-hidden="true" size={16} />
						{t.download}
					</Button>
				</>
			) : null}
			<Button
				disabled={props.isBusy || !props.mayLink}
				onClick={() => props.onRequest("disconnect")}
				type="button"
			>
				{t.stop}
			</Button>
		</div>
	);
}
