import type { ChannelCard, ChannelSettingsView } from "#app/contracts/channels.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { CreatableType } from "#app/domain/channels/channel-form.ts";
import { computeUptimeToday } from "#app/domain/channels/uptime-today.ts";
import { readWebchatOptions } from "#app/domain/channels/webchat.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { LinkReason } from "#app/domain/channels/link/link-view.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { LeavingFiles } from "#workers/adapters/file-store/leaving.ts";
import type { Database } from "#workers/data/database.ts";
import { listChannelCards, readChannelSettings } from "#workers/data/queries/channels/cards.ts";
import { markChannelDeleted } from "#workers/data/queries/channels/channels.ts";
import { deleteConversationsOf } from "#workers/data/queries/conversations/erasure.ts";
import type { RecordActivity } from "../team/activity.ts";
import { readTypes } from "../gateways/chosen-way.ts";
import { createFigureReader, type FigureHub } from "./figure-reader.ts";
import type { ChannelStub } from "./stub.ts";

export interface ChannelsServiceDeps {
	hub(
		workspaceId: string,
	): Pick<DurableObjectStub<WorkspaceHub>, "forgetConversations"> & FigureHub;
	db: Database;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	/** Null: this installation keeps no files. */
	leavingFiles: Pick<LeavingFiles, "note"> | null;
	record: RecordActivity;
	offeredTypes: readonly CreatableType[];
	/** The public key by which a customer's web page refers to a webchat channel. */
	widgetKeyOf(channelId: string): string;
	now(): number;
}

/**
 * What the pages of channels show, of every type, and reconnecting and deleting them; other changes are
 * in channel-changes.ts. Methods throw when D1 or the channel's object cannot be reached, unless said otherwise.
 */
export function createChannelsService(deps: ChannelsServiceDeps) {
	const readFigures = createFigureReader(deps);

	/** Null for an unknown channel and for one of another workspace alike (D01). */
	const find = (signedIn: SignedIn, channelId: string): ChannelSummary | null =>
		signedIn.channels.find(({ id }) => id === channelId) ?? null;

	/** Why the channel is not connected. Null when its object does not answer: the page is shown without it. */
	async function readReason(
		signedIn: SignedIn,
		channel: ChannelSummary,
	): Promise<LinkReason | null> {
		try {
			const link = await deps.channel(channel).link(signedIn.workspace.id);
			return link.ok ? link.value.reason : null;
		} catch {
			return null;
		}
	}

	/** The state of a webchat's flood protection; null for other types, and when its object does not answer. */
	async function readFlood(signedIn: SignedIn, channel: ChannelSummary) {
		if (channel.type !== "webchat") return null;
		try {
			const flood = await deps.channel(channel).flood(signedIn.workspace.id);
			return flood.ok ? flood.value : null;
		} catch {
			return null;
		}
	}

	function findAllowed(
		signedIn: SignedIn,
		channelId: string,
		permission: Permission,
	): Result<ChannelSummary, ErrorCode> {
		const channel = find(signedIn, channelId);
		if (!channel) return fail("not_found");
		return may(signedIn.member.role, permission) ? ok(channel) : fail("forbidden");
	}

	return {
		/** Channel types besides WhatsApp that this deployment is configured for. */
		/** The types that can be created here. At most one D1 read. */
		offeredTypes: (signedIn: SignedIn): Promise<readonly CreatableType[]> =>
			readTypes(deps, signedIn.workspace.id),

		/** The channels' cards, newest first (spec 2, section 2), and today's figures, which are read at the same time. */
		async list(signedIn: SignedIn): Promise<ChannelCard[]> {
			const now = deps.now();
			const { id: workspaceId } = signedIn.workspace;
			const ids = signedIn.channels.map(({ id }) => id);
			const [rows, figures] = await Promise.all([
				listChannelCards(deps.db, workspaceId),
				readFigures(workspaceId, ids, localDay(now)),
			]);
			const todayOf = new Map(figures.days.map((day) => [day.channelId, day]));
			const markOf = new Map(figures.marks.map((mark) => [mark.channelId, mark]));
			return rows.map((row) => ({
				id: row.id,
				name: row.name,
				type: row.type,
				status: row.status,
				externalName: row.externalName,
				messagesReceivedToday: todayOf.get(row.id)?.received ?? 0,
				uptimeToday: computeUptimeToday(
					todayOf.get(row.id)?.uptimeMinutes ?? 0,
					markOf.get(row.id)?.uptimeAt ?? null,
					row.status,
					now,
				),
				defaultAgent: row.agentId === null ? null : { id: row.agentId, name: row.agentName ?? "" },
				isActive: row.isActive,
			}));
		},

		/** The settings, readable by every member. One D1 batch and up to two calls of the object, in parallel. */
		async openSettings(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<ChannelSettingsView, ErrorCode>> {
			const known = find(signedIn, channelId);
			if (!known) return fail("not_found");
			const [found, reason, flood] = await Promise.all([
				readChannelSettings(deps.db, signedIn.workspace.id, channelId),
				readReason(signedIn, known),
				readFlood(signedIn, known),
			]);
			if (!found) return fail("not_found");
			const { options, description, ...channel } = found.channel;
			const isWebchat = channel.type === "webchat";
			return ok({
				...channel,
				description: description ?? "",
				reason,
				flood,
				agents: found.agents,
				webchat: isWebchat ? readWebchatOptions(options) : null,
				widgetKey: isWebchat ? deps.widgetKeyOf(channelId) : null,
			});
		},

		/** Connects again with the stored credentials. `not_supported` for WhatsApp numbers and inactive channels. */
		async reconnect(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			const channel = findAllowed(signedIn, channelId, "link");
			if (!channel.ok) return channel;
			const { type, isActive } = channel.value;
			if (type === "whatsapp" || !isActive) return fail("not_supported");
			const asked = await deps.channel(channel.value).requestLink(signedIn.workspace.id, "connect");
			return asked.ok ? ok(null) : asked;
		},

		/** Deletes for good: the D1 row is marked as deleted and the object erases its data. */
		async remove(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			const channel = findAllowed(signedIn, channelId, "manage_channels");
			if (!channel.ok) return channel;
			const { id: workspaceId } = signedIn.workspace;
			// Before anything is given up: from here on its files are looked for until there are none (file-sweep.ts).
			await deps.leavingFiles?.note({ workspaceId, channelId });
			// The object first: once the row is marked, nobody could reach the object's data to erase it.
			await deps.channel(channel.value).erase(workspaceId);
			await markChannelDeleted(deps.db, workspaceId, channelId, deps.now());
			await deps.hub(workspaceId).forgetConversations(channelId, null);
			await deleteConversationsOf(deps.db, workspaceId, channelId);
			await deps.record({
				workspaceId,
				actorId: signedIn.member.id,
				action: "deleted",
				entityType: "channels",
				entityId: channelId,
				metadata: { code: "channel_deleted", name: channel.value.name },
			});
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok(null);
		},
	};
}
