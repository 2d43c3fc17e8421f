// Space of a channel: one object holds everything of it, and an object holds no more than this.

/** Largest size of one Durable Object's storage. */
export const CHANNEL_LIMIT_BYTES = 10_000_000_000;

/** Writing stops before the limit, reading goes on (R32). */
export const FULL_AT_BYTES = 9_500_000_000;

/** From here on a channel needs a second shard soon: `:1` beside `:0` (docs/decisions/101). */
export const SHARD_AT_BYTES = 7_000_000_000;

export const isFull = (bytes: number): boolean => bytes >= FULL_AT_BYTES;

export const needsShard = (bytes: number): boolean => bytes >= SHARD_AT_BYTES;

/** Share of the limit, 0 to 1. */
export const spaceShare = (bytes: number): number => bytes / CHANNEL_LIMIT_BYTES;
