import { createContext, use } from "react";
import type { ClientFrame } from "#app/contracts/frames.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Role } from "#app/domain/team/role.ts";
import type { ConnectionState } from "./channel-socket.ts";
import type { DraftBook } from "./drafts.ts";
import type { InboxStore } from "./inbox-store.ts";
import type { Outbox } from "./outbox.ts";
import type { People } from "./people.ts";
import type { TrayBook } from "./tray-book.ts";

export interface InboxMember {
	memberId: string;
	name: string;
	role: Role;
}

/** What every part of one open inbox shares. */
export interface InboxParts {
	instance: ChannelSummary;
	me: InboxMember;
	store: InboxStore;
	outbox: Outbox;
	drafts: DraftBook;
	tray: TrayBook;
	/** Notes that are being written, and those on their way: apart from answers, so that neither is ever taken for the other. */
	notes: { drafts: DraftBook; outbox: Outbox };
	people: People;
	send: (frame: ClientFrame) => boolean;
	lineState: ConnectionState;
	/** Server time, renewed twice a minute. */
	now: number;
	/** WhatsApp's limit for one text, in UTF-16 code units. */
	maxTextLength: number;
	capabilities: GatewayCapabilities;
}

/** Null outside of an open inbox. */
export const InboxContext = createContext<InboxParts | null>(null);

/** By whom and in which channel the browser keeps something. */
export const ownerOf = ({ me, instance }: Pick<InboxParts, "me" | "instance">): string =>
	`${me.memberId}.${instance.id}`;

export const InboxProvider = InboxContext.Provider;

export function useInboxParts(): InboxParts {
	const parts = use(InboxContext);
	if (!parts) throw new Error("Used outside of <Inbox>");
	return parts;
}
