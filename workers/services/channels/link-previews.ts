import { createHash } from "node:crypto";
import { z } from "zod";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { LinkPreview } from "#app/contracts/link-preview.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import { contentDisposition, sniffMedia } from "#app/domain/inbox/media-type.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { FetchDocument } from "#workers/adapters/website/fetch-document.ts";
import { type KeyValue, workspaceKey } from "#workers/data/key-value.ts";
import type { Limit } from "../limiter.ts";
import type { ServedMedia } from "./media.ts";
import type { ChannelStub } from "./stub.ts";

/** Of a page's HTML no more is read: what it says of itself stands at its beginning. */
export const MAX_PAGE_BYTES = 256 * 1024;
export const MAX_PICTURE_BYTES = 1024 * 1024;
const DAY_S = 24 * 60 * 60;
/** After a site gave no answer. */
const PAUSE_S = 10 * 60;

export interface LinkPreviewsDeps {
	keyValue: KeyValue;
	/** What a page says of itself; null: nothing, `unreachable`: it may be there another time. Never throws. */
	readPage(address: string): Promise<Kept["page"] | "unreachable">;
	fetchPicture: FetchDocument;
	limit: Limit;
	channel(channel: SignedIn["channels"][number]): Pick<ChannelStub, "linkOf">;
	log: Log;
}

/** As KV keeps it; null: the page says nothing of itself. */
const Kept = z.object({
	page: z
		.object({ title: z.string(), description: z.string(), picture: z.string().nullable() })
		.nullable(),
});
type Kept = z.infer<typeof Kept>;

/** What people know of a host. */
const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./u, "");

/**
 * What is behind the links of messages. Pages are looked at through the guarded fetch, for a workspace once a day; browsers get
 * words, and a picture that passed through here.
 */
export function createLinkPreviews(deps: LinkPreviewsDeps) {
	const { keyValue, limit, log } = deps;

	/** Null: nobody looked at it in the last time, or KV fails, which costs a look. */
	async function recall(key: ReturnType<typeof workspaceKey>): Promise<Kept | null> {
		try {
			const kept = Kept.safeParse(await keyValue.find(key));
			return kept.success ? kept.data : null;
		} catch (error) {
			log({ event: "preview_not_read", level: "warn", error });
			return null;
		}
	}

	/** One more site is asked for a member: nobody floods one through us, nor looks around a network. */
	async function mayLook({ member, workspace }: SignedIn, link: string): Promise<boolean> {
		return (
			(await limit("preview", member.id)) &&
			(await limit("workspacePreview", workspace.id)) &&
			limit("webhookHost", new URL(link).hostname)
		);
	}

	async function look(signedIn: SignedIn, link: string): Promise<Result<Kept, ErrorCode>> {
		const hash = createHash("sha256").update(link).digest("hex");
		const key = workspaceKey(signedIn.workspace.id, "link", hash);
		const known = await recall(key);
		if (known !== null) return ok(known);
		if (!(await mayLook(signedIn, link))) return fail("rate_limited");
		const read = await deps.readPage(link);
		const kept: Kept = { page: read === "unreachable" ? null : read };
		try {
			await keyValue.put(key, kept, read === "unreachable" ? PAUSE_S : DAY_S);
		} catch (error) {
			log({ event: "preview_not_kept", level: "warn", error });
		}
		return ok(kept);
	}

	return {
		/** What is behind the link; null: nothing to show. `rate_limited`: too many were looked at. */
		async find(signedIn: SignedIn, link: string): Promise<Result<LinkPreview | null, ErrorCode>> {
			const looked = await look(signedIn, link);
			if (!looked.ok || looked.value.page === null) return looked.ok ? ok(null) : looked;
			const { title, description, picture } = looked.value.page;
			const hasPicture = picture !== null;
			return ok({ address: link, site: siteOf(link), title, description, hasPicture });
		},

		/**
		 * The picture of a message's link: a small plain picture by its bytes, or `not_found`. Only what the page of the link
		 * named is fetched, so nothing else can be asked for.
		 */
		async picture(
			signedIn: SignedIn,
			channelId: string,
			messageId: string,
		): Promise<Result<ServedMedia, ErrorCode>> {
			const channel = findPermitted(signedIn, channelId, "read");
			if (!channel.ok) return channel;
			const found = await bySight(deps.channel(channel.value), sightOf(signedIn)).linkOf(
				signedIn.workspace.id,
				messageId,
			);
			if (!found.ok) return found;
			if (found.value.link === null) return fail("not_found");
			const looked = await look(signedIn, found.value.link);
			if (!looked.ok) return looked;
			const address = looked.value.page?.picture ?? null;
			if (address === null) return fail("not_found");
			if (!(await mayLook(signedIn, address))) return fail("rate_limited");
			const fetched = await deps.fetchPicture(address);
			const bytes = fetched.kind === "document" ? (fetched.bytes as Uint8Array<ArrayBuffer>) : null;
			const type = bytes && sniffMedia(bytes);
			if (!bytes || type?.kind !== "image") return fail("not_found");
			return ok({
				mimetype: type.mimetype,
				disposition: contentDisposition("inline", `previa.${type.extension}`),
				bytes: bytes.byteLength,
				tag: null,
				read: async (part) =>
					new Blob([part === null ? bytes : bytes.subarray(part.from, part.to + 1)]).stream(),
			});
		},
	};
}
export type LinkPreviews = ReturnType<typeof createLinkPreviews>;
