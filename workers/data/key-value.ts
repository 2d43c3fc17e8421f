/**
 * The only file that reads or writes KV. A key can only be made here and starts with its owner, so
 * that two people or workspaces never share one (D12). KV holds no permission, lock or counter (R22).
 */

/** What a person may keep in KV. */
const USER_NAMES = ["prefs"] as const;
/** What may be kept for a workspace, for some time only. */
const WORKSPACE_NAMES = ["link"] as const;

declare const made: unique symbol;
/** A key of this file. */
export type Key = string & { readonly [made]: true };

/** `u:<user>:<name>`. The user's id is encoded: a colon in it makes no other owner. */
export function userKey(userId: string, name: (typeof USER_NAMES)[number]): Key {
	if (userId === "") throw new Error("a key needs an owner");
	return `u:${encodeURIComponent(userId)}:${name}` as Key;
}

/** `w:<workspace>:<name>:<hash>`, for what is known by a SHA-256 in lower-case hexadecimal. */
export function workspaceKey(
	workspaceId: string,
	name: (typeof WORKSPACE_NAMES)[number],
	hash: string,
): Key {
	if (workspaceId === "") throw new Error("a key needs an owner");
	return `w:${encodeURIComponent(workspaceId)}:${name}:${encodeURIComponent(hash)}` as Key;
}

/** KV as far as we use it: small JSON values. Throws when KV is away or the value is no JSON. */
export interface KeyValue {
	/** Null when nothing is stored. */
	find(key: Key): Promise<unknown>;
	/** @param seconds after which it is gone, 60 at least; for good when left out */
	put(key: Key, value: object, seconds?: number): Promise<void>;
	remove(key: Key): Promise<void>;
}

export function createKeyValue(kv: KVNamespace): KeyValue {
	return {
		find: (key) => kv.get<unknown>(key, "json"),
		put: (key, value, seconds) =>
			kv.put(key, JSON.stringify(value), seconds === undefined ? {} : { expirationTtl: seconds }),
		remove: (key) => kv.delete(key),
	};
}
