import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callCloud } from "#tests/support/cloud-call.ts";
import { ownNumber, reachGraph } from "#tests/support/cloud-graph.ts";
import { drawMetaId } from "#tests/support/facebook-hooks.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { createNumber, linkNumber } from "#tests/support/linked-number.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { ask } from "#tests/support/two-workspaces.ts";

beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(console, "error").mockImplementation(() => {});
});
beforeEach(() => {
	reachGraph();
});
afterEach(() => vi.unstubAllGlobals());

const newMember = async () => createMember((await createWorkspace()).id);

const at = 1_790_000_000;
const tell = (businessId: string, field: string, value: object, time = at) =>
	callCloud(
		JSON.stringify({
			object: "whatsapp_business_account",
			entry: [{ id: businessId, time, changes: [{ field, value }] }],
		}),
	);

const noticesOf = async (member: TestMember) =>
	(
		await env.DB.prepare(
			"select params from notifications where workspace_id = ? and kind = 'number_notice' order by created_at",
		)
			.bind(member.workspaceId)
			.all<{ params: string }>()
	).results.map(({ params }) => JSON.parse(params) as Record<string, string>);

/** Reasons of what its object keeps because nobody understood it. */
const keptIn = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, { storage }) =>
		storage.sql
			.exec<{ reason: string }>("SELECT reason FROM quarantine")
			.toArray()
			.map(({ reason }) => reason),
	);

const restriction = {
	event: "ACCOUNT_RESTRICTION",
	restriction_info: [{ restriction_type: "RESTRICTED_BIZ_INITIATED_MESSAGING" }],
};

test("what Meta says of an account reaches its channels, and the managers once however often it calls", async () => {
	const member = await newMember();
	const number = await ownNumber();
	const channelId = await linkNumber(member, number);
	expect((await tell(number.businessId, "account_update", restriction)).status).toBe(200);
	expect((await tell(number.businessId, "account_update", restriction)).status).toBe(200);
	expect(await noticesOf(member)).toEqual([
		{ name: "Oficial", channelId, notice: "account", event: "ACCOUNT_RESTRICTION" },
	]);
	await tell(number.businessId, "account_update", { event: "PARTNER_ADDED" }, at + 1);
	expect(await noticesOf(member)).toHaveLength(1);
	const listed = await ask(member, "GET", `/api/channels/${channelId}/notices`);
	expect(await listed.json()).toMatchObject({
		notices: [{ kind: "account", event: "PARTNER_ADDED", at: (at + 1) * 1000 }],
	});
});

test("I13 an account typed and never opened to the channel's token tells it nothing", async () => {
	const [owner, other] = [await newMember(), await newMember()];
	const number = await ownNumber();
	await linkNumber(owner, number);
	// Its own number is proved; of the account only the id was copied, so that Meta never subscribed it.
	const { phoneNumberId, token } = await ownNumber();
	const typed = { phoneNumberId, token, businessId: number.businessId };
	const copied = await createNumber(other, typed);
	await tell(number.businessId, "account_update", restriction);
	await tell(number.businessId, "field_of_tomorrow", { secret: "of the owner" });
	expect(await noticesOf(owner)).toHaveLength(1);
	expect(await noticesOf(other)).toEqual([]);
	expect(await keptIn(copied)).toEqual([]);
});

test("what is about one number of an account is told to its channel alone; what nobody knows is kept", async () => {
	const member = await newMember();
	const number = await ownNumber();
	const channelId = await linkNumber(member, number);
	const flagged = { event: "FLAGGED", display_phone_number: "+1 555 000 0000" };
	await tell(number.businessId, "phone_number_quality_update", flagged);
	expect(await noticesOf(member)).toEqual([]);
	await tell(number.businessId, "field_of_tomorrow", { news: 1 });
	expect(await keptIn(channelId)).toEqual(["account"]);
	// An account of nobody's is answered, so that Meta does not call for a week.
	expect((await tell(drawMetaId(), "account_update", restriction)).status).toBe(200);
});
