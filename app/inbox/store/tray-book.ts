/**
 * Files that stand ready beside a draft, by contact: what is said of them, kept in this tab like its drafts so that a reload
 * still names them. Their bytes stand in files/bytes.ts.
 */
import * as v from "valibot";
import { readStored, writeStored } from "#app/ui/browser-storage.ts";
import { OutgoingFile } from "./outbox.ts";

const Ready = v.object({
	...OutgoingFile.entries,
	/** Its own text; the first one has the composer's. */
	caption: v.string(),
	/** It goes as a document because of this; shown beside it. */
	note: v.optional(v.string()),
});
const Trays = v.record(v.string(), v.array(Ready));

/** Of files that are not ready: what is being done with them, or why they cannot be sent. */
export type TrayFile = v.InferOutput<typeof Ready> & {
	state?: "preparing" | "refused";
	/** A FileRefusal, or "unreadable" or "bytes_gone". */
	code?: string;
	/** The largest that would be taken, bytes. */
	limit?: number;
};

/** The same for every reader: another empty list would be news to the page as soon as it is live. */
export const NO_FILES: readonly TrayFile[] = [];

export class TrayBook {
	readonly #storage: Storage | null;
	readonly #key: string;
	readonly #listeners = new Set<() => void>();
	#trays: Readonly<Record<string, readonly TrayFile[]>> = {};

	constructor(storage: Storage | null, key: string) {
		this.#storage = storage;
		this.#key = key;
	}

	/** Takes up what a reload left behind. */
	restore(): void {
		this.#trays = { ...readStored(this.#storage, this.#key, Trays), ...this.#trays };
		this.#tell();
	}

	get = (contactId: string): readonly TrayFile[] => this.#trays[contactId] ?? NO_FILES;

	set(contactId: string, files: readonly TrayFile[]): void {
		const { [contactId]: _, ...others } = this.#trays;
		this.#trays = files.length === 0 ? others : { ...others, [contactId]: files };
		const kept = Object.entries(this.#trays).flatMap(([id, tray]) => {
			const ready = tray.filter(({ state }) => state === undefined);
			return ready.length === 0 ? [] : [[id, ready] as const];
		});
		writeStored(this.#storage, this.#key, kept.length === 0 ? null : Object.fromEntries(kept));
		this.#tell();
	}

	change(contactId: string, key: string, change: Partial<TrayFile>): void {
		const files = this.get(contactId);
		this.set(
			contactId,
			files.map((file) => (file.key === key ? { ...file, ...change } : file)),
		);
	}

	/** Every file that is ready, of all contacts. */
	listKeys = (): string[] =>
		Object.values(this.#trays).flatMap((tray) => tray.map(({ key }) => key));

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}
