import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { call } from "#tests/support/call.ts";
import { isLong } from "#tests/support/long.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";

let member: TestMember;
let channelId: string;

beforeAll(async () => {
	await migrate();
	const { id } = await createWorkspace();
	member = await createMember(id, "admin");
	channelId = await createChannel(id);
});

const RUNS = isLong ? 10_000 : 500;

const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
const odd = fc.oneof(
	fc.string({ maxLength: 30 }).map(encodeURIComponent),
	fc.constantFrom(
		"%00",
		"%",
		"%zz",
		"..",
		"-1",
		"1e9",
		"NaN",
		"null",
		"[]",
		"x".repeat(300),
		"%F0%9F%90%99",
	),
);
const segment = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.constantFrom(
			"api",
			"live",
			"webhooks",
			"channels",
			"contacts",
			"messages",
			"read",
			"retry",
			"link",
			"auth",
			"me",
			"health",
			"evolution",
			"workspace",
			"dev",
			"seed",
			"sign-out",
			"CHANNEL",
		),
	},
	{ weight: 1, arbitrary: odd },
);
const known = fc.constantFrom(
	"/api/health",
	"/api/auth/me",
	"/api/channels/CHANNEL/contacts",
	"/api/channels/CHANNEL/contacts/ODD/messages",
	"/api/channels/CHANNEL/messages",
	"/api/channels/CHANNEL/messages/ODD/retry",
	"/api/channels/CHANNEL/contacts/ODD/read",
	"/api/channels/CHANNEL/link",
	"/api/channels/ODD/link",
	"/live/workspace",
	"/live/channels/CHANNEL",
	"/webhooks/evolution/ODD",
	"/webhooks/telegram/ODD",
	"/webhooks/evolution/CHANNEL.ODD/messages-upsert",
	"/dev/seed",
);
const path = fc
	.tuple(
		fc.oneof(
			known,
			fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`),
		),
		odd,
		fc.array(fc.tuple(fc.constantFrom("cursor", "q", "since", "limit", "id[]", "_method"), odd), {
			maxLength: 3,
		}),
	)
	.map(([base, strange, query]) => {
		const search = query.map(([key, value]) => `${key}=${value}`).join("&");
		return `${base.replaceAll("ODD", strange)}${search && `?${search}`}`;
	});
const body = fc.oneof(
	fc.json().map((text) => text),
	fc.string({ unit: "binary", maxLength: 200 }),
	fc.uint8Array({ maxLength: 200 }),
	fc
		.record({
			id: fc.oneof(fc.uuid(), fc.anything()),
			contactId: fc.oneof(fc.string(), fc.anything()),
			text: fc.oneof(fc.string({ unit: "binary" }), fc.anything()),
		})
		.map((value) =>
			JSON.stringify(value, (_, item) => (typeof item === "bigint" ? `${item}` : item)),
		),
	fc
		.record({ action: fc.constantFrom("connect", "generate_qr", "reset", "disconnect", "x") })
		.map((value) => JSON.stringify(value)),
	fc.constant('{"__proto__":1}'),
	fc.constant(undefined),
);
const header = fc.tuple(
	fc.constantFrom(
		"content-type",
		"origin",
		"sec-fetch-site",
		"authorization",
		"x-prosa-token",
		"upgrade",
		"accept",
		"range",
		"if-none-match",
		"x-forwarded-host",
		"x-forwarded-proto",
		"x-http-method-override",
		"content-encoding",
		"sec-websocket-protocol",
		"cookie",
	),
	fc.oneof(
		fc.constantFrom(
			"application/json",
			"text/plain",
			"websocket",
			"same-origin",
			"cross-site",
			"null",
			"http://prosa.test",
			"Bearer %",
			"Bearer a.b.c",
			"Basic !!!",
			"gzip",
			"bytes=0-",
			"multipart/form-data",
			"prosa.session=x",
		),
		fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, "").trim()),
	),
);

type Shot = [string, string, BodyInit | undefined, [string, string][], boolean];
/** As our own page makes them: the first, then one in twenty, so that the fuzz gets behind every door. */
const PROPER: Shot[] = [
	["GET", "/api/channels/CHANNEL/contacts", undefined, [], true],
	["GET", "/api/channels/CHANNEL/link", undefined, [], true],
	["POST", "/api/channels/CHANNEL/link", '{"action":"connect"}', [], true],
	["POST", "/api/channels/CHANNEL/link", '{"action":"disconnect"}', [], true],
	["GET", "/live/workspace", undefined, [["upgrade", "websocket"]], true],
	["GET", "/live/channels/CHANNEL?since=0", undefined, [["upgrade", "websocket"]], true],
];
const proper = fc.constantFrom(...PROPER);
const wild = fc.tuple(
	method,
	path,
	body,
	fc.array(header, { maxLength: 4 }),
	fc.boolean(),
) as fc.Arbitrary<Shot>;
const shot = fc.oneof({ weight: 19, arbitrary: wild }, { weight: 1, arbitrary: proper });

async function fire([verb, written, content, extra, isMember]: Shot): Promise<number> {
	const headers = new Headers(isMember ? member.headers : {});
	for (const [name, value] of extra) headers.set(name, value);
	const target = written.replaceAll("CHANNEL", channelId);
	const start = Date.now();
	const hasBody = verb !== "GET" && verb !== "HEAD";
	const answer = await call(target, { method: verb, headers, ...(hasBody && { body: content }) });
	answer.webSocket?.accept();
	answer.webSocket?.close();
	const text = answer.status === 101 ? "" : await answer.text();
	expect(answer.status, `${verb} ${target}`).not.toBe(500);
	// 503 is how a fault of ours is answered: it counts like one here.
	expect(answer.status, `${verb} ${target}`).not.toBe(503);
	expect(text).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
	expect(Date.now() - start, `${verb} ${target}`).toBeLessThan(10_000);
	return answer.status;
}

test(
	`L16 ${RUNS} requests of every kind never answer 500, never a stack, never hang`,
	{ timeout: isLong ? 600_000 : 180_000, retry: 0 },
	async () => {
		const seed = Date.now() & 0x7fffffff;
		console.log(`fuzz seed ${seed}`);
		for (const level of ["log", "warn"] as const)
			vi.spyOn(console, level).mockImplementation(() => {});
		const faults = vi.spyOn(console, "error");
		const statuses = new Map<number, number>();
		await fc.assert(
			fc.asyncProperty(shot, async (fired) => {
				const status = await fire(fired);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}),
			{ numRuns: RUNS, seed, examples: PROPER.map((shot) => [shot]) },
		);
		expect(faults).not.toHaveBeenCalled();
		vi.restoreAllMocks();
		// Proof that the fuzz reaches handlers, not only doors.
		for (const status of [101, 200, 202, 400, 401, 403, 404])
			expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
	},
);
