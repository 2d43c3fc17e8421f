import { afterEach, expect, test, vi } from "vitest";
import { dropBytes, keepBytes } from "#app/inbox/files/bytes.ts";
import { carryFile, hashOf } from "#app/inbox/files/upload.ts";
import type { FileEntry } from "#app/inbox/store/outbox.ts";
import { messageView } from "../views.ts";

const OWNER = "member.channel";
const ENTRY: FileEntry = {
	id: "m1",
	contactId: "c1",
	text: "Segue",
	quotedId: null,
	at: 1,
	state: "sending",
	code: null,
	file: { key: "k", name: "a.pdf", kind: "document", mimetype: "application/pdf", bytes: 5 },
};
const refuse = (code: string) =>
	Response.json({ error: { code, requestId: "r" } }, { status: 409 });

/** A server with parts of two bytes that answers `first` to the first call of a step. */
async function carry(first: Partial<Record<"begin" | "end" | "message", () => Response>> = {}) {
	await keepBytes("k", OWNER, new Blob(["hello"]));
	const steps: string[] = [];
	const answered = new Set<string>();
	const progress: number[] = [];
	vi.stubGlobal("fetch", (path: string) => {
		const part = /parts\/(\d+)/u.exec(path)?.[1];
		const step = part ? `part ${part}` : (/(end|message)$/u.exec(path)?.[1] ?? "begin");
		steps.push(step);
		const own = answered.has(step) ? undefined : first[step as keyof typeof first];
		answered.add(step);
		if (own) return Promise.resolve(own());
		if (step === "message")
			return Promise.resolve(Response.json({ message: messageView({ id: "m1" }) }));
		if (part) return Promise.resolve(new Response(null, { status: 204 }));
		return Promise.resolve(Response.json({ isKept: false, parts: [], partBytes: 2 }));
	});
	const way = {
		signal: new AbortController().signal,
		onProgress: (done: number) => progress.push(done),
		onHash: vi.fn(),
	};
	const done = carryFile("channel", OWNER, ENTRY, way);
	return { done, steps, progress, way };
}
const PARTS = ["part 0", "part 1", "part 2"];

afterEach(async () => {
	vi.unstubAllGlobals();
	await dropBytes("k");
});

test("a file is hashed, uploaded part by part, ended and sent, and tells how far it is", async () => {
	const { done, steps, progress, way } = await carry();
	expect((await done).id).toBe("m1");
	expect(steps).toEqual(["begin", ...PARTS, "end", "message"]);
	expect(progress).toEqual([0, 0.25, 0.5, 0.75, 1]);
	expect(way.onHash).toHaveBeenCalledWith(await hashOf(new Blob(["hello"])));
});

test("what the channel has already is not uploaded again", async () => {
	const kept = () => Response.json({ isKept: true, parts: [], partBytes: 2 });
	const { done, steps } = await carry({ begin: kept });
	await done;
	expect(steps).toEqual(["begin", "message"]);
});

test("only parts that are missing are sent", async () => {
	const some = () => Response.json({ isKept: false, parts: [0, 2], partBytes: 2 });
	const { done, steps } = await carry({ begin: some });
	await done;
	expect(steps).toEqual(["begin", "part 1", "end", "message"]);
});

test("parts that got lost are asked for again, and so is a file that left the store", async () => {
	const lost = await carry({ end: () => refuse("conflict") });
	await lost.done;
	expect(lost.steps).toEqual(["begin", ...PARTS, "end", "begin", ...PARTS, "end", "message"]);
	const gone = await carry({ message: () => refuse("file_gone") });
	await gone.done;
	expect(gone.steps.filter((step) => step === "begin" || step === "message")).toEqual([
		"begin",
		"message",
		"begin",
		"message",
	]);
});

test("without its bytes, and with any other refusal, it is given up", async () => {
	const refused = await carry({ message: () => refuse("file_type_not_taken") });
	await expect(refused.done).rejects.toMatchObject({ code: "file_type_not_taken" });
	await dropBytes("k");
	const without = carryFile("channel", OWNER, ENTRY, refused.way);
	await expect(without).rejects.toMatchObject({ code: "bytes_gone", isPassing: false });
});

test("bytes are given to nobody else", async () => {
	const { done, way } = await carry();
	await done;
	await expect(carryFile("channel", "other.channel", ENTRY, way)).rejects.toMatchObject({
		code: "bytes_gone",
	});
});

const MB = 1024 * 1024;

/** A server that keeps the parts it got whole; `cuts` are parts whose line breaks, once each. */
function createKeepingServer(cuts: number[]) {
	const parts = new Map<number, Blob>();
	const told = { sent: 0, file: null as Blob | null, messages: 0 };
	vi.stubGlobal("fetch", async (path: string, init: { body: Blob | string }) => {
		const part = /parts\/(\d+)/u.exec(path)?.[1];
		if (part !== undefined && init.body instanceof Blob) {
			told.sent += init.body.size;
			const cut = cuts.indexOf(Number(part));
			if (cut !== -1) {
				cuts.splice(cut, 1);
				throw new TypeError("Failed to fetch");
			}
			parts.set(Number(part), init.body);
			return new Response(null, { status: 204 });
		}
		if (path.endsWith("/end")) {
			told.file = new Blob([...parts].toSorted(([a], [b]) => a - b).map(([, blob]) => blob));
			return Response.json({});
		}
		if (path.endsWith("/message")) {
			told.messages += 1;
			return Response.json({ message: messageView({ id: "m1" }) });
		}
		const isKept = told.file !== null;
		return Response.json({ isKept, parts: [...parts.keys()], partBytes: MB });
	});
	return told;
}

test("R29 of 6 MB that a reload and a killed server cut, no more than the two parts on their way are sent twice", async () => {
	const film = new Blob([Uint8Array.from({ length: 6 * MB }, (_, at) => (at * 31) >> 8)]);
	await keepBytes("k", OWNER, film);
	const server = createKeepingServer([2, 4]);
	// As the outbox does it: the same entry anew, in another life of the page or of the server.
	const carryOn = () => {
		const way = {
			signal: new AbortController().signal,
			onProgress: () => undefined,
			onHash: () => undefined,
		};
		return carryFile("channel", OWNER, ENTRY, way);
	};
	for (let cut = 0; cut < 2; cut += 1)
		await expect(carryOn()).rejects.not.toMatchObject({ isPassing: false });
	expect((await carryOn()).id).toBe("m1");
	expect(server.sent).toBe(film.size + 2 * MB);
	expect(server.messages).toBe(1);
	expect(await hashOf(server.file ?? new Blob())).toBe(await hashOf(film));
});
