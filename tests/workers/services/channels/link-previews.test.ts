import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { previewedLink } from "#app/domain/chat/previewed-link.ts";
import { ok } from "#app/domain/result.ts";
import { listCalls, setSite } from "#tests/emulators/site/start.ts";
import { createDocumentFetch } from "#workers/adapters/website/fetch-document.ts";
import { readPreview } from "#workers/adapters/website/read-preview.ts";
import { createKeyValue } from "#workers/data/key-value.ts";
import {
	createLinkPreviews,
	MAX_PAGE_BYTES,
	MAX_PICTURE_BYTES,
} from "#workers/services/channels/link-previews.ts";

const site = inject("previewedSite");
beforeEach(() => setSite(site));

const PLACE = { allowedPrivateHosts: [site.host], ownOrigin: "https://prosa.example" };

/** A member of a workspace of their own, before the shop's site; `path` is the link of every message. */
function createWorld(path: string, guards: typeof PLACE = PLACE, allows = () => true) {
	const channelId = crypto.randomUUID();
	const signedIn = {
		member: { id: crypto.randomUUID(), role: "viewer" },
		workspace: { id: crypto.randomUUID() },
		channels: [{ id: channelId, type: "telegram" }],
	} as unknown as SignedIn;
	const link = previewedLink(`Veja ${site.url}${path}`);
	const limited: string[] = [];
	const previews = createLinkPreviews({
		keyValue: createKeyValue(env.KV),
		readPage: (address) =>
			readPreview(
				address,
				createDocumentFetch({
					...guards,
					maxBytes: MAX_PAGE_BYTES,
					isBeginningEnough: true,
					timeoutMs: 1_000,
				}),
			),
		fetchPicture: createDocumentFetch({ ...guards, maxBytes: MAX_PICTURE_BYTES, timeoutMs: 1_000 }),
		limit: async (name) => {
			limited.push(name);
			return allows();
		},
		channel: () => ({ linkOf: async () => ok({ link }) }) as never,
		log: () => undefined,
	});
	return {
		limited,
		find: () => previews.find(signedIn, link ?? ""),
		picture: () => previews.picture(signedIn, channelId, "m1"),
	};
}
const askedPaths = async () => (await listCalls(site)).map(({ path }) => path);

test("a page says what it is; it is asked once a day, and its picture passes through us", async () => {
	const { find, picture, limited } = createWorld("/previa?utm_source=x");
	const preview = {
		address: `${site.url}/previa`,
		site: "127.0.0.1",
		title: "Camiseta azul & branca",
		description: "De algodão, por R$ 59",
		hasPicture: true,
	};
	for (const _ of [1, 2]) expect(await find()).toEqual({ ok: true, value: preview });
	expect(limited).toEqual(["preview", "workspacePreview", "webhookHost"]);
	const served = await picture();
	if (!served.ok) throw new Error(served.code);
	expect(served.value).toMatchObject({ mimetype: "image/png", bytes: 70 });
	expect(await askedPaths()).toEqual(["/previa", "/foto.png"]);
});

test("that there is nothing is known for a day as well", async () => {
	for (const path of ["/arquivo", "/caiu", "/nada-aqui"]) {
		const { find } = createWorld(path);
		for (const _ of [1, 2]) expect(await find(), path).toEqual({ ok: true, value: null });
	}
	expect(await askedPaths()).toEqual(["/arquivo", "/caiu", "/nada-aqui"]);
});

test("of a page that is long, or never ends, the beginning is enough or the wait ends", async () => {
	expect(await createWorld("/previa-longa").find()).toMatchObject({
		value: { title: "Camiseta azul & branca", description: "De algodão, por R$ 59" },
	});
	expect(await createWorld("/pinga").find()).toEqual({ ok: true, value: null });
});

test("H08 H10 M03 neither page nor picture leads into a private net, and what is no plain small picture is not passed on", async () => {
	// The guard that judges a link judges where it leads to, and what its page names.
	for (const path of ["/dentro", "/fora"])
		expect(await createWorld(path).find(), path).toEqual({ ok: true, value: null });
	for (const path of ["/previa-dentro", "/previa-svg", "/previa-longa"])
		expect(await createWorld(path).picture(), path).toEqual({ ok: false, code: "not_found" });
	const closed = createWorld("/previa", { ...PLACE, allowedPrivateHosts: [] });
	await setSite(site);
	expect(await closed.find()).toEqual({ ok: true, value: null });
	expect(await askedPaths()).toEqual([]);
});

test("H21 who asks for too many pages is refused before any is asked, and learns nothing of it for later", async () => {
	let isOpen = false;
	const { find } = createWorld("/previa", PLACE, () => isOpen);
	expect(await find()).toEqual({ ok: false, code: "rate_limited" });
	expect(await askedPaths()).toEqual([]);
	isOpen = true;
	expect(await find()).toMatchObject({ value: { title: "Camiseta azul & branca" } });
});
