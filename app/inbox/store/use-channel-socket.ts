import { useCallback, useEffect, useRef, useState } from "react";
import type { ClientFrame, ServerFrame } from "#app/contracts/frames.ts";
import {
	type ChannelSocket,
	type ClosedReason,
	type ConnectionState,
	openChannelSocket,
} from "./channel-socket.ts";

export interface ChannelSocketOptions {
	/** The seq of what the loader gave; null (or absent) when only the present matters. */
	since?: number | null;
	onFrame: (frame: ServerFrame) => void;
	/** Closed for good, except `revoked`, which leads to /auth by itself. */
	onClosed?: (reason: Exclude<ClosedReason, "revoked">) => void;
}

/**
 * The WebSocket of a channel while the component is mounted: `/live/channels/:id`. `state` is "down" from
 * the first failure until it is connected again.
 */
export function useChannelSocket(
	channelId: string,
	options: ChannelSocketOptions,
): { state: ConnectionState; send: (frame: ClientFrame) => boolean } {
	const [state, setState] = useState<ConnectionState>("connecting");
	const latest = useRef(options);
	const socket = useRef<ChannelSocket | null>(null);
	useEffect(() => {
		latest.current = options;
	});

	useEffect(() => {
		const opened = openChannelSocket(socketAddress(channelId), latest.current.since ?? null, {
			onFrame: (frame) => latest.current.onFrame(frame),
			onState: setState,
			onClosed: (reason) => {
				if (reason === "revoked") window.location.assign("/auth");
				else latest.current.onClosed?.(reason);
			},
		});
		socket.current = opened;
		const stopListening = listenForReturn(opened, setState);
		return () => {
			stopListening();
			opened.close();
			socket.current = null;
		};
	}, [channelId]);

	const send = useCallback((frame: ClientFrame) => socket.current?.send(frame) ?? false, []);
	return { state, send };
}

function socketAddress(channelId: string): string {
	const url = new URL(`/live/channels/${encodeURIComponent(channelId)}`, window.location.href);
	url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
	return url.href;
}

/** Browsers notice a lost network before the socket does, and sleeping tabs notice nothing. */
function listenForReturn(
	socket: ChannelSocket,
	setState: (state: ConnectionState) => void,
): () => void {
	const onOnline = (): void => socket.restart();
	const onOffline = (): void => setState("down");
	const onVisible = (): void => {
		if (document.visibilityState === "visible") socket.check();
	};
	window.addEventListener("online", onOnline);
	window.addEventListener("offline", onOffline);
	document.addEventListener("visibilitychange", onVisible);
	return () => {
		window.removeEventListener("online", onOnline);
		window.removeEventListener("offline", onOffline);
		document.removeEventListener("visibilitychange", onVisible);
	};
}
