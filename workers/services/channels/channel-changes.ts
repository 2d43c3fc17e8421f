import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type CredentialedType,
	needsToken,
	parseChannelName,
	parseDescription,
} from "#app/domain/channels/channel-form.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityAction } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { linkAgent } from "#workers/data/queries/channels/cards.ts";
import {
	getDataKey,
	insertChannel,
	type NewChannel,
} from "#workers/data/queries/channels/channels.ts";
import {
	type ChannelChange,
	type ChannelRow,
	findSettings,
	isTaken,
	type SettingsRow,
	updateSettings,
} from "#workers/data/queries/channels/settings.ts";
import { readTypes } from "../gateways/chosen-way.ts";
import { firstOptions, parseOptions } from "./options.ts";
import { toConfiguration } from "./settings-plan.ts";
import type {
	ChannelChangesDeps,
	NewChannelInput,
	TypedChannelSettings,
} from "./channel-changes-deps.ts";

/**
 * Creates channels of every type but WhatsApp, and changes the settings common to all types.
 * What only WhatsApp numbers have is in settings.ts. Methods throw when D1 or the object cannot be reached.
 */
export function createChannelChanges(deps: ChannelChangesDeps) {
	async function openForChange(
		signedIn: SignedIn,
		channelId: string,
	): Promise<Result<SettingsRow, ErrorCode>> {
		if (!signedIn.channels.some(({ id }) => id === channelId)) return fail("not_found");
		if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
		const found = await findSettings(deps.db, signedIn.workspace.id, channelId);
		return found ? ok(found) : fail("not_found");
	}

	/** Rate limited, so that nobody can test guessed tokens against a vendor through us. */
	async function admit(signedIn: SignedIn, type: CredentialedType, token: string) {
		const isAllowed = await deps.limit("linkAsk", signedIn.member.id);
		return isAllowed ? deps.admit(type, token) : fail("rate_limited");
	}

	/** D1 owns the settings; the channel's object keeps a copy. */
	const configure = (
		row: ChannelRow,
		dataKeyWrapped: string,
		credentialsSealed?: string,
		object = deps.channel(row),
	) =>
		object.configure({
			...toConfiguration(row, dataKeyWrapped, credentialsSealed),
			type: row.type,
			options: row.type === "webchat" ? row.options : null,
		});

	const note = (
		signedIn: SignedIn,
		row: Pick<ChannelRow, "id" | "name">,
		action: ActivityAction,
		code: "channel_created" | "channel_updated" | "channel_token_replaced",
	) =>
		deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action,
			entityType: "channels",
			entityId: row.id,
			metadata: { code, name: row.name },
		});

	/** `channel_taken`: the vendor's account already belongs to another channel, in any workspace. */
	async function insert(
		workspaceId: string,
		channel: Omit<NewChannel, "workspaceId">,
	): Promise<Result<SettingsRow, "channel_taken" | "not_found">> {
		try {
			await insertChannel(deps.db, workspaceId, channel);
		} catch (error) {
			if (isTaken(error)) return fail("channel_taken");
			throw error;
		}
		const found = await findSettings(deps.db, workspaceId, channel.id);
		return found ? ok(found) : fail("not_found");
	}

	/** Connects or disconnects after `isActive` changed. Disconnecting is idempotent, so it is sent on every save. */
	async function applyActiveSwitch(before: ChannelRow, after: ChannelRow): Promise<void> {
		if (after.type === "whatsapp" || (before.isActive && after.isActive)) return;
		const wanted = after.isActive ? "connect" : "disconnect";
		await deps.channel(after).requestLink(after.workspaceId, wanted);
	}

	return {
		/**
		 * Creates an active channel and starts connecting it.
		 * Refuses with `forbidden`, `gateway_not_offered`, a code of the name's rules, `rate_limited`,
		 * `credentials_refused`, `credentials_invalid`, `unavailable` or `channel_taken`.
		 */
		async create(
			signedIn: SignedIn,
			input: NewChannelInput,
		): Promise<Result<{ id: string }, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const { type } = input;
			const offered = await readTypes(deps, signedIn.workspace.id);
			if (!offered.includes(type)) return fail("gateway_not_offered");
			const name = parseChannelName(input.name);
			if (!name.ok) return name;
			const admitted = needsToken(type) ? await admit(signedIn, type, input.token) : ok(null);
			if (!admitted.ok) return admitted;
			const account = admitted.value;
			const workspaceId = signedIn.workspace.id;
			const id = deps.newId();
			const now = deps.now();
			const dataKeyWrapped = await getDataKey(deps.db, workspaceId);
			const owner = { workspaceId, channelId: id };
			const credentialsSealed =
				account?.seal(deps.createSealer(workspaceId, dataKeyWrapped), owner) ?? null;
			const inserted = await insert(workspaceId, {
				...DEFAULT_SETTINGS,
				id,
				type,
				name: name.value,
				gateway: type,
				externalId: account?.externalId ?? null,
				externalName: account?.externalName ?? null,
				credentialsSealed,
				options: firstOptions(type, input.locale),
				webhookOrigin: type === "webchat" ? deps.publicUrl : null,
				createdBy: signedIn.member.id,
				createdAt: now,
				updatedAt: now,
			});
			if (!inserted.ok) return inserted;
			const { channel } = inserted.value;
			const object = await deps.newChannel(workspaceId, channel);
			await configure(channel, dataKeyWrapped, credentialsSealed ?? undefined, object);
			await deps.notifyAutomations(workspaceId, [id]);
			await deps.tellDesk(workspaceId, [id]);
			await deps.channel(channel).requestLink(workspaceId, "connect");
			await note(signedIn, channel, "created", "channel_created");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok({ id });
		},

		/**
		 * Saves name, description, active switch, default agent, whether groups are ignored, and a webchat's options.
		 * Refuses with `not_found`, `forbidden`, `invalid_request`, a code of the fields' rules, or
		 * `conflict` when the chosen agent no longer exists.
		 */
		async save(
			signedIn: SignedIn,
			channelId: string,
			typed: TypedChannelSettings,
		): Promise<Result<null, ErrorCode>> {
			const opened = await openForChange(signedIn, channelId);
			if (!opened.ok) return opened;
			const before = opened.value.channel;
			const name = parseChannelName(typed.name);
			if (!name.ok) return name;
			const options = parseOptions(before, typed.options);
			if (!options.ok) return options;
			const workspaceId = signedIn.workspace.id;
			const { defaultAgentId } = typed;
			// The agent was deleted after the page was loaded: the member has to choose another one.
			if (
				defaultAgentId !== null &&
				!(await linkAgent(deps.db, workspaceId, channelId, defaultAgentId))
			)
				return fail("conflict");
			const change: ChannelChange = {
				name: name.value,
				description: parseDescription(typed.description),
				// A WhatsApp number is connected and disconnected on its own pages.
				isActive: before.type === "whatsapp" ? before.isActive : typed.isActive,
				defaultAgentId,
				ignoreGroups: before.type === "telegram" ? typed.ignoreGroups : before.ignoreGroups,
				options: options.value,
				updatedAt: deps.now(),
			};
			const row = await updateSettings(deps.db, workspaceId, channelId, change);
			if (row === null || row === "taken") return fail("not_found");
			await configure(row, opened.value.dataKeyWrapped);
			await deps.notifyChannels(workspaceId, [channelId]);
			await applyActiveSwitch(before, row);
			await note(signedIn, row, "updated", "channel_updated");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok(null);
		},

		/**
		 * Replaces the vendor's token. Refuses a token of another account with `other_account`, because
		 * that account's customers would appear in this channel's conversations. Also `not_found`,
		 * `forbidden`, `not_supported` (webchat and WhatsApp have no token) and the codes of `create`.
		 */
		async replaceToken(
			signedIn: SignedIn,
			channelId: string,
			token: string,
		): Promise<Result<null, ErrorCode>> {
			const opened = await openForChange(signedIn, channelId);
			if (!opened.ok) return opened;
			const { channel, dataKeyWrapped } = opened.value;
			if (!needsToken(channel.type)) return fail("not_supported");
			const account = await admit(signedIn, channel.type, token);
			if (!account.ok) return account;
			const { externalId, externalName, seal } = account.value;
			if (channel.externalId !== null && channel.externalId !== externalId)
				return fail("other_account");
			const workspaceId = signedIn.workspace.id;
			const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
			const credentialsSealed = seal(sealer, { workspaceId, channelId });
			const change = { externalId, externalName, credentialsSealed, updatedAt: deps.now() };
			const row = await updateSettings(deps.db, workspaceId, channelId, change);
			if (row === "taken") return fail("channel_taken");
			if (row === null) return fail("not_found");
			await configure(row, dataKeyWrapped, credentialsSealed);
			if (row.isActive) await deps.channel(row).requestLink(workspaceId, "connect");
			await note(signedIn, row, "updated", "channel_token_replaced");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok(null);
		},
	};
}
