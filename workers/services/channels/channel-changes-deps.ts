/** Dependencies and inputs of channel-changes.ts. */
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { CreatableType, CredentialedType } from "#app/domain/channels/channel-form.ts";
import type { Result } from "#app/domain/result.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { TellDesk } from "../desk/tell-desk.ts";
import type { ChannelStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";

/** The vendor's account behind a valid token. */
export interface AdmittedAccount {
	/** The vendor's own id: of a bot, a page or an Instagram account. */
	externalId: string;
	externalName: string | null;
	/** The credentials encrypted for this one channel, as base64 text (J04). */
	seal(sealer: Sealer, owner: { workspaceId: string; channelId: string }): string;
}

export interface ChannelChangesDeps {
	db: Database;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	/** For the first call, which decides where the object is. */
	newChannel(
		workspaceId: string,
		channel: Pick<ChannelSummary, "id" | "type">,
	): Promise<ChannelStub>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	/** Sends channels' objects their current default agent (channel-agents.ts). */
	notifyChannels(workspaceId: string, channelIds: readonly string[]): Promise<unknown>;
	/** Sends a new channel's object the automations that subscribe to its events (automations.ts). */
	notifyAutomations(workspaceId: string, channelIds: readonly string[]): Promise<unknown>;
	/** Tells a new channel's object how the workspace works (desk/tell-desk.ts). */
	tellDesk: TellDesk;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** Asks the vendor which account a token belongs to. */
	admit(
		type: CredentialedType,
		token: string,
	): Promise<
		Result<AdmittedAccount, "credentials_refused" | "credentials_invalid" | "unavailable">
	>;
	offeredTypes: readonly CreatableType[];
	record: RecordActivity;
	limit: Limit;
	newId(): string;
	now(): number;
	/** Where a new webchat's script comes from. */
	publicUrl: string;
}

export interface NewChannelInput {
	type: CreatableType;
	name: string;
	/** The vendor's access token; "" for webchat, which needs none. */
	token: string;
	locale: "pt" | "en";
}

/** The settings form, not yet validated. */
export interface TypedChannelSettings {
	name: string;
	description: string;
	isActive: boolean;
	defaultAgentId: string | null;
	/** Telegram only, which has groups and no page of its own for this. */
	ignoreGroups: boolean;
	/** Webchat only: appearance and business hours as JSON. Null where the form has no such fields. */
	options: string | null;
}
