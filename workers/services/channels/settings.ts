import type { ErrorCode } from "#app/contracts/errors.ts";
import type {
	InstanceSettingsView,
	TypedCloudCredentials,
} from "#app/contracts/instance-settings.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import { OLD_SECRET_MS } from "#app/domain/webhooks/signature.ts";
import { parseInstanceName } from "#app/domain/channels/instance-form.ts";
import { choiceOf, listWays } from "#app/domain/gateways/way.ts";
import { chooseWay } from "../gateways/chosen-way.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import {
	type ChannelChange,
	type ChannelRow,
	findSettings,
	readSettings,
	updateSettings,
} from "#workers/data/queries/channels/settings.ts";
import { type ChannelSecrets, createChannelSecrets } from "./secrets.ts";
import { planCloudCredentials } from "./cloud-credentials.ts";
import { planAddress, toConfiguration } from "./settings-plan.ts";
import { parseDeliveryCursor, viewSettings } from "./settings-view.ts";
import type { InstanceSettingsDeps, TypedInstanceSettings } from "./settings-deps.ts";

/** Webhook deliveries per page. */
export const DELIVERIES_PAGE = 30;

interface Opened {
	summary: ChannelSummary;
	channel: ChannelRow;
	dataKeyWrapped: string;
	secrets: ChannelSecrets;
	sealer: Sealer;
}

