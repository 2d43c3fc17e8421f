/** Dependencies and inputs of whatsapp.ts. */
import type { GatewayName } from "#app/domain/channels/settings.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { LeavingFiles } from "#workers/adapters/file-store/leaving.ts";
import type { Database } from "#workers/data/database.ts";
import type { TypedCloudCredentials } from "#app/contracts/instance-settings.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { CloudCredentialsDeps } from "./cloud-credentials.ts";
import type { TellDesk } from "../desk/tell-desk.ts";
import type { SealOwnGateway } from "../gateways/chosen-way.ts";
import type { MoveNumber } from "../runtime.ts";
import type { InstanceStub } from "./stub.ts";

export interface WhatsAppServiceDeps extends CloudCredentialsDeps {
	db: Database;
	hub(workspaceId: string): Pick<DurableObjectStub<WorkspaceHub>, "forgetConversations">;
	instance(channelId: string): InstanceStub;
	/** For the first call, which decides where the object is. */
	newInstance(workspaceId: string, channelId: string): Promise<InstanceStub>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	/** Sends a new channel's object the automations that subscribe to its events (automations.ts). */
	notifyAutomations(workspaceId: string, channelIds: readonly string[]): Promise<unknown>;
	/** Tells a new channel's object how the workspace works (desk/tell-desk.ts). */
	tellDesk: TellDesk;
	offeredGateways: GatewayName[];
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	sealOwnGateway: SealOwnGateway;
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	/** A new signing secret for webhooks: `whsec_…`. */
	createSecret(): string;
	moveNumber: MoveNumber;
	/** Null: this installation keeps no files. */
	leavingFiles: Pick<LeavingFiles, "note"> | null;
	record: RecordActivity;
	publicUrl: string;
	allowedPrivateHosts: readonly string[];
	newId(): string;
}

export interface NewInstance {
	name: string;
	description: string;
	webhookUrl: string;
	/** The chosen way (app/domain/gateways/way.ts). */
	gateway: string;
	/** Credentials of the official API; null for other gateways. */
	cloud?: TypedCloudCredentials | null;
}
