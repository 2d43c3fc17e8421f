import { createContext, use, useEffect, useEffectEvent } from "react";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";

type Listener = (frame: WorkspaceFrame) => void;

/** What the workspace's socket says, for any screen that wants to hear it. */
export interface WorkspaceEvents {
	listen(listener: Listener): () => void;
}

/** A page outside the shell hears nothing. */
const SILENT: WorkspaceEvents = { listen: () => () => undefined };

export const WorkspaceEventsContext = createContext<WorkspaceEvents>(SILENT);

/** Members with an open browser; null until the workspace's line has said so. */
export const OnlineMembersContext = createContext<readonly string[] | null>(null);

/**
 * Calls `handle` for each frame of this type while the screen is mounted. After the line was down
 * the shell revalidates the page; screens with their own queries listen to `hello` too.
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
