/** Dependencies and inputs of settings.ts. */
import type { TypedCloudCredentials } from "#app/contracts/instance-settings.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { WebhookSwitches } from "#app/domain/webhooks/event.ts";
import type { GatewayName, InstanceSettings } from "#app/domain/channels/settings.ts";
import type { SealOwnGateway } from "../gateways/chosen-way.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { CloudCredentialsDeps } from "./cloud-credentials.ts";
import type { MoveNumber } from "../runtime.ts";
import type { InstanceStub } from "./stub.ts";

export interface InstanceSettingsDeps extends CloudCredentialsDeps {
	db: Database;
	publicUrl: string;
	allowedPrivateHosts: readonly string[];
	offeredGateways: readonly GatewayName[];
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
	sealOwnGateway: SealOwnGateway;
	/** A new signing secret: `whsec_…`. */
	createSecret: () => string;
	instance: (channelId: string) => InstanceStub;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	moveNumber: MoveNumber;
	record: RecordActivity;
}

/** The settings form, not yet validated (spec 2, section 2: instance settings). */
export interface TypedInstanceSettings {
	name: string;
	/** A new address, the mask of the stored one to keep it, or "" to remove it. */
	webhookUrl: string;
	behaviour: Omit<InstanceSettings, "maxConnectionAttempts">;
	switches: WebhookSwitches;
	/** Credentials of the official API; null where the form has no such fields. */
	cloud: TypedCloudCredentials | null;
}
