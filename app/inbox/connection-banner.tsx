import { PlugZap, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { InstanceStatus } from "#app/domain/whatsapp/link-view.ts";
import { Button } from "#app/ui/button.tsx";
import type { ConnectionState } from "./channel-socket.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** A line that stands again within this time is not worth a word. */
const PATIENCE_MS = 1500;
const GOOD_NEWS_MS = 3000;

/** Browser and server: 'Sem conexão…' while the line is down, 'Reconectado' for a moment after. */
export function ConnectionBanner(props: { state: ConnectionState; isRefused: boolean }) {
	const t = useInboxStrings();
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
				</Banner>
			) : shown === "back" ? (
				<Banner icon={RefreshCw} tone="bg-green-3 text-green-12">
					{t.connection.back}
				</Banner>
			) : null}
		</output>
	);
}

/** WhatsApp and us: the chat stays open for reading while the number is not linked. */
export function LinkBanner({ status }: { status: InstanceStatus }) {
	const t = useInboxStrings();
	const revalidator = useRevalidator();
	if (status === "connected") return null;
	if (status === "unstable") {
		return (
			<Banner icon={PlugZap} tone="bg-amber-3 text-amber-12">
				{t.connection.unstable}
			</Banner>
		);
	}
	return (
		<Banner icon={PlugZap} tone="bg-amber-3 text-amber-12">
			{status === "connecting" ? t.connection.linking : t.connection.unlinked}
			<Button
				loading={revalidator.state === "loading"}
				// The route answers with the connect screen.
				onClick={() => void revalidator.revalidate()}
				size="small"
				type="button"
			>
				{t.connection.connect}
			</Button>
		</Banner>
	);
}

function Banner(props: { icon: typeof WifiOff; tone: string; children: ReactNode }) {
	const Icon = props.icon;
	return (
		<div
			className={`flex min-h-9 animate-appear flex-wrap items-center justify-center gap-x-3 gap-y-1 px-4 py-1.5 text-[13px] font-medium ${props.tone}`}
		>
			<Icon aria-hidden="true" className="shrink-0" size={15} />
			{props.children}
		</div>
	);
}

function useShownState(state: ConnectionState): "down" | "back" | null {
	const [shown, setShown] = useState<"down" | "back" | null>(null);
	const isToldDown = useRef(false);
	useEffect(() => {
		if (state === "down") {
			const isOffline = !navigator.onLine;
			const timer = setTimeout(
				() => {
					isToldDown.current = true;
					setShown("down");
				},
				isOffline ? 0 : PATIENCE_MS,
			);
			return () => clearTimeout(timer);
		}
		if (state !== "open" || !isToldDown.current) return;
		isToldDown.current = false;
		setShown("back");
		const timer = setTimeout(() => setShown(null), GOOD_NEWS_MS);
		return () => clearTimeout(timer);
	}, [state]);
	return shown;
}
