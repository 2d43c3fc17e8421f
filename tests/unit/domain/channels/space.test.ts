import { expect, test } from "vitest";
import {
	CHANNEL_LIMIT_BYTES,
	FULL_AT_BYTES,
	isFull,
	needsShard,
	SHARD_AT_BYTES,
	spaceShare,
} from "#app/domain/channels/space.ts";

test("a channel says at seventy percent that it needs a second shard, and is full before the limit", () => {
	expect(spaceShare(SHARD_AT_BYTES)).toBe(0.7);
	expect([needsShard(SHARD_AT_BYTES - 1), needsShard(SHARD_AT_BYTES)]).toEqual([false, true]);
	expect([isFull(FULL_AT_BYTES - 1), isFull(FULL_AT_BYTES)]).toEqual([false, true]);
	expect(FULL_AT_BYTES).toBeLessThan(CHANNEL_LIMIT_BYTES);
});
