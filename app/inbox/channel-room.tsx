import { useQueryClient } from "@tanstack/react-query";
import { CircleSlash } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { channelListHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notePastMoment } from "#app/ui/clock.ts";
import {
	type InboxMember,
	type InboxParts,
	InboxProvider,
	useInboxParts,
} from "./store/inbox-context.ts";
import { InboxStore } from "./store/inbox-store.ts";
import { readSnapshot } from "./store/read-snapshot.ts";
import { useBrowserStores } from "./store/use-browser-stores.ts";
import { type InboxLine, useInboxLine } from "./store/use-inbox-line.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { useNow } from "./store/use-now.ts";

/**
 * One channel while it is mounted: its store, its line, and what the browser keeps for it. What is drawn inside of it reads
 * them by `useInboxParts`.
 */
export function ChannelRoom(props: {
	instance: ChannelSummary;
	snapshot: InboxSnapshot;
	me: InboxMember;
	children: (line: InboxLine) => ReactNode;
}) {
	const { instance, me } = props;
	const snapshot = useMemo(() => readSnapshot(props.snapshot), [props.snapshot]);
	const store = useSeededStore(instance.id, snapshot, me.memberId);
	const books = useBrowserStores(store, me.memberId, instance.id);
	const line = useInboxLine(instance.id, snapshot, store, books.settle, books.draftSync.onFrame);
	const now = useNow();
	const { drafts, outbox, tray, notes, draftSync } = books;
	const { people, send, state: lineState } = line;
	const { use: sendDrafts } = draftSync;
	useEffect(() => sendDrafts(send), [sendDrafts, send]);
	useEffect(() => {
		for (const one of [outbox, notes.outbox]) one.setConnected(lineState !== "down");
	}, [outbox, notes, lineState]);
	const { maxTextLength, capabilities } = snapshot;
	const parts = useMemo<InboxParts>(
		() => ({
			instance,
			me,
			store,
			drafts,
			tray,
			notes,
			outbox,
			people,
			send,
			lineState,
			now,
			maxTextLength,
			capabilities,
		}),
		[
			instance,
			me,
			store,
			drafts,
			tray,
			notes,
			outbox,
			people,
			send,
			lineState,
			now,
			maxTextLength,
			capabilities,
		],
	);
	return (
		<InboxProvider value={parts}>
			{line.closed === "gone" ? <Gone /> : props.children(line)}
		</InboxProvider>
	);
}

/**
 * Creates the store and fills it from the loader's snapshot before the first render, on the server
 * as in the browser.
 */
function useSeededStore(channelId: string, snapshot: InboxSnapshot, memberId: string): InboxStore {
	const client = useQueryClient();
	const [store] = useState(() => {
		const made = new InboxStore(client, memberId, channelId);
		made.seed(snapshot);
		for (const contact of snapshot.contacts.contacts) {
			if (contact.lastMessageAt !== null) notePastMoment(contact.lastMessageAt);
		}
		return made;
	});
	return store;
}

function Gone() {
	const t = useInboxStrings();
	const { type } = useInboxParts().instance;
	return (
		<EmptyState
			action={
				<Link className="font-medium text-accent-11 underline" to={channelListHref(type)}>
					{t.connection.goneAction}
				</Link>
			}
			icon={CircleSlash}
			title={t.connection.gone}
		>
			{t.connection.goneHint}
		</EmptyState>
	);
}
