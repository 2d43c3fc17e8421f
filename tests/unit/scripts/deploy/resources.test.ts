import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CloudflareError } from "#scripts/deploy/cloudflare.mjs";
import { makeResources } from "#scripts/deploy/resources.mjs";

type Options = Parameters<typeof makeResources>[0];

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const refusal = (status: number, code: number) =>
	new CloudflareError("POST /r2/buckets", status, code, "refused");

/** Makes the store of files alone; `made` is what the platform says to that, `found` what it has of the name afterwards. */
function makeBucket(made: () => Promise<unknown>, found: () => Promise<unknown>) {
	const bucket = {
		binding: "MEDIA",
		name: "prosa-media",
		isThere: false,
		lack: null,
		location: null,
	};
	const address = { register: null };
	const plan = { address, databases: [], namespaces: [], queues: [], buckets: [bucket] };
	const options = { api: { send: made, find: found }, account: "a", plan } as unknown;
	return makeResources(options as Options);
}
const none = async () => null;

test.each([
	[
		"somebody was quicker",
		async () => Promise.reject(refusal(409, 10_004)),
		{ name: "prosa-media" },
	],
	["the answer was lost", async () => Promise.reject(new Error("reset")), { name: "prosa-media" }],
	["it is new", async () => ({ name: "prosa-media" }), null],
])("R52 the store of files is bound where %s", async (_, made, found) => {
	const answer = await makeBucket(made, async () => found);
	expect(answer).toEqual({ ids: { MEDIA: "prosa-media" }, lacks: {} });
});

test.each([
	["R2 was switched off meanwhile", refusal(403, 10_042), "off"],
	["the token may only look", refusal(403, 10_000), "forbidden"],
])("R52 where %s the deployment goes on without files, and says why", async (_, error, lack) => {
	const answer = await makeBucket(async () => Promise.reject(error), none);
	expect(answer).toEqual({ ids: {}, lacks: { MEDIA: lack } });
});

test("R52 another fault of the store of files ends the deployment", async () => {
	const made = makeBucket(async () => Promise.reject(refusal(500, 10_001)), none);
	await expect(made).rejects.toThrow("refused");
});
