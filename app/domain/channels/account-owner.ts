import type { ChannelType } from "./channel.ts";

/** What Meta's calls name: a number of the official API, a Facebook page, an Instagram account. */
export type AccountKind = "number" | "messenger" | "instagram";

export interface MetaAccount {
	kind: AccountKind;
	/** Meta's id. */
	id: string;
}

/** The channel whose token has proved an account. */
export interface AccountOwner {
	channelId: string;
	type: ChannelType;
	workspaceId: string;
}

/** What the object named by an account knows of whose it is. Moments are epoch ms. */
export interface AccountEntry {
	owner: AccountOwner | null;
	/** When D1 named the owner. */
	readAt: number;
	/** Grows with every change of hands: what was read before it counts for nothing. */
	epoch: number;
	/** Changes of hands under way, and when each is given up. */
	moves: Record<string, number>;
}

/** How long what D1 said is believed. A release put back changes hands without telling: it is found out within this time. */
export const TRUST_MS = 60 * 60_000;
/** A change of hands that has not ended by now was interrupted. */
export const MOVE_MS = 60_000;

export const NOBODYS: AccountEntry = { owner: null, readAt: 0, epoch: 0, moves: {} };

const PREFIX = "meta:";

/** The name of the object that knows whose an account is. */
export const accountObjectName = ({ kind, id }: MetaAccount): string => `${PREFIX}${kind}:${id}`;

/** Whether an object of this name knows whose an account is. */
export const isAccountObject = (name: string | undefined): boolean =>
	name?.startsWith(PREFIX) ?? false;

const aliveMoves = ({ moves }: AccountEntry, now: number) =>
	Object.fromEntries(Object.entries(moves).filter(([, until]) => until > now));

/** Whether what D1 says of the owner may change any moment. */
export const isMoving = (entry: AccountEntry, now: number): boolean =>
	Object.keys(aliveMoves(entry, now)).length > 0;

/** Whether something that D1 said at `at` is still believed. */
export const isTrusted = (at: number, now: number): boolean => at > now - TRUST_MS;

/** The owner; null when it has to be read from D1. */
export const ownerOf = (entry: AccountEntry, now: number): AccountOwner | null =>
	isTrusted(entry.readAt, now) && !isMoving(entry, now) ? entry.owner : null;

/** Whether an owner read from D1 after `epoch` was asked for may be kept. */
export const mayKeep = (entry: AccountEntry, epoch: number, now: number): boolean =>
	entry.epoch === epoch && !isMoving(entry, now);

/** From now on the account is nobody's, until `token` ends its move or is given up. */
export const beginMove = (entry: AccountEntry, token: string, now: number): AccountEntry => ({
	owner: null,
	readAt: 0,
	epoch: entry.epoch + 1,
	moves: { ...aliveMoves(entry, now), [token]: now + MOVE_MS },
});

/** D1 says who has it now. */
export function endMove(entry: AccountEntry, token: string, now: number): AccountEntry {
	const { [token]: _, ...moves } = aliveMoves(entry, now);
	return { owner: null, readAt: 0, epoch: entry.epoch + 1, moves };
}

/** The object named by an account, as whoever changes hands calls it. */
export interface AccountMover {
	beginMove(token: string): Promise<null>;
	endMove(token: string): Promise<null>;
}

/**
 * Runs what may give an account to another channel. When it has returned, nothing reaches the former one; meanwhile
 * Meta is told to call again.
 */
export async function moveAccount<T>(
	object: AccountMover,
	token: string,
	write: () => Promise<T>,
): Promise<T> {
	await object.beginMove(token);
	try {
		return await write();
	} finally {
		// Not ended it ends by itself, and Meta calls again until then.
		await object.endMove(token).catch(() => null);
	}
}
