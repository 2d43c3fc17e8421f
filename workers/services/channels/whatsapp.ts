import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import { parseAddressField } from "#app/domain/webhooks/address.ts";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import { parseInstanceName } from "#app/domain/channels/instance-form.ts";
import { DEFAULT_SETTINGS, type GatewayName } from "#app/domain/channels/settings.ts";
import * as channels from "#workers/data/queries/channels/channels.ts";
import { deleteConversationsOf } from "#workers/data/queries/conversations/erasure.ts";
import { isTaken } from "#workers/data/queries/channels/settings.ts";
import type { TypedCloudCredentials } from "#app/contracts/instance-settings.ts";
import { createChannelSecrets } from "./secrets.ts";
import { planCloudCredentials } from "./cloud-credentials.ts";
import type { LinkWay } from "#app/domain/gateways/way.ts";
import type { OwnGateway } from "#workers/adapters/whatsapp-gateway/own-gateway.ts";
import { chooseWay, readWays } from "../gateways/chosen-way.ts";
import { createPhone } from "./phone.ts";
import type { WhatsAppServiceDeps, NewInstance } from "./whatsapp-deps.ts";

/** Creates, opens and deletes WhatsApp numbers. Methods throw when D1 or the object cannot be reached. */
export function createWhatsAppService(deps: WhatsAppServiceDeps) {
	/** Null for an unknown number and for one of another workspace alike (D01). */
	function find(signedIn: SignedIn, channelId: string): ChannelSummary | null {
		return signedIn.channels.find((c) => c.id === channelId && c.type === "whatsapp") ?? null;
	}

	/** Inserts the row and configures the object. `number_taken` or a code of planCloudCredentials. */
	async function register(
		workspaceId: string,
		input: {
			id: string;
			name: string;
			description: string;
			webhookUrl: string;
			gateway: GatewayName;
			/** The workspace's own gateway; absent or null: the deployment's. */
			own?: OwnGateway | null;
			createdBy: string | null;
			cloud?: TypedCloudCredentials | null;
		},
	): Promise<Result<{ isWaiting: boolean }, ErrorCode>> {
		const dataKeyWrapped = await channels.getDataKey(deps.db, workspaceId);
		const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
		const secrets = createChannelSecrets(sealer, workspaceId, input.id);
		const channel = { id: input.id, workspaceId };
		const isCloud = input.gateway === "cloud-api";
		const cloud = await planCloudCredentials(
			deps,
			{ channel, secrets, sealer, memberId: input.createdBy },
			(isCloud && input.cloud) || null,
		);
		if (!cloud.ok) return cloud;
		const hasWebhook = input.webhookUrl !== "";
		const now = deps.now();
		const isInserted = await insertUnlessTaken(workspaceId, {
			...DEFAULT_SETTINGS,
			id: input.id,
			type: "whatsapp",
			name: input.name,
			description: input.description === "" ? null : input.description,
			gateway: input.gateway,
			gatewayId: input.own?.id ?? null,
			webhookUrlSealed: hasWebhook ? secrets.seal("webhook_url", input.webhookUrl) : null,
			webhookSecretSealed: hasWebhook ? secrets.seal("webhook_secret", deps.createSecret()) : null,
			...cloud.value.change,
			createdBy: input.createdBy,
			createdAt: now,
			updatedAt: now,
		});
		if (!isInserted) return fail("number_taken");
		const instance = await deps.newInstance(workspaceId, input.id);
		await instance.configure({
			workspaceId,
			channelId: input.id,
			name: input.name,
			gateway: input.gateway,
			settings: DEFAULT_SETTINGS,
			webhooks: hasWebhook ? NO_EVENTS : null,
			ownId: input.own?.id ?? null,
			credentialsSealed:
				cloud.value.sealed ??
				(input.own
					? deps.sealOwnGateway(sealer, { workspaceId, channelId: input.id }, input.own)
					: null),
			dataKeyWrapped,
		});
		await deps.notifyAutomations(workspaceId, [input.id]);
		await deps.tellDesk(workspaceId, [input.id]);
		return ok({ isWaiting: cloud.value.isWaiting });
	}

	/** False when another channel has already proved this number of the official API. */
	async function insertUnlessTaken(
		workspaceId: string,
		channel: Omit<channels.NewChannel, "workspaceId">,
	): Promise<boolean> {
		try {
			const insert = () => channels.insertChannel(deps.db, workspaceId, channel);
			const proved = channel.cloudProvedNumberId;
			await (proved ? deps.moveNumber(proved, insert) : insert());
			return true;
		} catch (error) {
			if (isTaken(error)) return false;
			throw error;
		}
	}

	/** E10: creating and deleting is in the activity log with its author. */
	const note = (signedIn: SignedIn, id: string, name: string, action: "created" | "deleted") =>
		deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action,
			entityType: "channels",
			entityId: id,
			metadata: { code: `instance_${action}`, name },
		});

	return {
		find,
		register,

		/** The ways to link a number, the form's default first. One D1 read. */
		ways: (signedIn: SignedIn): Promise<LinkWay[]> => readWays(deps, signedIn.workspace.id),

		/**
		 * Creates a number: disconnected, active, platform web (spec 2, section 4). `isWaiting`: Meta could not
		 * be reached to prove the number, so it receives nothing yet. Refuses with `forbidden`, a code of the
		 * name's rules or of chooseWay, `credentials_invalid`, `url_not_allowed` or the codes of `register`.
		 */
		async create(
			signedIn: SignedIn,
			input: NewInstance,
		): Promise<Result<{ id: string; isWaiting: boolean }, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const name = parseInstanceName(input.name);
			if (!name.ok) return name;
			const way = await chooseWay(deps, signedIn.workspace.id, input.gateway);
			if (!way.ok) return way;
			if (way.value.gateway === "cloud-api" && !input.cloud) return fail("credentials_invalid");
			const webhookUrl = findWebhookUrl(deps, input.webhookUrl);
			if (webhookUrl === null) return fail("url_not_allowed");
			const id = deps.newId();
			const registered = await register(signedIn.workspace.id, {
				...input,
				...way.value,
				id,
				name: name.value,
				description: input.description.trim().slice(0, 500),
				webhookUrl,
				createdBy: signedIn.member.id,
			});
			if (!registered.ok) return registered;
			await note(signedIn, id, name.value, "created");
			await deps.publishToWorkspace(signedIn.workspace.id, { type: "channels_changed" });
			return ok({ id, isWaiting: registered.value.isWaiting });
		},

		/** How a number is linked now, in one round trip to its object: `signedIn` already has the channels. */
		async open(
			signedIn: SignedIn,
			channelId: string,
		): Promise<
			Result<{ instance: ChannelSummary } & Pick<InboxSnapshot, "link" | "capabilities">, ErrorCode>
		> {
			const instance = find(signedIn, channelId);
			if (!instance) return fail("not_found");
			const inbox = await deps
				.instance(channelId)
				.snapshot(signedIn.workspace.id, null, { ...OPEN_LIST, memberId: signedIn.member.id });
			if (!inbox.ok) return inbox;
			const { link, capabilities } = inbox.value;
			return ok({ instance, link, capabilities });
		},

		/** Deletes for good: the row becomes a tombstone, the object erases itself. */
		async remove(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			const known = find(signedIn, channelId);
			if (!known) return fail("not_found");
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			// Before anything is given up: from here on its files are looked for until there are none (file-sweep.ts).
			await deps.leavingFiles?.note({ workspaceId: signedIn.workspace.id, channelId });
			// The object first: a tombstone in D1 alone would leave its data out of reach.
			await deps.instance(channelId).erase(signedIn.workspace.id);
			await channels.markChannelDeleted(deps.db, signedIn.workspace.id, channelId, deps.now());
			await deps.hub(signedIn.workspace.id).forgetConversations(channelId, null);
			await deleteConversationsOf(deps.db, signedIn.workspace.id, channelId);
			await note(signedIn, channelId, known.name, "deleted");
			await deps.publishToWorkspace(signedIn.workspace.id, { type: "channels_changed" });
			return ok(null);
		},

		phone: createPhone(deps),
	};
}

export type WhatsAppService = ReturnType<typeof createWhatsAppService>;

/** A new webhook address receives no events until the settings switch them on. */
const NO_EVENTS = { onSend: false, onReceive: false, onConnect: false, onDisconnect: false };

/** The webhook address to store, "" for none; null for one that may not be called (H17). */
function findWebhookUrl(
	deps: Pick<WhatsAppServiceDeps, "allowedPrivateHosts" | "publicUrl">,
	typed: string,
): string | null {
	const asked = parseAddressField(typed);
	if (!asked.ok || asked.value.kind === "keep") return null;
	if (asked.value.kind === "remove") return "";
	const { value } = asked.value;
	return judgeUrl(value, deps.allowedPrivateHosts, deps.publicUrl).ok ? value : null;
}
