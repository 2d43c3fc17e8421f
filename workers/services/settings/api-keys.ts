import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ApiInstance } from "#app/contracts/instance-settings.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { parsePhoneNumber } from "#app/domain/inbox/phone-number.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import { keyPrefix, parseBearer, toApiKey } from "#app/domain/channels/api-key.ts";
import type { Database } from "#workers/data/database.ts";
import { findKeyHolder, type KeyHolder } from "#workers/data/queries/settings/api-keys.ts";
import { updateSettings } from "#workers/data/queries/channels/settings.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createFigureReader, type FigureHub } from "../channels/figure-reader.ts";
import type { InstanceStub } from "../channels/stub.ts";

/** The author shown for messages that a program sent. */
const AUTHOR = "API";

export interface ApiKeysDeps {
	db: Database;
	now: () => number;
	newId: () => string;
	createToken: () => string;
	hashToken: (token: string) => string;
	isSameHash: (a: string, b: string) => boolean;
	instance: (channelId: string) => InstanceStub;
	hub(workspaceId: string): FigureHub;
	record: RecordActivity;
}

export type { KeyHolder };

/** A message sent by a program. */
export interface ApiMessage {
	/** UUID; the same id again is the same message. Generated when missing. */
	id?: string | undefined;
	/** A number, or else somebody known. */
	to?: string | undefined;
	contact?: string | undefined;
	name?: string | undefined;
	text: string;
	/** An ISO moment; at once when left out. */
	sendAt?: string | undefined;
}

/** API keys of WhatsApp numbers, and the calls they authorise. Methods throw when D1 or the object fails. */
export function createApiKeysService(deps: ApiKeysDeps) {
	const readFigures = createFigureReader(deps);

	/** `not_found` for an unknown number and for another workspace's alike (D01); `forbidden`; null when allowed. */
	function findRefusal(signedIn: SignedIn, channelId: string): ErrorCode | null {
		if (!signedIn.channels.some(({ id, type }) => id === channelId && type === "whatsapp"))
			return "not_found";
		return may(signedIn.member.role, "manage_channels") ? null : "forbidden";
	}

	async function write(
		signedIn: SignedIn,
		channelId: string,
		key: string | null,
	): Promise<Result<null, ErrorCode>> {
		const refusal = findRefusal(signedIn, channelId);
		if (refusal) return fail(refusal);
		const now = deps.now();
		const row = await updateSettings(deps.db, signedIn.workspace.id, channelId, {
			apiKeyHash: key === null ? null : deps.hashToken(key),
			apiKeyPrefix: key === null ? null : keyPrefix(key),
			apiKeyCreatedAt: key === null ? null : now,
			updatedAt: now,
		});
		if (row === null || row === "taken") return fail("not_found");
		const code: ActivityDescription["code"] = key ? "api_key_created" : "api_key_revoked";
		await deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action: "updated",
			entityType: "channels",
			entityId: channelId,
			metadata: { code, name: row.name },
		});
		return ok(null);
	}

	return {
		/** Makes a new key, shown only this once (J03); the previous key stops working. */
		async create(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<{ key: string }, ErrorCode>> {
			const key = toApiKey(deps.createToken());
			const written = await write(signedIn, channelId, key);
			return written.ok ? ok({ key }) : written;
		},

		revoke: (signedIn: SignedIn, channelId: string) => write(signedIn, channelId, null),

		/** The number whose key is in an `Authorization` header; null without a valid key. */
		async authenticate(header: string | null): Promise<KeyHolder | null> {
			const key = parseBearer(header);
			if (key === null) return null;
			const keyHash = deps.hashToken(key);
			const holder = await findKeyHolder(deps.db, keyHash);
			return holder && deps.isSameHash(holder.keyHash, keyHash) ? holder : null;
		},

		async view({ workspaceId, channelId, ...holder }: KeyHolder): Promise<ApiInstance> {
			const { days } = await readFigures(workspaceId, [channelId], localDay(deps.now()));
			return {
				id: channelId,
				name: holder.name,
				status: holder.status,
				phone: holder.phone,
				today: { messagesSent: days[0]?.sent ?? 0, messagesReceived: days[0]?.received ?? 0 },
			};
		},

		/**
		 * Stores a message; the channel's object sends it (docs/architecture.md), now or at its moment. It goes to a number or
		 * to a contact, and not to both. The object's refusals.
		 */
		async send(
			{ workspaceId, channelId }: KeyHolder,
			{ to, contact, name, text, sendAt, ...message }: ApiMessage,
		): Promise<Result<{ id: string; status: string; contact?: string }, ErrorCode>> {
			if ((to === undefined) === (contact === undefined)) return fail("invalid_request");
			const id = message.id ?? deps.newId();
			const instance = deps.instance(channelId);
			const phone = parsePhoneNumber(to ?? "");
			if (contact === undefined && !phone.ok) return phone;
			const known = { id, contactId: contact ?? "", text };
			const typed = phone.ok ? { id, phone: phone.value, text, name } : null;
			if (sendAt !== undefined) {
				const wish = { ...(typed ?? known), at: Date.parse(sendAt) };
				const kept = await instance.scheduleTo(workspaceId, AUTHOR, wish);
				return kept.ok ? ok({ id, status: "scheduled" }) : kept;
			}
			const sent = typed
				? await instance.sendTo(workspaceId, AUTHOR, typed)
				: await instance.sendToContact(workspaceId, AUTHOR, known);
			if (!sent.ok) return sent;
			const { status, contactId } = sent.value.message;
			return ok({ id, status: status ?? "queued", contact: contactId });
		},
	};
}
