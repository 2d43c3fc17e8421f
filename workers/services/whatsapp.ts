import type { PhoneAction, PhoneView } from "#app/contracts/simulated-phone.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import { parseInstanceName } from "#app/domain/whatsapp/instance-form.ts";
import { DEFAULT_SETTINGS, type GatewayName } from "#app/domain/whatsapp/settings.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import * as channels from "#workers/data/queries/channels.ts";
import type { WorkspaceFrame } from "#app/contracts/frames.ts";
import type { InstanceStub } from "./instance-stub.ts";

export interface WhatsAppServiceDeps {
	db: Database;
	instance(channelId: string): InstanceStub;
	tellWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	offeredGateways: GatewayName[];
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	newId(): string;
	now(): number;
}

export interface NewInstance {
	name: string;
	description: string;
	webhookUrl: string;
	gateway: GatewayName;
}

export function createWhatsAppService(deps: WhatsAppServiceDeps) {
	/** The channel of the directory; another workspace's answers like an unknown one (D01). */
	function find(signedIn: SignedIn, channelId: string): ChannelSummary | null {
		return signedIn.channels.find((c) => c.id === channelId && c.type === "whatsapp") ?? null;
	}

	async function register(
		workspaceId: string,
		input: {
			id: string;
			name: string;
			description: string;
			webhookUrl: string;
			gateway: GatewayName;
			createdBy: string | null;
		},
	): Promise<void> {
		const dataKeyWrapped = await channels.getDataKey(deps.db, workspaceId);
		const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
		const place = { workspaceId, table: "channels", rowId: input.id, field: "webhook_url" };
		const now = deps.now();
		await channels.insertChannel(deps.db, workspaceId, {
			...DEFAULT_SETTINGS,
			id: input.id,
			type: "whatsapp",
			name: input.name,
			description: input.description === "" ? null : input.description,
			gateway: input.gateway,
			webhookUrlSealed: input.webhookUrl === "" ? null : sealer.seal(input.webhookUrl, place),
			createdBy: input.createdBy,
			createdAt: now,
			updatedAt: now,
		});
		await deps.instance(input.id).configure({
			workspaceId,
			channelId: input.id,
			name: input.name,
			gateway: input.gateway,
			settings: DEFAULT_SETTINGS,
			dataKeyWrapped,
		});
	}

	return {
		find,
		register,
		offeredGateways: (): GatewayName[] => deps.offeredGateways,

		/** A new instance: disconnected, active, platform web (spec 2, section 4). */
		async create(
			signedIn: SignedIn,
			input: NewInstance,
		): Promise<Result<{ id: string }, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const name = parseInstanceName(input.name);
			if (!name.ok) return name;
			if (!deps.offeredGateways.includes(input.gateway)) return fail("gateway_not_offered");
			const webhookUrl = input.webhookUrl.trim();
			if (webhookUrl !== "" && !isHttpUrl(webhookUrl)) return fail("invalid_request");
			const id = deps.newId();
			await register(signedIn.workspace.id, {
				...input,
				id,
				name: name.value,
				description: input.description.trim().slice(0, 500),
				webhookUrl,
				createdBy: signedIn.member.id,
			});
			await deps.tellWorkspace(signedIn.workspace.id, { type: "channels_changed" });
			return ok({ id });
		},

		/** The instance screen: the directory is known already, so this is one round trip. */
		async open(
			signedIn: SignedIn,
			channelId: string,
			contactId: string | null,
		): Promise<Result<{ instance: ChannelSummary; inbox: InboxSnapshot }, ErrorCode>> {
			const instance = find(signedIn, channelId);
			if (!instance) return fail("not_found");
			const inbox = await deps.instance(channelId).snapshot(signedIn.workspace.id, contactId);
			return inbox.ok ? ok({ instance, inbox: inbox.value }) : inbox;
		},

		/** Deletes for good: the row becomes a tombstone, the object erases itself. */
		async remove(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			if (!find(signedIn, channelId)) return fail("not_found");
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			// The object first: a tombstone in D1 alone would leave its data out of reach.
			await deps.instance(channelId).erase(signedIn.workspace.id);
			await channels.markChannelDeleted(deps.db, signedIn.workspace.id, channelId, deps.now());
			await deps.tellWorkspace(signedIn.workspace.id, { type: "channels_changed" });
			return ok(null);
		},

		phone: {
			view: (signedIn: SignedIn, channelId: string) => act(signedIn, channelId, null),
			act: (signedIn: SignedIn, channelId: string, action: PhoneAction) =>
				act(signedIn, channelId, action),
		},
	};

	/** The simulated phone, for managers. */
	async function act(
		signedIn: SignedIn,
		channelId: string,
		action: PhoneAction | null,
	): Promise<Result<PhoneView, ErrorCode>> {
		const instance = find(signedIn, channelId);
		if (!instance || instance.gateway !== "simulator") return fail("not_found");
		if (!may(signedIn.member.role, "use_simulated_phone")) return fail("forbidden");
		return deps.instance(channelId).phone(signedIn.workspace.id, action);
	}
}

export type WhatsAppService = ReturnType<typeof createWhatsAppService>;

const isHttpUrl = (text: string): boolean =>
	URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 2_048;
