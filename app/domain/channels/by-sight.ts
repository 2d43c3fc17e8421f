import type { ConversationSight } from "../conversations/sight.ts";

/** The object's operation by which a member calls who reads only some conversations (durable-objects/channel/sight). */
const SEEN = "seen";

/**
 * A channel's object as a member with this sight calls it: each operation runs behind `seen`, which lets through what they
 * read. Whatever is no operation, such as a socket's upgrade, is not there.
 * @param sight null: they read everything, and the object is called as it is
 */
export function bySight<Stub extends object>(stub: Stub, sight: ConversationSight | null): Stub {
	if (sight === null) return stub;
	const call = stub as unknown as Record<string, (...given: unknown[]) => unknown>;
	return new Proxy(stub, {
		get: (_, name) =>
			typeof name === "string" && name !== "then"
				? (workspaceId: string, ...args: unknown[]) => call[SEEN]?.(workspaceId, sight, name, args)
				: undefined,
	});
}