/** Settings of WhatsApp numbers: behaviour, webhook and gateway. Methods throw when D1 or the object is unreachable. */
export function createInstanceSettingsService(deps: InstanceSettingsDeps) {
	const find = (signedIn: SignedIn, channelId: string): ChannelSummary | null =>
		signedIn.channels.find((c) => c.id === channelId && c.type === "whatsapp") ?? null;

	/** Refuses with `not_found` or `forbidden`, before anything is read. */
	async function openForChange(
		signedIn: SignedIn,
		channelId: string,
	): Promise<Result<Opened, ErrorCode>> {
		const summary = find(signedIn, channelId);
		if (!summary) return fail("not_found");
		if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
		const workspaceId = signedIn.workspace.id;
		const found = await findSettings(deps.db, workspaceId, channelId);
		if (!found) return fail("not_found");
		const sealer = deps.createSealer(workspaceId, found.dataKeyWrapped);
		const secrets = createChannelSecrets(sealer, workspaceId, channelId);
		return ok({ ...found, summary, sealer, secrets });
	}

	/** D1 owns the settings; the object gets a copy, and its alarm applies it to the gateway. */
	async function configure(
		{ dataKeyWrapped }: Opened,
		row: ChannelRow,
		credentialsSealed?: string,
	): Promise<void> {
		const configuration = toConfiguration(row, dataKeyWrapped, credentialsSealed);
		await deps.instance(row.id).configure(configuration);
		await deps.publishToWorkspace(row.workspaceId, { type: "channels_changed" });
	}

	/** E10: every change is in the activity log with its author. */
	const note = (signedIn: SignedIn, channelId: string, metadata: ActivityDescription) =>
		deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action: "updated",
			entityType: "channels",
			entityId: channelId,
			metadata,
		});

	async function write(
		signedIn: SignedIn,
		opened: Opened,
		change: ChannelChange,
	): Promise<Result<ChannelRow, ErrorCode>> {
		const store = () =>
			updateSettings(deps.db, signedIn.workspace.id, opened.channel.id, {
				...change,
				updatedAt: deps.now(),
			});
		const proved = change.cloudProvedNumberId;
		const row = await (proved ? deps.moveNumber(proved, store) : store());
		if (row === "taken") return fail("number_taken");
		return row === null ? fail("not_found") : ok(row);
	}

	/**
	 * Moves the number to another gateway; conversations stay, the number has to be linked again.
	 * Refuses with `not_found`, `forbidden`, a code of chooseWay, `invalid_request`, `number_taken`, a code of
	 * planCloudCredentials, or one of the object's.
	 */
	async function switchGateway(
		signedIn: SignedIn,
		channelId: string,
		wanted: { gateway: string; cloud: TypedCloudCredentials | null },
	): Promise<Result<null, ErrorCode>> {
		const opened = await openForChange(signedIn, channelId);
		if (!opened.ok) return opened;
		const { channel, sealer } = opened.value;
		const way = await chooseWay(deps, signedIn.workspace.id, wanted.gateway);
		if (!way.ok) return way;
		if (wanted.gateway === choiceOf(channel)) return fail("gateway_not_offered");
		const { gateway, own } = way.value;
		const isCloud = gateway === "cloud-api";
		if (isCloud && wanted.cloud === null) return fail("invalid_request");
		const cloud = await planCloudCredentials(
			deps,
			{ ...opened.value, memberId: signedIn.member.id },
			isCloud ? wanted.cloud : null,
		);
		if (!cloud.ok) return cloud;
		// Inbound calls find the channel by the official API's number id, so leaving that API releases the id.
		const left = isCloud
			? {}
			: { cloudPhoneNumberId: null, cloudProvedNumberId: null, cloudClaimUntil: null };
		const ownId = own?.id ?? null;
		const change = { gateway, gatewayId: ownId, ...left, ...cloud.value.change };
		const written = await write(signedIn, opened.value, change);
		if (!written.ok) return written;
		const workspaceId = signedIn.workspace.id;
		const credentialsSealed =
			cloud.value.sealed ?? (own && deps.sealOwnGateway(sealer, { workspaceId, channelId }, own));
		const switched = await deps
			.instance(channelId)
			.switchGateway(workspaceId, { gateway, credentialsSealed, ownId });
		if (!switched.ok) return switched;
		await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
		const { name } = channel;
		const code = "gateway_changed" as const;
		await note(signedIn, channelId, { code, name, from: channel.gateway, to: gateway });
		return ok(null);
	}

	return {
		/** The settings and a page of webhook deliveries, readable by every member. One round trip to D1. */
		async open(
			signedIn: SignedIn,
			channelId: string,
			cursor: string | null,
		): Promise<Result<InstanceSettingsView, ErrorCode>> {
			const summary = find(signedIn, channelId);
			if (!summary) return fail("not_found");
			const workspaceId = signedIn.workspace.id;
			const page = { after: parseDeliveryCursor(cursor), limit: DELIVERIES_PAGE };
			const found = await readSettings(deps.db, workspaceId, channelId, page);
			if (!found) return fail("not_found");
			const sealer = deps.createSealer(workspaceId, found.dataKeyWrapped);
			return ok(
				viewSettings({
					summary,
					channel: found.channel,
					secrets: createChannelSecrets(sealer, workspaceId, channelId),
					// Their bodies say what was written, in whichever department.
					deliveries: sightOf(signedIn) === null ? found.deliveries : [],
					ways: listWays(deps.offeredGateways, found.own, found.hasOwnApp),
					pageLength: DELIVERIES_PAGE,
					now: deps.now(),
				}),
			);
		},

		/**
		 * Saves the form (spec 2, section 7: update instance). `secret` is the new signing secret when a first address
		 * was set, else null; it is shown only this once. Refuses with `not_found`, `forbidden`, `number_taken`, a code
		 * of the fields' rules, of planAddress or of planCloudCredentials.
		 */
		async save(
			signedIn: SignedIn,
			channelId: string,
			typed: TypedInstanceSettings,
		): Promise<Result<{ secret: string | null }, ErrorCode>> {
			const opened = await openForChange(signedIn, channelId);
			if (!opened.ok) return opened;
			const name = parseInstanceName(typed.name);
			if (!name.ok) return name;
			const address = planAddress(deps, opened.value, typed.webhookUrl);
			if (!address.ok) return address;
			const isCloud = opened.value.channel.gateway === "cloud-api";
			const cloud = await planCloudCredentials(
				deps,
				{ ...opened.value, memberId: signedIn.member.id },
				isCloud ? typed.cloud : null,
			);
			if (!cloud.ok) return cloud;
			const { onSend, onReceive, onConnect, onDisconnect } = typed.switches;
			const written = await write(signedIn, opened.value, {
				...typed.behaviour,
				...address.value.change,
				...cloud.value.change,
				name: name.value,
				webhookOnSend: onSend,
				webhookOnReceive: onReceive,
				webhookOnConnect: onConnect,
				webhookOnDisconnect: onDisconnect,
			});
			if (!written.ok) return written;
			await configure(opened.value, written.value, cloud.value.sealed);
			await note(signedIn, channelId, { code: "instance_updated", name: name.value });
			return ok({ secret: address.value.newSecret });
		},

		/** Makes a new signing secret, shown only this once; the previous one also signs for OLD_SECRET_MS (H19). */
		async rotateSecret(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<{ secret: string }, ErrorCode>> {
			const opened = await openForChange(signedIn, channelId);
			if (!opened.ok) return opened;
			const { channel, secrets } = opened.value;
			const secret = deps.createSecret();
			const before = secrets.find("webhook_secret", channel.webhookSecretSealed);
			const written = await write(signedIn, opened.value, {
				webhookSecretSealed: secrets.seal("webhook_secret", secret),
				webhookOldSecretSealed: before === null ? null : secrets.seal("webhook_old_secret", before),
				webhookOldSecretUntil: before === null ? null : deps.now() + OLD_SECRET_MS,
			});
			if (!written.ok) return written;
			await note(signedIn, channelId, { code: "webhook_secret_rotated", name: channel.name });
			return ok({ secret });
		},

		switchGateway,

		/**
		 * Gives a number credentials of the official API that Meta's sign-up brought; one that is carried otherwise moves there.
		 * Refusals as for `switchGateway`.
		 */
		async setCloud(
			signedIn: SignedIn,
			channelId: string,
			cloud: TypedCloudCredentials,
		): Promise<Result<null, ErrorCode>> {
			const opened = await openForChange(signedIn, channelId);
			if (!opened.ok) return opened;
			const { channel } = opened.value;
			if (channel.gateway !== "cloud-api")
				return switchGateway(signedIn, channelId, { gateway: "cloud-api", cloud });
			const planned = await planCloudCredentials(
				deps,
				{ ...opened.value, memberId: signedIn.member.id },
				cloud,
			);
			if (!planned.ok) return planned;
			const written = await write(signedIn, opened.value, planned.value.change);
			if (!written.ok) return written;
			await configure(opened.value, written.value, planned.value.sealed);
			await note(signedIn, channelId, { code: "instance_updated", name: channel.name });
			return ok(null);
		},
	};
}

export type InstanceSettingsService = ReturnType<typeof createInstanceSettingsService>;
