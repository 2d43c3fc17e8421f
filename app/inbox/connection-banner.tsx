import { BellOff, PlugZap, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { may } from "#app/domain/team/role.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { connectHref } from "#app/ui/channel-links.ts";
import { notify } from "#app/ui/toasts.ts";
import type { ConnectionState } from "./store/channel-socket.ts";
import { useInboxParts } from "./store/inbox-context.ts";
import { NOTHING_OUT } from "./store/outbox.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** A reconnection within this time shows no banner. */
const PATIENCE_MS = 1500;
const BACK_SHOWN_MS = 3000;

/**
 * State of the browser's socket: "Sem conexão…" while it is down, "Reconectado" for a moment
 * afterwards.
 */
export function ConnectionBanner(props: { state: ConnectionState; isRefused: boolean }) {
	const t = useInboxStrings();
	const format = useFormat();
	const queued = useQueuedCount();
	const shown = useShownState(props.state);
	return (
		<output aria-live="polite" className="block">
			{props.isRefused ? (
				<Banner icon={WifiOff} tone="bg-red-3 text-red-12">
					{t.connection.tooMany}
					<Button onClick={() => window.location.reload()} size="small" type="button">
						{t.connection.reload}
					</Button>
				</Banner>
			) : shown === "down" ? (
				<Banner icon={WifiOff} tone="bg-amber-3 text-amber-12">
					{t.connection.down}
					{queued === 0 ? null : (
						<span className="tabular font-normal">
							{queued === 1 ? t.connection.queuedOne : t.connection.queued(format.number(queued))}
						</span>
					)}
				</Banner>
			) : shown === "back" ? (
				<Banner icon={RefreshCw} tone="bg-green-3 text-green-12">
					{t.connection.back}
				</Banner>
			) : null}
		</output>
	);
}

/** State of the WhatsApp link: while the number is not linked the chat can still be read. */
export function LinkBanner({ link }: { link: Pick<LinkView, "status" | "reason" | "unheard"> }) {
	const t = useInboxStrings();
	const { status, reason, unheard = 0 } = link;
	if (status === "connected") return unheard > 0 ? <UnheardBanner /> : null;
	const isDown = reason === "gateway_unreachable";
	if (status === "unstable") {
		return (
			<Banner icon={PlugZap} tone="bg-amber-3 text-amber-12">
				{isDown ? t.connection.gatewayDown : t.connection.unstable}
			</Banner>
		);
	}
	return (
		<Banner icon={PlugZap} tone="bg-amber-3 text-amber-12">
			{status === "connecting" ? t.connection.linking : t.connection.unlinked}
			<ConnectButton />
		</Banner>
	);
}

/** The way to the page where the channel is connected; an instance shows that at its own address. */
function ConnectButton() {
	const t = useInboxStrings();
	const { instance } = useInboxParts();
	return (
		<Button asChild size="small">
			<Link to={connectHref(instance)}>{t.connection.connect}</Link>
		</Button>
	);
}

/** Linked, but the gateway does not push messages: they arrive late, by our own polling. */
function UnheardBanner() {
	const t = useInboxStrings();
	const errorText = useErrorText();
	const { store, me } = useInboxParts();
	const [isAsking, setIsAsking] = useState(false);
	const renew = async (): Promise<void> => {
		setIsAsking(true);
		try {
			await store.api.renewWebhook();
			notify.success(t.connection.renewing);
		} catch (error) {
			notify.error(t.connection.renewFailed, errorText(codeOf(error)));
		}
		setIsAsking(false);
	};
	return (
		<Banner icon={BellOff} tone="bg-amber-3 text-amber-12">
			{t.connection.unheard}
			{may(me.role, "link") ? (
				<Button loading={isAsking} onClick={() => void renew()} size="small" type="button">
					{t.connection.renew}
				</Button>
			) : null}
		</Banner>
	);
}

/** How many texts of this browser wait in its outbox for the connection. */
function useQueuedCount(): number {
	const { outbox } = useInboxParts();
	const entries = useSyncExternalStore(outbox.subscribe, outbox.list, () => NOTHING_OUT);
	return entries.filter((entry) => entry.state === "sending").length;
}

function Banner(props: { icon: typeof WifiOff; tone: string; children: ReactNode }) {
	const Icon = props.icon;
	return (
		<div
			className={`flex min-h-9 animate-appear items-center justify-center gap-3 px-4 py-1.5 text-[13px] font-medium ${props.tone}`}
		>
			<Icon aria-hidden="true" className="shrink-0" size={15} />
			<div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{props.children}</div>
		</div>
	);
}

function useShownState(state: ConnectionState): "down" | "back" | null {
	const [shown, setShown] = useState<"down" | "back" | null>(null);
	const wasShownDown = useRef(false);
	useEffect(() => {
		if (state === "down") {
			const isOffline = !navigator.onLine;
			const timer = setTimeout(
				() => {
					wasShownDown.current = true;
					setShown("down");
				},
				isOffline ? 0 : PATIENCE_MS,
			);
			return () => clearTimeout(timer);
		}
		if (state !== "open" || !wasShownDown.current) return;
		wasShownDown.current = false;
		setShown("back");
		const timer = setTimeout(() => setShown(null), BACK_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [state]);
	return shown;
}
