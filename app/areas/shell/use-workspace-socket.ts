import ReconnectingSocket from "partysocket/ws";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CLOSE_REVOKED, CLOSE_ROLE_CHANGED, parseText } from "#app/contracts/sockets.ts";
import {
	HEARS_CHANGES,
	TAKES_CONVERSATIONS,
	WorkspaceFrame,
} from "#app/contracts/workspace-frames.ts";
import type { LiveChannel } from "#app/ui/live-channels.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import type { HeaderLine, WorkspaceEvents } from "#app/ui/workspace-events.ts";

const PING_MS = 25_000;
/** After so long without a greeting pages ask. */
const GREETED_WITHIN_MS = 3_000;

/** Frames after which the page is revalidated. */
const STALE_AFTER: readonly WorkspaceFrame["type"][] = ["channels_changed", "plan_changed"];

export interface WorkspaceLine {
	/** The latest status of every channel that sent one. */
	channels: ReadonlyMap<string, LiveChannel>;
	/** Members with an open browser; null until the hub has sent them. */
	online: readonly string[] | null;
	isOpen: boolean;
	/** How the header's changes come. */
	header: HeaderLine;
	events: WorkspaceEvents;
	/** Sends a text; while the line is down it is lost. */
	say: (text: string) => void;
}

/** Listens to `/live/workspace`. */
export function useWorkspaceSocket(workspaceId: string): WorkspaceLine {
	const [channels, setChannels] = useState<ReadonlyMap<string, LiveChannel>>(new Map());
	const [online, setOnline] = useState<readonly string[] | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [headerState, setHeaderState] = useState<HeaderLine["state"]>("connecting");
	const heard = useRef(0);
	const open = useRef<ReconnectingSocket | null>(null);
	const [listeners] = useState(() => new Set<(frame: WorkspaceFrame) => void>());
	const readAgain = usePatientRevalidate();
	useEffect(() => {
		/** Up to where lists have heard of conversations: what is missed meanwhile comes with the next line. */
		let seq = "";
		const address = (): string => {
			const understood = new URLSearchParams({ [HEARS_CHANGES]: "1", [TAKES_CONVERSATIONS]: seq });
			return `${location.origin.replace(/^http/, "ws")}/live/workspace?${understood.toString()}`;
		};
		const socket = new ReconnectingSocket(address, [], {
			maxEnqueuedMessages: 0,
			minReconnectionDelay: 1000 + Math.random() * 2000,
			maxReconnectionDelay: 30_000,
		});
		open.current = socket;
		let opened = false;
		socket.addEventListener("open", () => {
			// Changes made while the socket was down are read from the directory.
			if (opened) readAgain();
			opened = true;
			setIsOpen(true);
		});
		socket.addEventListener("message", (message) => {
			heard.current = Date.now();
			const frame = parseText(WorkspaceFrame, String(message.data));
			if (!frame) return;
			if (frame.type === "hello") setHeaderState(frame.pushesHeader ? "pushed" : "asked");
			if (STALE_AFTER.includes(frame.type)) readAgain();
			if (frame.type === "hello") setOnline(frame.online);
			if ("seq" in frame) seq = String(frame.seq ?? "");
			if (frame.type === "online") setOnline(frame.memberIds);
			if (frame.type === "online_changed") setOnline((known) => nextOnline(known ?? [], frame));
			if (frame.type === "channel") {
				const { channelId, status, phone } = frame;
				setChannels((known) => new Map(known).set(channelId, { status, phone }));
			}
			for (const listener of listeners) listener(frame);
		});
		socket.addEventListener("close", (event) => {
			setIsOpen(false);
			setHeaderState("asked");
			// The socket reconnects by itself; the new role's permissions are read at once.
			if (event.code === CLOSE_ROLE_CHANGED) readAgain();
			if (event.code !== CLOSE_REVOKED) return;
			socket.close();
			// The page's guard decides where a revoked session goes.
			readAgain();
		});
		const patience = setTimeout(
			() => setHeaderState((state) => (state === "connecting" ? "asked" : state)),
			GREETED_WITHIN_MS,
		);
		const ping = setInterval(() => {
			if (socket.readyState === socket.OPEN) socket.send("ping");
		}, PING_MS);
		return () => {
			clearTimeout(patience);
			clearInterval(ping);
			open.current = null;
			socket.close();
		};
	}, [workspaceId, readAgain, listeners]);
	const events = useMemo<WorkspaceEvents>(
		() => ({
			listen(listener) {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
		}),
		[listeners],
	);
	const header = useMemo<HeaderLine>(
		() => ({ state: headerState, heardAt: () => heard.current }),
		[headerState],
	);
	const say = useCallback((text: string): void => {
		open.current?.send(text);
	}, []);
	return { channels, online, isOpen, header, events, say };
}

/** The online members after a frame; a member named by `hello` may be named again. */
export function nextOnline(
	known: readonly string[],
	changed: { joined: readonly string[]; left: readonly string[] },
): string[] {
	const here = new Set([...known, ...changed.joined]);
	for (const memberId of changed.left) here.delete(memberId);
	return [...here];
}
