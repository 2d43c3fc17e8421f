import { afterEach, expect, test, vi } from "vitest";
import { makeSmall } from "#app/inbox/files/small-form.ts";
import { uploadFile } from "#app/inbox/files/upload.ts";

afterEach(() => vi.unstubAllGlobals());

/** A photo of so many bytes; only its head is one. */
function photo(bytes = 4_000_000, head = [0xff, 0xd8, 0xff, 0xe0]): Blob {
	const file = new Uint8Array(bytes);
	file.set(head);
	return new Blob([file]);
}

/** A browser that decodes a picture of this size, and what it drew. */
function stubBrowser(width = 4000, height = 3000, madeBytes = 20_000) {
	const drawn: unknown[] = [];
	const close = vi.fn();
	vi.stubGlobal("createImageBitmap", async () => ({ width, height, close }));
	const context = { fillRect: () => undefined, drawImage: () => undefined };
	vi.stubGlobal("document", {
		createElement: () => ({
			getContext: () => context,
			toBlob(this: { width: number; height: number }, done: (blob: Blob) => void, type: string) {
				drawn.push([this.width, this.height, type]);
				done(new Blob([new Uint8Array(madeBytes)], { type }));
			},
		}),
	});
	return { drawn, close };
}

test("a photo gets a form of 360 px, of the first frame of nothing that moves", async () => {
	const { drawn, close } = stubBrowser();
	expect((await makeSmall(photo()))?.size).toBe(20_000);
	expect(drawn).toEqual([[360, 270, "image/jpeg"]]);
	expect(close).toHaveBeenCalledOnce();
	expect(await makeSmall(photo(4_000_000, [...new TextEncoder().encode("GIF89a")]))).toBeNull();
	expect(await makeSmall(photo(1_000))).toBeNull();
	expect(await makeSmall(new Blob(["%PDF-".padEnd(90_000)]))).toBeNull();
	expect(drawn).toHaveLength(1);
});

test("what would hardly be smaller, and what this browser cannot read, stays as it is", async () => {
	stubBrowser(360, 8000, 150_000);
	expect(await makeSmall(photo())).toBeNull();
	vi.stubGlobal("createImageBitmap", async () => {
		throw new DOMException("no");
	});
	expect(await makeSmall(photo())).toBeNull();
});

/** Uploads a photo to a server with parts of two megabytes; answers the steps. */
async function upload(wantsSmall: boolean, answer = new Response(null, { status: 204 })) {
	const steps: string[] = [];
	vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
		const step = `${method ?? "GET"} ${path.split("/files")[1] ?? ""}`.replace(/\?.*/u, "");
		steps.push(step);
		if (step.endsWith("/small")) return answer;
		if (step !== "POST ") return new Response(null, { status: 204 });
		return Response.json({ isKept: false, parts: [], partBytes: 2_000_000, wantsSmall });
	});
	await uploadFile({ channelId: "c", hash: "H", blob: photo() });
	return steps;
}
const WHOLE = ["POST ", "PUT /H/parts/0", "PUT /H/parts/1", "POST /H/end"];

test("the small form comes along where the server makes none, and a failure of it is none of the upload", async () => {
	stubBrowser();
	expect(await upload(true)).toEqual([...WHOLE, "PUT /H/small"]);
	expect(await upload(false)).toEqual(WHOLE);
	const refused = Response.json(
		{ error: { code: "unavailable", requestId: "r" } },
		{ status: 503 },
	);
	expect(await upload(true, refused)).toEqual([...WHOLE, "PUT /H/small"]);
});
