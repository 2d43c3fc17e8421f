import { expect, test } from "vitest";
import { SAMPLE_MEDIA } from "#app/domain/channels/sample-media.ts";
import { readSample } from "#workers/adapters/whatsapp-gateway/simulator/samples.ts";

const BEGINNINGS = {
	image: "ffd8ff",
	audio: "4f676753",
	video: "0000",
	document: "255044462d",
	sticker: "ffd8ff",
};

test.each(SAMPLE_MEDIA)("the %s is what its type says, and small", (medium) => {
	const { bytes, mimetype } = readSample(medium);
	expect(Buffer.from(bytes).toString("hex").startsWith(BEGINNINGS[medium])).toBe(true);
	expect(bytes.byteLength).toBeLessThan(4_096);
	expect(mimetype).toMatch(/^(image|audio|video|application)\//);
	if (medium === "video") expect(Buffer.from(bytes.subarray(4, 8)).toString()).toBe("ftyp");
});
