import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import {
	createKeeper,
	DOWN,
	fileMessage,
	hashOf,
	holdQueue,
	makeFile,
	readFile,
	REFUSES,
	storeOf,
	streamOf as streamOfBytes,
} from "#tests/support/kept-files.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, findSignedIn } from "#tests/support/two-workspaces.ts";
import type { GatewayAnswer, GatewayMedia } from "#workers/adapters/channel-gateway/port.ts";
import {
	createMediaService,
	MAX_MEDIA_BYTES,
	type MediaDeps,
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
		renderings: { find: async () => null },
		keeping: { keepNow: async () => "unfit" },
		log: () => undefined,
		fetchFromGateway: async () => answer,
		fetchAvatar: async () => body,
	});
	return service.message(signedIn, channelId, {
		messageId: "FILE",
		isDownload: false,
		size: null,
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

test.each(["GIF89a", "OggS", "%PDF-1.7"])(
	"M04 a stream without an end is left after 16 MB, and nothing of it is held: %s",
	async (head) => {
		const file = createEndless(head);
		const served = await serve(file.stream);
		expect(file.given()).toBeLessThanOrEqual(3);
		// Half a file passes for a whole one: the answer breaks off with an error.
		await expect(served.ok ? textOf(served.value) : null).rejects.toThrow(/too large/);
		expect(file.given()).toBeLessThanOrEqual(MAX_MEDIA_BYTES / 1_048_576 + 3);
		expect(file.isCancelled()).toBe(true);
	},
);

test("a recording that is only at the gateway is read in parts, and its line is left after the part", async () => {
	const recording = createEndless("OggS");
	const served = await serve(recording.stream, 8 * 1_048_576);
	expect(served.ok && served.value).toMatchObject({ bytes: 8 * 1_048_576, mimetype: "audio/ogg" });
	const part = served.ok ? await served.value.read({ from: 2, to: 1_048_577 }) : null;
	const bytes = new Uint8Array(await new Response(part).arrayBuffer());
	expect(bytes.byteLength).toBe(1_048_576);
	expect(new TextDecoder().decode(bytes.slice(0, 3))).toBe("gS\0");
	expect(recording.given()).toBeLessThanOrEqual(5);
	expect(recording.isCancelled()).toBe(true);
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

/** A gateway that has one file for whoever asks, and a service that keeps what it serves. */
function createStored(
	file: Uint8Array<ArrayBuffer> | null,
	says: GatewayAnswer<GatewayMedia> = DOWN,
) {
	const asked: number[] = [];
	const fetchFromGateway: MediaDeps["fetchFromGateway"] = async (_, __, maxBytes) => {
		asked.push(maxBytes);
		if (file === null) return says;
		const value = { body: streamOfBytes(file), bytes: null, mimetype: "video/mp4", fileName: null };
		return { class: "accepted", value };
	};
	const service = createMediaService({
		channel: ({ id }) => instanceOf(id),
		files: storeOf(),
		renderings: { find: async () => null },
		keeping: createKeeper(fetchFromGateway),
		log: () => undefined,
		fetchFromGateway,
		fetchAvatar: async () => null,
	});
	return {
		asked,
		open: (messageId: string) =>
			service.message(signedIn, channelId, {
				messageId,
				isDownload: false,
				size: null,
			}),
	};
}

const FILM = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70];

test.each([
	["said to be", 17 * 1024 * 1024],
	["found to be", undefined],
])(
	"what is %s too large to be passed on is kept first, then served from the store",
	async (_, told) => {
		holdQueue();
		const messageId = `LARGE-${told}`;
		const film = makeFile(17 * 1024 * 1024, FILM);
		const message = fileMessage(messageId, told === undefined ? {} : { bytes: told }, "video", 0);
		await instanceOf(channelId).receive([message]);
		const gateway = createStored(film);
		const served = await gateway.open(messageId);
		const hash = await hashOf(film);
		expect(served.ok && served.value).toMatchObject({
			mimetype: "video/mp4",
			bytes: film.byteLength,
			tag: hash,
		});
		const part = served.ok ? await served.value.read({ from: 4, to: 7 }) : null;
		expect(await new Response(part).text()).toBe("ftyp");
		expect((await readFile(channelId, messageId))?.file).toBe(hash);
		const times = gateway.asked.length;
		expect((await gateway.open(messageId)).ok).toBe(true);
		expect(gateway.asked).toHaveLength(times);
	},
);

test("a large file that cannot be kept now is refused with what one can do about it", async () => {
	holdQueue();
	const large = { bytes: 17 * 1024 * 1024 };
	const refusals: [string, Parameters<typeof createStored>, string][] = [
		["DOWN", [null, DOWN], "unavailable"],
		["GONE", [null, REFUSES], "unavailable"],
		["EMPTY", [new Uint8Array()], "media_too_large"],
	];
	for (const [messageId, gateway, code] of refusals) {
		await instanceOf(channelId).receive([fileMessage(messageId, large, "video")]);
		const served = await createStored(...gateway).open(messageId);
		expect(served, messageId).toEqual({ ok: false, code });
	}
	// A job is at it already: the gateway is not asked twice.
	await instanceOf(channelId).receive([fileMessage("BUSY", large, "video")]);
	await instanceOf(channelId).claimFile(signedIn.workspace.id, "BUSY");
	const busy = createStored(makeFile(100));
	expect(await busy.open("BUSY")).toEqual({ ok: false, code: "unavailable" });
	expect(busy.asked).toEqual([]);
});

test("beyond what is kept at all, nothing is asked for", async () => {
	holdQueue();
	const message = fileMessage("BEYOND", { bytes: 2 * 1024 ** 3 }, "video");
	await instanceOf(channelId).receive([message]);
	const gateway = createStored(makeFile(100));
	expect(await gateway.open("BEYOND")).toEqual({ ok: false, code: "media_too_large" });
	expect(gateway.asked).toEqual([]);
});
