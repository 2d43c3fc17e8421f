import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { MAX_SMALL_BYTES } from "#app/domain/inbox/rendering.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { instanceOf } from "#tests/support/instance.ts";
import {
	hashOf,
	JPEG,
	latin,
	listStored,
	makeFile,
	storeOf,
	streamOf,
} from "#tests/support/kept-files.ts";
import { heavyPng } from "#tests/support/picture.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createRenderer, type WithImages } from "#workers/adapters/renderer/images.ts";
import type { Renderer } from "#workers/adapters/renderer/port.ts";
import { readWhole } from "#workers/services/channels/media-stream.ts";
import { createMediaService } from "#workers/services/channels/media.ts";
import { createRenderings } from "#workers/services/channels/renderings.ts";

beforeAll(migrate);

const KB = 1024;
/** A WebP of 360 by 270 px that moves. */
const MOVING = [...latin("RIFF....WEBPVP8X\n\0\0\0\u0002\0\0\0\u0067\u0001\0\u000d\u0001\0")];
/** Cloudflare Images, as the emulator of the platform has it. */
const images = (): Renderer => {
	const { IMAGES_HERE: IMAGES } = env as unknown as { IMAGES_HERE: ImagesBinding };
	const made = createRenderer({ IMAGES } as WithImages, () => undefined);
	if (!made) throw new Error("IMAGES_HERE is not bound.");
	return made;
};

/** A channel with a picture in the store, and how a member's page reads it. */
async function keepPicture(file: Uint8Array<ArrayBuffer>, renderer: Renderer | null) {
	const { member, channelId, workspaceId, contactId } = await createShop();
	const place = { workspaceId, channelId };
	const kept = await storeOf().keep(place, streamOf(file), { maxBytes: 1e8, bytes: null });
	const { hash = "", mimetype = "" } = kept ?? {};
	const id = uuidv7();
	// A channel may take no picture of some type; a document may be anything.
	const sent = { hash, kind: "document" as const, bytes: file.byteLength, mimetype, name: "a.png" };
	const by = { name: "Ana", origin: "api" as const };
	const message = { id, contactId, text: "", file: sent };
	await instanceOf(channelId).send(workspaceId, by.name, message);
	const renderings = createRenderings({ files: storeOf(), renderer });
	const media = createMediaService({
		channel: ({ id: channel }) => instanceOf(channel),
		files: storeOf(),
		renderings,
		keeping: { keepNow: async () => "unfit" },
		log: () => undefined,
		fetchFromGateway: async () => ({ class: "refused", reason: "rejected" }),
		fetchAvatar: async () => null,
	});
	const signedIn = await findSignedIn(member);
	return {
		place,
		hash,
		renderings,
		stored: () => listStored(place),
		async read(size: "small" | "large" | null, isDownload = false) {
			const wish = { messageId: id, isDownload, isPart: false, size };
			const served = await media.message(signedIn, channelId, wish);
			if (!served.ok) throw new Error(served.code);
			const body = await served.value.read(null);
			const bytes = body instanceof Uint8Array ? body : await readWhole(body ?? streamOf());
			return { ...served.value, bytes: bytes.byteLength, body: bytes };
		},
	};
}

test("a bubble loads at most 60 KB of a photo of 4 MB, the viewer a large form, the download all of it", async () => {
	const photo = heavyPng(1280, 1100);
	expect(photo.byteLength).toBeGreaterThan(4_000_000);
	const at = await keepPicture(photo, images());
	const small = await at.read("small");
	expect(small.bytes).toBeLessThanOrEqual(60 * KB);
	expect(small).toMatchObject({ mimetype: "image/webp", tag: `${at.hash}.small` });
	expect(small.disposition).toMatch(/^inline/u);
	const large = await at.read("large");
	expect(large.bytes).toBeGreaterThan(small.bytes);
	expect(large.bytes).toBeLessThan(photo.byteLength / 4);
	expect((await at.read(null)).bytes).toBe(photo.byteLength);
	expect((await at.read("small", true)).bytes).toBe(photo.byteLength);
}, 60_000);

