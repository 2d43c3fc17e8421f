import ReconnectingSocket from "partysocket/ws";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { CLOSE_REVOKED, parseText, WorkspaceFrame } from "#app/contracts/frames.ts";
import type { LiveChannel } from "#app/ui/live-channels.ts";

const PING_MS = 25_000;

/** Listens to `/live/workspace`: the status of every channel, as it changes. */
export function useWorkspaceSocket(workspaceId: string): ReadonlyMap<string, LiveChannel> {
	const [channels, setChannels] = useState<ReadonlyMap<string, LiveChannel>>(new Map());
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const address = `${location.origin.replace(/^http/, "ws")}/live/workspace`;
		const socket = new ReconnectingSocket(address, [], {
			maxEnqueuedMessages: 0,
			minReconnectionDelay: 1000 + Math.random() * 2000,
			maxReconnectionDelay: 30_000,
		});
		let opened = false;
		socket.addEventListener("open", () => {
			// What changed while the line was down is read again from the directory.
			if (opened) void revalidate();
			opened = true;
		});
		socket.addEventListener("message", (message) => {
			const frame = parseText(WorkspaceFrame, String(message.data));
			if (frame?.type === "channels_changed") void revalidate();
			if (frame?.type !== "channel") return;
			const { channelId, status, phone } = frame;
			setChannels((known) => new Map(known).set(channelId, { status, phone }));
		});
		socket.addEventListener("close", (event) => {
			if (event.code !== CLOSE_REVOKED) return;
			socket.close();
			// The guard of the page decides where a revoked sign-in goes.
			void revalidate();
		});
		const ping = setInterval(() => {
			if (socket.readyState === socket.OPEN) socket.send("ping");
		}, PING_MS);
		return () => {
			clearInterval(ping);
			socket.close();
		};
	}, [workspaceId, revalidate]);
	return channels;
}
