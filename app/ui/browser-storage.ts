import * as v from "valibot";

/**
 * Reads a stored value; null when it is absent, unreadable, of another shape, or storage is
 * blocked.
 */
export function readStored<Schema extends v.GenericSchema>(
	storage: Storage | null,
	key: string,
	schema: Schema,
): v.InferOutput<Schema> | null {
	try {
		const parsed = v.safeParse(schema, JSON.parse(storage?.getItem(key) ?? "null"));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}

/**
 * Stores `value` as JSON, or removes the key when it is null. A full or blocked storage is ignored.
 */
export function writeStored(storage: Storage | null, key: string, value: unknown): void {
	try {
		if (value === null) storage?.removeItem(key);
		else storage?.setItem(key, JSON.stringify(value));
	} catch {
		// Private windows and full disks refuse; the page goes on without the stored value.
	}
}

/** `sessionStorage` or `localStorage`; null on the server and where the browser forbids them. */
export function findStorage(kind: "session" | "local"): Storage | null {
	try {
		if (typeof window === "undefined") return null;
		return kind === "session" ? window.sessionStorage : window.localStorage;
	} catch {
		return null;
	}
}