test("a form is made once, kept beside its file, and goes with it", async () => {
	const render = vi.fn<Renderer["render"]>(async () => ({
		bytes: makeFile(900),
		mimetype: "image/webp",
	}));
	const at = await keepPicture(makeFile(500 * KB), { render });
	for (let times = 0; times < 3; times += 1) expect((await at.read("small")).bytes).toBe(900);
	expect(render).toHaveBeenCalledOnce();
	expect(await at.stored()).toEqual([`files/${at.hash}`, `files/${at.hash}.small`]);
	await storeOf().remove(at.place, [at.hash]);
	expect(await at.stored()).toEqual([]);
});

test("what moves, what is small already, and what cannot be rendered is shown as it is", async () => {
	const render = vi.fn<Renderer["render"]>(async () => null);
	const gif = await keepPicture(makeFile(90 * KB, [...new TextEncoder().encode("GIF89a")]), {
		render,
	});
	expect((await gif.read("small")).bytes).toBe(90 * KB);
	const moving = await keepPicture(makeFile(90 * KB, MOVING), { render });
	expect((await moving.read("small")).mimetype).toBe("image/webp");
	const tiny = await keepPicture(makeFile(20 * KB), { render });
	expect((await tiny.read("small")).bytes).toBe(20 * KB);
	expect(render).not.toHaveBeenCalled();
	const broken = await keepPicture(makeFile(90 * KB), images());
	expect((await broken.read("small")).bytes).toBe(90 * KB);
	expect(await broken.stored()).toEqual([`files/${broken.hash}`]);
});

test("a form whose file left while it was made is kept by nobody", async () => {
	let leave = async (): Promise<void> => undefined;
	const render: Renderer["render"] = async () => {
		await leave();
		return { bytes: makeFile(900), mimetype: "image/webp" };
	};
	const at = await keepPicture(makeFile(90 * KB), { render });
	leave = () => storeOf().remove(at.place, [at.hash]);
	expect(await at.renderings.find(at.place, at.hash, "small")).toBeNull();
	expect(await at.stored()).toEqual([]);
});

/** The beginning of a JPEG of this size, behind as much as a camera writes before it. */
function jpegOf(width: number, height: number, before = 2): number[] {
	const camera = [0xff, 0xe1, before >> 8, before & 255, ...latin("\0".repeat(before - 2))];
	const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255];
	return [0xff, 0xd8, ...camera, ...frame];
}

test("without a renderer the small form that a browser brought is shown; the first one stays", async () => {
	const at = await keepPicture(makeFile(500 * KB, jpegOf(4000, 3000, 60_000)), null);
	expect(at.renderings.wantsSmall).toBe(true);
	expect((await at.read("small")).bytes).toBe(500 * KB);
	const bring = (file: Uint8Array<ArrayBuffer>, hash = at.hash) =>
		at.renderings.keepSmall(at.place, hash, streamOf(file));
	expect(await bring(makeFile(MAX_SMALL_BYTES + 1))).toBe("unfit");
	expect(await bring(makeFile(900, [...new TextEncoder().encode("<svg onload=alert(1)>")]))).toBe(
		"unfit",
	);
	const small = (bytes: number) => makeFile(bytes, jpegOf(360, 270));
	expect(await bring(small(900), await hashOf(makeFile(10)))).toBe("missing");
	// Of another picture, larger than a small form, without a size, or moving.
	for (const head of [jpegOf(360, 360), jpegOf(720, 540), undefined, MOVING])
		expect(await bring(makeFile(900, head))).toBe("unfit");
	expect(await bring(small(900))).toBe("kept");
	expect(await bring(small(800))).toBe("kept");
	expect(await at.read("small")).toMatchObject({ bytes: 900, mimetype: "image/jpeg" });
	// Nobody brings a large one.
	expect((await at.read("large")).bytes).toBe(500 * KB);
	// A picture whose size nobody can read is shown whole.
	const unread = await keepPicture(makeFile(500 * KB), null);
	expect(await unread.renderings.keepSmall(unread.place, unread.hash, streamOf(small(900)))).toBe(
		"unfit",
	);
	const other = await keepPicture(makeFile(500 * KB, JPEG), images());
	expect(other.renderings.wantsSmall).toBe(false);
	expect(await other.renderings.keepSmall(other.place, other.hash, streamOf(makeFile(900)))).toBe(
		"kept",
	);
	expect(await other.stored()).toEqual([`files/${other.hash}`]);
});
