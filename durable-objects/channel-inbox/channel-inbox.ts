import { DurableObject } from "cloudflare:workers";
import type { ContactPage } from "#app/contracts/whatsapp.ts";
import { channelIdOf } from "#app/domain/channels/object-name.ts";
import type { Result } from "#app/domain/result.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import { createInbox, type Inbox } from "../inbox/inbox.ts";
import { migrate } from "../inbox/migrate.ts";
import { inboxSteps } from "../inbox/migrations.ts";

/** The inbox alone: any channel without a link of its own. Its channels come with their adapters. */
export class ChannelInbox extends DurableObject<Env> {
	readonly #inbox: Inbox;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		migrate(ctx.storage, "inbox", inboxSteps);
		this.#inbox = createInbox(ctx, {
			alsoSeen: 0,
			linkSince: () => null,
			// Each channel's own rules come with its adapter.
			rules: () => ({ maxTextLength: MAX_TEXT_LENGTH, quotes: false, replyWindowHours: null }),
			channelId: channelIdOf(ctx.id.name),
			newId: () => crypto.randomUUID(),
		});
	}

	async contacts(query: {
		cursor: string | null;
	}): Promise<Result<ContactPage, "invalid_request">> {
		return this.#inbox.listContacts({ ...query, search: "" });
	}
}
