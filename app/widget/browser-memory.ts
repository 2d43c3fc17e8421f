/** What a visitor entered about themself in the form before the chat. */
export interface Introduction {
	name?: string;
	email?: string;
	phone?: string;
}

/** A message that the channel has not confirmed yet. */
export interface Queued {
	id: string;
	text: string;
	/** Time of writing by this browser's clock, in ms; used only to order its own messages. */
	at: number;
}

export type BrowserMemory = ReturnType<typeof createBrowserMemory>;

/**
 * What this browser stores about one channel. Each unconfirmed message has its own key, so that two
 * tabs never overwrite each other. Where storage is blocked it lasts as long as the page.
 */
export function createBrowserMemory(channelId: string, storage: Storage | null) {
	const prefix = `prosa.webchat.${channelId}.`;
	const kept = new Map<string, string>();

	function read(name: string): string | null {
		try {
			return storage ? storage.getItem(prefix + name) : (kept.get(name) ?? null);
		} catch {
			return kept.get(name) ?? null;
		}
	}

	function write(name: string, value: string | null): void {
		if (value === null) kept.delete(name);
		else kept.set(name, value);
		try {
			if (value === null) storage?.removeItem(prefix + name);
			else storage?.setItem(prefix + name, value);
		} catch {
			// Storage is full or forbidden: the copy in memory is used.
		}
	}

	function names(): Set<string> {
		const found = new Set(kept.keys());
		try {
			for (let at = 0; at < (storage?.length ?? 0); at++) {
				const key = storage?.key(at) ?? "";
				if (key.startsWith(prefix)) found.add(key.slice(prefix.length));
			}
		} catch {
			// As above.
		}
		return found;
	}

	function parse<T>(text: string | null): T | null {
		try {
			return text === null ? null : (JSON.parse(text) as T);
		} catch {
			return null;
		}
	}

	return {
		token: () => read("token"),
		keepToken: (token: string) => write("token", token),
		introduction: () => parse<Introduction>(read("who")),
		keepIntroduction: (who: Introduction) => write("who", JSON.stringify(who)),
		/** Order of arrival of the team's newest message that was on the screen. */
		seen: () => Number(read("seen") ?? 0),
		keepSeen: (arrival: number) => write("seen", String(arrival)),
		draft: () => read("draft") ?? "",
		keepDraft: (text: string) => write("draft", text === "" ? null : text),
		isOpen: () => read("open") === "1",
		keepOpen: (isOpen: boolean) => write("open", isOpen ? "1" : null),

		queue(message: Queued): void {
			const { text, at } = message;
			write(`q.${message.id}`, JSON.stringify({ text, at }));
		},
		unqueue: (id: string) => write(`q.${id}`, null),
		/** Unconfirmed messages of every tab, in the order of writing. */
		queued(): Queued[] {
			const waiting: Queued[] = [];
			for (const name of names()) {
				const message = name.startsWith("q.") ? parse<Queued>(read(name)) : null;
				if (message) waiting.push({ ...message, id: name.slice(2) });
			}
			return waiting.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
		},
	};
}
