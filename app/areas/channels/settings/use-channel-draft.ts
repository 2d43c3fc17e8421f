import { useState } from "react";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";
import type { WebchatOptions } from "#app/domain/channels/webchat.ts";

/** The form's state, as its fields hold it. */
export interface ChannelDraft {
	name: string;
	description: string;
	isActive: boolean;
	ignoreGroups: boolean;
	/** "" for none. */
	defaultAgentId: string;
	webchat: WebchatOptions | null;
}

export const toDraft = (view: ChannelSettingsView): ChannelDraft => ({
	name: view.name,
	description: view.description,
	isActive: view.isActive,
	ignoreGroups: view.ignoreGroups,
	defaultAgentId: view.defaultAgentId ?? "",
	webchat: view.webchat,
});

/**
 * Whether the edits differ from the stored settings; an edit that restores the stored value is no
 * change.
 */
export const isChanged = (stored: ChannelDraft, edits: Partial<ChannelDraft>): boolean =>
	(Object.keys(edits) as (keyof ChannelDraft)[]).some(
		(name) => JSON.stringify(edits[name]) !== JSON.stringify(stored[name]),
	);

/** The form's fields; a switch that is off is left out. */
export function toFields(draft: ChannelDraft): Record<string, string> {
	const { name, description, defaultAgentId } = draft;
	return {
		name,
		description,
		defaultAgentId,
		...(draft.isActive && { isActive: "on" }),
		...(draft.ignoreGroups && { ignoreGroups: "on" }),
		...(draft.webchat && { options: JSON.stringify(draft.webchat) }),
	};
}

/** The draft of a channel's settings. Stored values follow when they are read again; edits stay. */
export function useChannelDraft(view: ChannelSettingsView) {
	const stored = toDraft(view);
	const [edits, setEdits] = useState<Partial<ChannelDraft>>({});
	return {
		draft: { ...stored, ...edits },
		isDirty: isChanged(stored, edits),
		edit: (change: Partial<ChannelDraft>): void => setEdits((before) => ({ ...before, ...change })),
		forget: (): void => setEdits({}),
	};
}
