import { createContext, use, useEffect, useEffectEvent } from "react";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";

type Listener = (frame: WorkspaceFrame) => void;

/** Frames of the workspace's socket, for any screen that listens. */
export interface WorkspaceEvents {
	listen(listener: Listener): () => void;
}

/** Used outside the shell: no frame ever arrives. */
const SILENT: WorkspaceEvents = { listen: () => () => undefined };

export const WorkspaceEventsContext = createContext<WorkspaceEvents>(SILENT);

/** How changes of the header come. */
export interface HeaderLine {
	/** `connecting`: it is not known yet whether a line brings them. */
	state: "connecting" | "pushed" | "asked";
	/** When something was heard last, a sign of life included (epoch ms). */
	heardAt: () => number;
}

/** Used outside the shell: the header asks. */
export const HeaderLineContext = createContext<HeaderLine>({ state: "asked", heardAt: () => 0 });

/** Members with an open browser; null until the workspace's socket has sent them. */
export const OnlineMembersContext = createContext<readonly string[] | null>(null);

/**
 * Calls `handle` for each frame of this type while the component is mounted. After a reconnection
 * the shell revalidates the page; screens with their own queries also listen to `hello`.
 */
export function useWorkspaceEvent<Type extends WorkspaceFrame["type"]>(
	type: Type,
	handle: (frame: Extract<WorkspaceFrame, { type: Type }>) => void,
): void {
	const { listen } = use(WorkspaceEventsContext);
	const onFrame = useEffectEvent(handle);
	useEffect(
		() =>
			listen((frame) => {
				if (frame.type === type) onFrame(frame as Extract<WorkspaceFrame, { type: Type }>);
			}),
		[listen, type],
	);
}
