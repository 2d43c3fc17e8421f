import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** One parameter for any number of ids, as D1 limits parameters. */
const listed = (phoneNumberIds: readonly string[]) =>
	sql`(SELECT value FROM json_each(${JSON.stringify(phoneNumberIds)}))`;

/**
 * The channels of any workspace that have proved these numbers of the official API: Meta has signed the
 * call, which names no tenant. Numbers that were only typed are ignored.
 * @param onlyOf the workspace whose own app signed the call: it speaks for no other one
 */
export async function findCloudChannels(
	db: Database,
	phoneNumberIds: readonly string[],
	onlyOf: string | null = null,
): Promise<{ id: string; workspaceId: string; phoneNumberId: string }[]> {
	const rows = await db
		.select({
			id: channels.id,
			workspaceId: channels.workspaceId,
			phoneNumberId: channels.cloudProvedNumberId,
		})
		.from(channels)
		.where(
			and(
				sql`${channels.cloudProvedNumberId} IN ${listed(phoneNumberIds)}`,
				eq(channels.type, "whatsapp"),
				onlyOf === null ? undefined : eq(channels.workspaceId, onlyOf),
				isNull(channels.deletedAt),
			),
		);
	return rows.flatMap(({ phoneNumberId, ...row }) =>
		phoneNumberId ? [{ ...row, phoneNumberId }] : [],
	);
}

/**
 * The channels that named this business account and have proved a number; whether the account is theirs too, their objects say.
 * @param onlyOf as of `findCloudChannels`
 */
export function findOfBusiness(
	db: Database,
	businessId: string,
	onlyOf: string | null = null,
): Promise<{ id: string; workspaceId: string }[]> {
	return db
		.select({ id: channels.id, workspaceId: channels.workspaceId })
		.from(channels)
		.where(
			and(
				eq(channels.cloudBusinessId, businessId),
				isNotNull(channels.cloudProvedNumberId),
				eq(channels.gateway, "cloud-api"),
				onlyOf === null ? undefined : eq(channels.workspaceId, onlyOf),
				isNull(channels.deletedAt),
			),
		);
}

/** More claims than this at once are tried when Meta calls again. */
export const MAX_CLAIMS = 20;

/** Channels whose number was typed and could not be proved yet, with what it takes to try; oldest first. */
export function findWaitingClaims(
	db: Database,
	phoneNumberIds: readonly string[],
	now: number,
	onlyOf: string | null = null,
) {
	return db
		.select({
			id: channels.id,
			workspaceId: channels.workspaceId,
			phoneNumberId: sql<string>`${channels.cloudPhoneNumberId}`,
			tokenSealed: channels.cloudTokenSealed,
			dataKeyWrapped: workspaces.dataKeyWrapped,
		})
		.from(channels)
		.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
		.where(
			and(
				sql`${channels.cloudPhoneNumberId} IN ${listed(phoneNumberIds)}`,
				gt(channels.cloudClaimUntil, now),
				eq(channels.gateway, "cloud-api"),
				onlyOf === null ? undefined : eq(channels.workspaceId, onlyOf),
				isNull(channels.deletedAt),
			),
		)
		.orderBy(asc(channels.cloudClaimUntil))
		.limit(MAX_CLAIMS);
}

/** A claim that Meta refused, or that lost against another, is tried no more. */
export async function endClaim(
	db: Database,
	workspaceId: string,
	claim: { id: string; phoneNumberId: string },
): Promise<void> {
	await db
		.update(channels)
		.set({ cloudClaimUntil: null })
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, claim.id),
				eq(channels.cloudPhoneNumberId, claim.phoneNumberId),
			),
		);
}
