import { expect, test } from "vitest";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";
import {
	openCloudCredentials,
	parseCloudCredentials,
	sealCloudCredentials,
} from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";

const GOOD = {
	phoneNumberId: "106540352242922",
	businessId: "102290129340398",
	token: "EAAGm0PX4ZCpsBAKZCZBZB1234",
};
const MASTER = "master-key-of-more-than-thirty-two-bytes!";

test("credentials are ids of Meta's and a token a header can carry", () => {
	expect(parseCloudCredentials(GOOD)).toEqual({ ok: true, value: GOOD });
	const spaced = { ...GOOD, token: ` ${GOOD.token}\n`, businessId: " " };
	expect(parseCloudCredentials(spaced)).toEqual({ ok: true, value: { ...GOOD, businessId: null } });
	for (const wrong of [
		{ phoneNumberId: "" },
		{ phoneNumberId: "+55 11 3000-0000" },
		{ phoneNumberId: "1/../me" },
		{ businessId: "abc" },
		{ token: "short" },
		{ token: `${GOOD.token}\r\nx-evil: 1` },
		{ token: "ã".repeat(40) },
	])
		expect(parseCloudCredentials({ ...GOOD, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
});

test("J04 sealed credentials open for the channel they were sealed for, and no other", () => {
	const dataKeyWrapped = createDataKey(MASTER, "w1");
	const sealer = createSealer({ masterKeys: [MASTER], workspaceId: "w1", dataKeyWrapped });
	const owner = { workspaceId: "w1", channelId: "c1" };
	const sealed = sealCloudCredentials(sealer, owner, GOOD);
	expect(sealed).not.toContain(GOOD.token);
	expect(openCloudCredentials(sealer, owner, sealed)).toEqual(GOOD);
	expect(openCloudCredentials(sealer, { ...owner, channelId: "c2" }, sealed)).toBeNull();
	expect(openCloudCredentials(sealer, owner, "v1.x.y.z")).toBeNull();
});
