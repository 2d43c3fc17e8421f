import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { GuestLink, LinkInvitation } from "#app/contracts/guest-link.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { ask, createChannel, readLink, verdict } from "#tests/support/two-workspaces.ts";
import { enterRateWindow } from "#tests/support/rate-window.ts";
import { signLinkToken } from "#workers/adapters/secrets/link-token.ts";
import { loadConfig } from "#workers/config.ts";

const PHONE = "5511987654321";

interface Place {
	member: TestMember;
	channelId: string;
	workspaceId: string;
}
let place: Place;
beforeAll(async () => {
	await migrate();
	place = await createPlace();
});

async function createPlace(): Promise<Place> {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id, "operator");
	const channelId = await createChannel(workspace.id, "Balcão");
	return { member, channelId, workspaceId: workspace.id };
}

const invite = ({ member, channelId }: Place) =>
	ask(member, "POST", `/api/channels/${channelId}/link/invite`, {});

async function inviteTo(where: Place): Promise<string> {
	const { url } = await (await invite(where)).json<LinkInvitation>();
	return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** As the visitor's own page asks: no cookie, nothing but the address. */
const look = (token: string) => ask(null, "GET", `/api/link/${token}`);
const wish = (token: string, body: unknown) => ask(null, "POST", `/api/link/${token}`, body);
const generate = (token: string) => wish(token, { action: "generate_qr" });

async function lookUntil(token: string, fits: (link: GuestLink) => boolean): Promise<GuestLink> {
	return eventually(async () => {
		const link = await (await look(token)).json<GuestLink>();
		return fits(link) ? link : undefined;
	});
}
const waitFor = ({ member, channelId }: Place, status: LinkView["status"]) =>
	eventually(async () => (await readLink(member, channelId)).status === status);
const onPhone = (
	{ channelId, workspaceId }: Place,
	action: Parameters<ReturnType<typeof instanceOf>["phone"]>[1],
) => instanceOf(channelId).phone(workspaceId, action);

test("an invitation leads to the QR of one instance, and a scan links it, without any sign-in", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	const before = await (await look(token)).json<GuestLink>();
	expect(before).toMatchObject({ name: "Balcão", status: "disconnected", qr: null, pairs: true });
	expect(before.closesInMs).toBeGreaterThan(590_000);
	expect((await generate(token)).status).toBe(202);
	const { qr } = await lookUntil(token, (link) => link.qr !== null);
	expect(qr?.value).toMatch(/^prosa-sim:/);
	await onPhone(where, { type: "scan" });
	const done = await lookUntil(token, (link) => link.status === "connected");
	expect(done).toMatchObject({ qr: null, pairingCode: null });
});

test("a code for the owner's number is given to the visitor and links when it is typed", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	expect((await wish(token, { action: "pair", phone: PHONE })).status).toBe(202);
	const { pairingCode } = await lookUntil(token, (link) => link.pairingCode !== null);
	await onPhone(where, { type: "pair", code: pairingCode ?? "" });
	await waitFor(where, "connected");
});

test("a visitor learns no number, no name of a phone and nothing of the workspace", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	await generate(token);
	await lookUntil(token, (link) => link.qr !== null);
	await onPhone(where, { type: "scan" });
	await lookUntil(token, (link) => link.status === "connected");
	const { phone, profileName } = await readLink(where.member, where.channelId);
	const text = await (await look(token)).text();
	expect(phone).toMatch(/^55/);
	for (const hidden of [phone, profileName, where.workspaceId, where.channelId])
		expect(text).not.toContain(hidden);
});

test("once the number is linked a visitor asks for nothing more, and once it is ended sees nothing", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	await generate(token);
	await lookUntil(token, (link) => link.qr !== null);
	await onPhone(where, { type: "scan" });
	await waitFor(where, "connected");
	const over = { status: 410, code: "link_expired" };
	expect(await verdict(await generate(token))).toEqual(over);
	expect(await verdict(await wish(token, { action: "pair", phone: PHONE }))).toEqual(over);
	// The owner unlinks on the phone: the old link must not bring the number in again.
	await onPhone(where, { type: "unlink" });
	await waitFor(where, "disconnected");
	expect(await verdict(await look(token))).toEqual(over);
	expect(await verdict(await generate(token))).toEqual(over);
});

test("who calls the linking off ends the invitations given before, not the next one", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	const { member, channelId } = where;
	await ask(member, "POST", `/api/channels/${channelId}/link`, { action: "disconnect" });
	expect(await verdict(await look(token))).toEqual({ status: 410, code: "link_expired" });
	await new Promise((resolve) => setTimeout(resolve, 2));
	expect((await look(await inviteTo(where))).status).toBe(200);
});

test("after ten minutes a link is expired, and a link nobody signed leads nowhere", async () => {
	const { masterKey } = loadConfig(env);
	const { workspaceId, channelId } = place;
	const signed = (age: number, key = masterKey) => {
		const issuedAt = Date.now() - age;
		const claims = { workspaceId, channelId, issuedAt, expiresAt: issuedAt + 600_000, nonce: "n" };
		return signLinkToken(key, claims);
	};
	expect((await look(signed(599_000))).status).toBe(200);
	expect(await verdict(await look(signed(600_000)))).toEqual({ status: 410, code: "link_expired" });
	expect(await verdict(await generate(signed(600_000)))).toEqual({
		status: 410,
		code: "link_expired",
	});
	const good = await inviteTo(place);
	const bad = [signed(0, "another key"), `${good}A`, good.slice(0, -1), good.slice(1), "x"];
	for (const token of bad)
		for (const answer of [await look(token), await generate(token)])
			expect(await verdict(answer)).toEqual({ status: 404, code: "not_found" });
});

