import { useState } from "react";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";

export const BEHAVIOUR = [
	"autoReconnect",
	"autoReadMessages",
	"rejectCalls",
	"enableChatPresence",
	"receiveMessageStatus",
	"ignoreGroups",
] as const;
export const SWITCHES = ["onSend", "onReceive", "onConnect", "onDisconnect"] as const;
export type SwitchName = (typeof BEHAVIOUR)[number] | (typeof SWITCHES)[number];

/** The form's state, as its fields hold it. */
export interface Draft extends Record<SwitchName, boolean> {
	name: string;
	/** The address, its mask for "unchanged", or empty. */
	webhookUrl: string;
	cloudToken: string;
	cloudPhoneNumberId: string;
	cloudBusinessId: string;
}

export function toDraft(view: InstanceSettingsView): Draft {
	const { maxConnectionAttempts: _, ...behaviour } = view.settings;
	return {
		name: view.instance.name,
		webhookUrl: view.webhook.address.mask,
		...behaviour,
		...view.webhook.switches,
		cloudToken: view.cloud?.token.mask ?? "",
		cloudPhoneNumberId: view.cloud?.phoneNumberId ?? "",
		cloudBusinessId: view.cloud?.businessId ?? "",
	};
}

/**
 * Whether the edits differ from the stored settings. Only edits are kept, so the other fields
 * follow when the settings are read again.
 */
export function isChanged(stored: Draft, edits: Partial<Draft>): boolean {
	return (Object.keys(edits) as (keyof Draft)[]).some((name) => edits[name] !== stored[name]);
}

/** The form's fields; a switch that is off is left out. */
export function toFields(draft: Draft, isCloud: boolean): Record<string, string> {
	const { cloudToken, cloudPhoneNumberId, cloudBusinessId, ...own } = draft;
	const sent = isCloud ? { ...own, cloudToken, cloudPhoneNumberId, cloudBusinessId } : own;
	return Object.fromEntries(
		Object.entries(sent).flatMap(([name, value]) =>
			typeof value === "string" ? [[name, value]] : value ? [[name, "on"]] : [],
		),
	);
}

export function useDraft(view: InstanceSettingsView) {
	const stored = toDraft(view);
	const [edits, setEdits] = useState<Partial<Draft>>({});
	/** Rises when fields with a text of their own must reset it. */
	const [version, setVersion] = useState(0);
	return {
		draft: { ...stored, ...edits },
		version,
		isDirty: isChanged(stored, edits),
		edit: (change: Partial<Draft>): void => setEdits((before) => ({ ...before, ...change })),
		forget(): void {
			setEdits({});
			setVersion((before) => before + 1);
		},
	};
}
