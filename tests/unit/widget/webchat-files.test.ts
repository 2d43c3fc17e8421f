import { afterEach, expect, test, vi } from "vitest";
import { fetchFile, sendFile } from "#app/widget/webchat-files.ts";

const ACCESS = { base: "https://prosa.example", key: "chat.mac" };
const ID = "019f0000-0000-7000-8000-000000000001";
const PART = 1024;
const BYTES = 2_500;
const content = new Uint8Array(BYTES).map((_, at) => at % 251);
const file = new File([content], "Catálogo 2026.pdf", { type: "application/pdf" });

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

interface Call {
	path: string;
	query: URLSearchParams;
	body: Uint8Array;
	hasType: boolean;
}

/** A channel that answers like this; what it was asked. */
function channel(answer: (call: Call, nth: number) => Response | Promise<never>): Call[] {
	const calls: Call[] = [];
	vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
		const request = new Request(address, init);
		const { pathname, searchParams } = new URL(address);
		const call = {
			path: pathname.replace(/^\/webchat\/chat\.mac\/files/, ""),
			query: searchParams,
			body: new Uint8Array(await request.arrayBuffer()),
			hasType: !(request.headers.get("content-type") ?? "text/plain").startsWith("text/plain"),
		};
		calls.push(call);
		return answer(call, calls.length);
	});
	return calls;
}
const begun = (parts: number[] = []) => Response.json({ ticket: "t.mac", parts, partBytes: PART });
const refused = (code: string, status: number) => Response.json({ error: { code } }, { status });

test("a file goes in parts, then becomes a message; no call makes the browser ask first", async () => {
	const calls = channel(({ path }) => (path === "" ? begun() : Response.json({})));
	const shares: number[] = [];
	const sent = await sendFile(ACCESS, "v.mac", { id: ID, file }, (share) => shares.push(share));
	expect(sent).toBeNull();
	const { hash } = JSON.parse(new TextDecoder().decode(calls[0]?.body)) as { hash: string };
	expect(hash).toMatch(/^[0-9a-f]{64}$/);
	expect(calls.map(({ path }) => path)).toEqual([
		"",
		`/${hash}/parts/0`,
		`/${hash}/parts/1`,
		`/${hash}/parts/2`,
		`/${hash}/end`,
	]);
	const parts = calls.slice(1, 4);
	expect(parts.flatMap(({ body }) => [...body])).toEqual([...content]);
	expect(parts.every(({ query }) => query.get("ticket") === "t.mac")).toBe(true);
	expect(parts.every(({ query }) => query.get("bytes") === String(BYTES))).toBe(true);
	expect(calls.some(({ hasType }) => hasType)).toBe(false);
	expect(JSON.parse(new TextDecoder().decode(calls.at(-1)?.body))).toEqual({
		id: ID,
		bytes: BYTES,
		name: "Catálogo 2026.pdf",
	});
	expect(shares).toEqual([0, 1 / 3, 2 / 3, 1]);
});

test("parts that have arrived before are not sent again", async () => {
	const calls = channel(({ path }) => (path === "" ? begun([0, 2]) : Response.json({})));
	await sendFile(ACCESS, "v.mac", { id: ID, file }, () => undefined);
	const sent = calls.flatMap(({ path }) => /\/parts\/(\d)/.exec(path)?.[1] ?? []);
	expect(sent).toEqual(["1"]);
});

test("a line that is lost for a moment is waited for, for a while", async () => {
	vi.useFakeTimers();
	let isLost = true;
	const calls = channel(({ path }) => {
		if (path.endsWith("/parts/1") && isLost) return Promise.reject(new TypeError("lost"));
		return path === "" ? begun() : Response.json({});
	});
	const sending = sendFile(ACCESS, "v.mac", { id: ID, file }, () => undefined);
	await vi.waitFor(() => expect(calls.at(-1)?.path).toMatch(/\/parts\/1$/));
	isLost = false;
	await vi.advanceTimersByTimeAsync(2_000);
	vi.useRealTimers();
	expect(await sending).toBeNull();
	vi.useFakeTimers();
	const lost = channel(() => Promise.reject(new TypeError("lost")));
	const given = sendFile(ACCESS, "v.mac", { id: ID, file }, () => undefined);
	await vi.waitFor(() => expect(lost).toHaveLength(1));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await given).toBe("fileFailed");
	expect(lost).toHaveLength(4);
});

test("a refusal is said as what it is, and not asked again", async () => {
	for (const [code, status, trouble] of [
		["file_too_large", 413, "fileLarge"],
		["file_type_not_taken", 415, "fileType"],
		["rate_limited", 429, "fileMany"],
		["storage_full", 507, "fileFailed"],
		["constructor", 400, "fileFailed"],
	] as const) {
		const calls = channel(() => refused(code, status));
		const sent = await sendFile(ACCESS, "v.mac", { id: ID, file }, () => undefined);
		expect([sent, calls.length], code).toEqual([trouble, 1]);
	}
});

test("a file that is not there is none", async () => {
	channel(() => refused("file_gone", 404));
	expect(await fetchFile(ACCESS, "v.mac", "m1")).toBeNull();
	channel(() => Promise.reject(new TypeError("lost")));
	expect(await fetchFile(ACCESS, "v.mac", "m1")).toBeNull();
	channel(() => new Response("bytes"));
	expect(await (await fetchFile(ACCESS, "v.mac", "m1"))?.text()).toBe("bytes");
});
