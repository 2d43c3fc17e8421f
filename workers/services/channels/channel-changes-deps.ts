/** What changing channels needs and is given (channel-changes.ts). */
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { CreatableType, CredentialedType } from "#app/domain/channels/channel-form.ts";
import type { Result } from "#app/domain/result.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { ChannelStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";

/** An account that its vendor knows by these credentials. `seal` makes them unreadable to all but us. */
export interface AdmittedAccount {
	externalId: string;
	externalName: string | null;
	seal(sealer: Sealer, owner: { workspaceId: string; channelId: string }): string;
}

export interface ChannelChangesDeps {
	db: Database;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	tellWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	/** Tells channels' objects who answers on them (channel-agents.ts). */
	tellChannels(workspaceId: string, channelIds: readonly string[]): Promise<unknown>;
	/** Tells a new channel's object which automations want to know of it (automations.ts). */
	tellAutomations(workspaceId: string, channelIds: readonly string[]): Promise<unknown>;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** Asks the vendor whose token this is. */
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
}

export interface NewChannelInput {
	type: CreatableType;
	name: string;
	/** What the vendor gave; "" for webchat, which needs none. */
	token: string;
	locale: "pt" | "en";
}

/** The form as it was typed. */
export interface TypedChannelSettings {
	name: string;
	description: string;
	isActive: boolean;
	defaultAgentId: string | null;
	/** A webchat's look and hours as JSON; null where the form has none. */
	options: string | null;
}