test("a token of one channel says nothing of another, nor of its own in another workspace", async () => {
	const foreign = await createPlace();
	const { masterKey } = loadConfig(env);
	const issuedAt = Date.now();
	const mixed = signLinkToken(masterKey, {
		workspaceId: place.workspaceId,
		channelId: foreign.channelId,
		issuedAt,
		expiresAt: issuedAt + 600_000,
		nonce: "n",
	});
	expect(await verdict(await look(mixed))).toEqual({ status: 404, code: "not_found" });
	expect(await verdict(await generate(mixed))).toEqual({ status: 404, code: "not_found" });
	// Ids in body or query change nothing: the token alone says which number.
	const token = await inviteTo(place);
	const forged = await wish(token, { action: "generate_qr", channelId: foreign.channelId });
	expect(await verdict(forged)).toEqual({ status: 400, code: "invalid_request" });
	expect((await readLink(foreign.member, foreign.channelId)).status).toBe("disconnected");
});

test.each([
	{},
	{ action: "disconnect" },
	{ action: "connect" },
	{ action: "pair" },
	{ action: "pair", phone: "11 98765" },
	{ action: "pair", phone: "0".repeat(40) },
	"text",
])("a visitor asks only for a QR or a code: %j is refused", async (body) => {
	const token = await inviteTo(place);
	expect(await verdict(await wish(token, body))).toEqual({ status: 400, code: "invalid_request" });
});

test("G01 a request from another site is refused, whatever its token", async () => {
	const token = await inviteTo(place);
	const answer = await exports.default.fetch(
		new Request(`${ORIGIN}/api/link/${token}`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: "https://evil.example" },
			body: '{"action":"generate_qr"}',
		}),
	);
	expect(await verdict(answer)).toEqual({ status: 403, code: "cross_site" });
});

test("a visitor who asks again and again is stopped, and the member is not", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	await enterRateWindow();
	const codes = new Set<string>();
	for (let turn = 0; turn < 14; turn++) codes.add((await verdict(await generate(token))).code);
	expect(codes).toContain("rate_limited");
	const { member, channelId } = where;
	const own = await ask(member, "POST", `/api/channels/${channelId}/link`, {
		action: "disconnect",
	});
	expect(own.status).toBe(202);
});

test("an invitation is refused for a number that is linked, and to a viewer", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	await generate(token);
	await lookUntil(token, (link) => link.qr !== null);
	await onPhone(where, { type: "scan" });
	await waitFor(where, "connected");
	expect(await verdict(await invite(where))).toEqual({ status: 409, code: "already_linked" });
	const viewer = await createMember(place.workspaceId, "viewer");
	expect(await verdict(await invite({ ...place, member: viewer }))).toEqual({
		status: 403,
		code: "forbidden",
	});
});

test("a deleted instance's invitation leads nowhere", async () => {
	const where = await createPlace();
	const token = await inviteTo(where);
	await instanceOf(where.channelId).erase(where.workspaceId);
	expect((await look(token)).status).toBe(404);
});

test("an invitation writes no row, and looking at one writes none", async () => {
	const where = await createPlace();
	const size = () =>
		runInDurableObject(
			instanceOf(where.channelId),
			(_, { storage }) =>
				storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM progress").one().n,
		);
	const before = await size();
	const token = await inviteTo(where);
	await look(token);
	expect(await size()).toBe(before);
});

test("a member asks for a code too, and a passkey is answered only while it is asked for", async () => {
	const where = await createPlace();
	const { member, channelId } = where;
	const at = (way: string) => `/api/channels/${channelId}/link/${way}`;
	expect(await verdict(await ask(member, "POST", at("passkey"), { step: "confirm" }))).toEqual({
		status: 409,
		code: "conflict",
	});
	await onPhone(where, { type: "ask_passkey", on: true });
	expect((await ask(member, "POST", at("pair"), { phone: PHONE })).status).toBe(202);
	const code = await eventually(
		async () => (await readLink(member, channelId)).pairingCode ?? undefined,
	);
	await onPhone(where, { type: "pair", code });
	await waitFor(where, "passkey_required");
	await onPhone(where, { type: "sign_passkey" });
	const link = await readLink(member, channelId);
	expect(link.passkey).toMatchObject({ step: "confirm", code: expect.stringMatching(/^\d{4}$/) });
	expect((await ask(member, "POST", at("passkey"), { step: "confirm" })).status).toBe(202);
	await waitFor(where, "connected");
});

test("J09 a log line about a request to a phone owner's link never holds its token", async () => {
	const token = await inviteTo(place);
	const lines: string[] = [];
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)));
	// Another site's form: refused at the door, and written down with its path.
	for (const path of [`/api/link/${token}`, `/link/${token}`])
		await exports.default.fetch(`${ORIGIN}${path}`, {
			method: "POST",
			headers: { origin: "https://elsewhere.example", "content-type": "application/json" },
			body: JSON.stringify({ action: "generate_qr" }),
		});
	vi.restoreAllMocks();
	const told = lines.filter((line) => line.includes("cross_site_refused"));
	expect(told).toHaveLength(2);
	for (const line of told) expect(line).toContain("[hidden]");
	for (const line of lines)
		for (const part of token.split(/[.~]/)) expect(line).not.toContain(part);
});
