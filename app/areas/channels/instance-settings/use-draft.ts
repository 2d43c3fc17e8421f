import { useState } from "react";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";

export const BEHAVIOUR = [
	"autoReconnect",
	"autoReadMessages",
	"rejectCalls",
	"enableChatPresence",
	"receiveMessageStatus",
] as const;
export const SWITCHES = ["onSend", "onReceive", "onConnect", "onDisconnect"] as const;
export type SwitchName = (typeof BEHAVIOUR)[number] | (typeof SWITCHES)[number];

/** Everything of the form, as its fields hold it. */
export interface Draft extends Record<SwitchName, boolean> {
	name: string;
	/** The address, its mask for "as it is", or nothing. */
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

/** What was edited, over what is stored: read again, the stored part follows and the edits stay. */
export function isChanged(stored: Draft, edits: Partial<Draft>): boolean {
	return (Object.keys(edits) as (keyof Draft)[]).some((name) => edits[name] !== stored[name]);
}

/** As the form sends it; a switch that is off is not there. */
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
	/** Rises when fields that keep their own text must forget it. */
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
