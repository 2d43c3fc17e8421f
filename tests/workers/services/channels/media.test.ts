import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, findSignedIn } from "#tests/support/two-workspaces.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import {
	createMediaService,
	MAX_MEDIA_BYTES,
	type ServedMedia,
} from "#workers/services/channels/media.ts";

let signedIn: SignedIn;
let channelId: string;
beforeAll(async () => {
	await migrate();
	const shop = await createShop();
	channelId = shop.channelId;
	signedIn = await findSignedIn(shop.member);
	const media = { mimetype: "image/jpeg", fileName: "foto.jpg", ref: "m:1" };
	await instanceOf(channelId).receive([
		incoming({ providerId: "FILE", content: { type: "image", text: "", media } }),
	]);
});

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** A gateway that gives these bytes for every medium, whatever it calls them. */
function serve(body: ReadableStream<Uint8Array>, bytes: number | null = null) {
	const media: GatewayMedia = { body, bytes, mimetype: "image/jpeg", fileName: "foto.jpg" };
	const answer: GatewayAnswer<GatewayMedia> = { class: "accepted", value: media };
	const service = createMediaService({
		channel: ({ id }) => instanceOf(id),
		files: null,
		keeping: { keepNow: async () => "unfit" },
		log: () => undefined,
		fetchFromGateway: async () => answer,
		fetchAvatar: async () => body,
	});
	return service.message(signedIn, channelId, {
		messageId: "FILE",
		isDownload: false,
		isPart: false,
	});
}

const streamOf = (text: string, size = 7) =>
	new ReadableStream<Uint8Array>({
		start(controller) {
			const bytes = bytesOf(text);
			for (let at = 0; at < bytes.length; at += size)
				controller.enqueue(bytes.slice(at, at + size));
			controller.close();
		},
	});

async function textOf(media: ServedMedia): Promise<string> {
	return new Response(await media.read(null)).text();
}

test("M02 M03 what calls itself a picture and is a page is a file of unknown bytes", async () => {
	for (const text of [
		"<!doctype html><script>fetch('/api/auth/me')</script>",
		"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'></svg>",
		"<?xml version='1.0'?><x/>",
	]) {
		const served = await serve(streamOf(text));
		expect(served.ok && served.value).toMatchObject({
			mimetype: "application/octet-stream",
			disposition: expect.stringMatching(/^attachment; /),
		});
		expect(served.ok && (await textOf(served.value))).toBe(text);
	}
});

test("M02 a picture with a page behind it is a picture and nothing else", async () => {
	const served = await serve(streamOf(`GIF89a${"\0".repeat(40)}<script>alert(1)</script>`));
	expect(served.ok && served.value.mimetype).toBe("image/gif");
});

test("M05 a picture in the page has lost where it was taken; the saved one is the original", async () => {
	const exif = "\xff\xe1\0\x10Exif\0\0GPS -23.5";
	const served = await serve(streamOf(`\xff\xd8${exif}\xff\xda\0\x04xxpicture`));
	expect(served.ok && served.value.mimetype).toBe("image/jpeg");
	expect(served.ok && (await textOf(served.value))).not.toContain("GPS");
});

/** Gives a megabyte at a time, without an end. */
function createEndless(head: string) {
	let given = 0;
	let isCancelled = false;
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			controller.enqueue(
				given === 0 ? bytesOf(head.padEnd(1_048_576, "\0")) : new Uint8Array(1_048_576),
			);
			given += 1;
		},
		cancel() {
			isCancelled = true;
		},
	});
	return { stream, given: () => given, isCancelled: () => isCancelled };
}

test("M04 a stream without an end is left after 16 MB, in the page and in a download", async () => {
	const picture = createEndless("GIF89a");
	expect(await serve(picture.stream)).toEqual({ ok: false, code: "media_too_large" });
	expect(picture.given()).toBeLessThanOrEqual(MAX_MEDIA_BYTES / 1_048_576 + 3);
	expect(picture.isCancelled()).toBe(true);

	const file = createEndless("%PDF-1.7");
	const served = await serve(file.stream);
	expect(served.ok).toBe(true);
	// Half a file passes for a whole one: the download breaks off with an error.
	await expect(served.ok ? textOf(served.value) : null).rejects.toThrow(/too large/);
	expect(file.isCancelled()).toBe(true);
});

test("M04 a file that the gateway says is too large is not read", async () => {
	const file = createEndless("%PDF-1.7");
	expect(await serve(file.stream, 100_000_000)).toEqual({ ok: false, code: "media_too_large" });
	expect(file.isCancelled()).toBe(true);
});

test("an empty file is an empty file", async () => {
	const served = await serve(streamOf(""));
	expect(served.ok && (await textOf(served.value))).toBe("");
});
