/** What the settings screens are given. A stored secret never is: only whether it is there, masked. */
import type { FileLifetime } from "../domain/inbox/file-lifetime.ts";
import type { VoiceBudget } from "../domain/inbox/voice-words.ts";
import type { Browser } from "../domain/auth/browser.ts";
import type { Provider } from "../domain/auth/provider.ts";
import type { Region } from "../domain/installation/entering.ts";
import type { Role } from "../domain/team/role.ts";

export interface SecretView {
	isSet: boolean;
	/** What the field shows and sends back for "unchanged" (J06); "" when nothing is stored. */
	mask: string;
}

export interface IntegrationSettings {
	openaiApiKey: SecretView;
	elevenlabsKey: SecretView;
	/** What the field shows: the echo in full, of one's own address the host alone; "" when none. */
	n8nWebhookUrl: string;
	/** The address is the echo endpoint everybody starts with. */
	isEcho: boolean;
}

export interface ProfileView {
	userId: string;
	fullName: string;
	email: string;
	role: Role;
	workspaceName: string;
	/** Where new objects of the workspace are made; null: near their first call. */
	region: Region | null;
	/** Whether a first answer claims a conversation of the workspace. */
	claimsByAnswering: boolean;
	/** The workspace's own fields of contacts, JSON as stored (domain/inbox/contact-field.ts); "" for none. */
	contactFields: string;
	/** Days for which the workspace keeps the files of messages; null: always. */
	fileDays: FileLifetime | null;
	jobTitle: string | null;
	avatarUrl: string | null;
}

/** What the workspace spends on putting voice notes into words. */
export interface VoiceWordsView {
	/** Reais of a month; 0: none is put into words. */
	budget: VoiceBudget;
	/** Millionths of a real, this month. */
	spentMicros: number;
	/** Name of the integration whose key pays; null: the installation's own model hears. */
	integration: string | null;
}

export interface SettingsView {
	integrations: IntegrationSettings;
	profile: ProfileView;
}

/** One of the person's signed-in browsers. */
export interface SignInView {
	id: string;
	device: Browser;
	/** Where, not who: "189.40.x.x"; "" for this machine itself. */
	ipPrefix: string;
	workspaceName: string;
	createdAt: number;
	lastSeenAt: number;
	isCurrent: boolean;
}

/** Another way in. */
export interface LinkedAccountView {
	provider: Provider;
	/** What the provider said at linking. */
	email: string | null;
	createdAt: number;
}
