// What a member wants done to a message for everyone: stored at once, done once the gateway says so. Until then the wish is
// shown as one; what was refused stays visible until somebody tries again or lets it go.

export const WISH_KINDS = ["reaction", "edit", "deletion"] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** What a member wants done to a message for everyone. */
export type WantedAct =
	| { kind: "reaction"; emoji: string }
	| { kind: "edit"; text: string }
	| { kind: "deletion" };

export interface MessageWish {
	/** Our reaction; "" takes it back. */
	reaction?: string;
	/** Other words. */
	edit?: string;
	deletion?: boolean;
	/** Which of them did not get there. */
	failed?: WishKind[];
}

/** A wish more, in place of an earlier one of its kind. */
export function addWish<Kind extends WishKind>(
	wish: MessageWish,
	kind: Kind,
	value: NonNullable<MessageWish[Kind]>,
): MessageWish {
	return { ...without(wish, kind), [kind]: value };
}

/** It was done, or let go: null once nothing is left. */
export function endWish(wish: MessageWish, kind: WishKind): MessageWish | null {
	const left = without(wish, kind);
	return Object.keys(left).length === 0 ? null : left;
}

/** It did not get there. */
export function failWish(wish: MessageWish, kind: WishKind): MessageWish {
	if (wish[kind] === undefined) return wish;
	return { ...wish, failed: [...(wish.failed ?? []).filter((one) => one !== kind), kind] };
}

function without(wish: MessageWish, kind: WishKind): MessageWish {
	const { [kind]: _, failed = [], ...left } = wish;
	const stillFailed = failed.filter((one) => one !== kind);
	return stillFailed.length === 0 ? left : { ...left, failed: stillFailed };
}

/** Whether what is done within `withinMs` after sending can still be done; null: always. @param sentAt epoch ms */
export const isInTime = (withinMs: number | null, sentAt: number, now: number): boolean =>
	withinMs === null || now - sentAt < withinMs;
