import { useInfiniteQuery } from "@tanstack/react-query";
import { ExternalLink, Star } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { SHARED_KINDS, type SharedKind } from "#app/domain/inbox/shared-item.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatBytes, formatSeconds } from "../conversation/media-line.tsx";
import { TypeIcon } from "../list/type-icon.tsx";
import { showsFiles } from "../conversation/has-file.ts";
import { mediaAddress } from "../conversation/media-address.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { listShared, type SharedItem } from "./details-api.ts";
import { messageHref } from "./message-href.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What was shared in this conversation: pictures and films, files, addresses; each leads to its message. */
export function SharedSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en }).shared;
	const [kind, setKind] = useState<SharedKind>("media");
	return (
		<>
			<fieldset className="mb-3 flex min-w-0 gap-1">
				<legend className="sr-only">{t.kind}</legend>
				{SHARED_KINDS.map((one) => (
					<button
						aria-pressed={one === kind}
						className="focus-ring h-8 min-w-0 flex-1 truncate rounded-control border border-line px-2 text-[13px] text-gray-11 hover:bg-gray-3 aria-pressed:border-accent-8 aria-pressed:bg-accent-3 aria-pressed:text-accent-11"
						key={one}
						onClick={() => setKind(one)}
						type="button"
					>
						{t.kinds[one]}
					</button>
				))}
			</fieldset>
			<Items contact={contact} key={kind} kind={kind} />
		</>
	);
}

function Items({ contact, kind }: { contact: ContactView; kind: SharedKind }) {
	const t = useStrings({ pt, en }).shared;
	const { me, instance } = useInboxParts();
	const query = useInfiniteQuery({
		queryKey: ["shared", me.memberId, instance.id, contact.id, kind],
		queryFn: ({ pageParam, signal }) =>
			listShared(instance.id, contact.id, { kind, cursor: pageParam }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (last) => last.nextCursor,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	if (!query.data)
		return query.isError ? (
			<ErrorState onRetry={() => void query.refetch()} title={t.failed} />
		) : (
			<Skeleton className="h-20" />
		);
	const items = query.data.pages.flatMap((page) => page.items);
	return (
		<>
			{items.length === 0 && !query.hasNextPage ? (
				<p className="text-gray-11">{t.none[kind]}</p>
			) : null}
			<ul className={kind === "media" ? "grid grid-cols-3 gap-1.5" : "-mx-2 flex flex-col"}>
				{items.map((item) => (
					<li className="min-w-0" key={`${item.messageId} ${item.href ?? ""}`}>
						<Item contact={contact} item={item} kind={kind} />
					</li>
				))}
			</ul>
			{query.hasNextPage ? (
				<Button
					className="mt-3 w-full"
					loading={query.isFetchingNextPage}
					onClick={() => void query.fetchNextPage()}
					size="small"
					type="button"
				>
					{t.more}
				</Button>
			) : null}
			{query.isFetchNextPageError ? <p className="mt-2 text-xs text-red-11">{t.failed}</p> : null}
		</>
	);
}

function Item({
	contact,
	item,
	kind,
}: {
	contact: ContactView;
	item: SharedItem;
	kind: SharedKind;
}) {
	const { instance } = useInboxParts();
	const conversation = { id: contact.conversation?.id ?? contact.id, contactId: contact.id };
	const address = messageHref({ ...conversation, channel: instance }, item.messageId);
	if (kind === "media") return <Tile address={address} item={item} />;
	if (kind === "starred") return <StarredLine address={address} item={item} />;
	return kind === "files" ? (
		<FileLine address={address} item={item} />
	) : (
		<AddressLine address={address} item={item} />
	);
}

function Tile({ address, item }: { address: string; item: SharedItem }) {
	const t = useInboxStrings().message;
	const format = useFormat();
	const { instance, capabilities } = useInboxParts();
	const [isGone, setIsGone] = useState(false);
	const isPicture = item.type === "image" && showsFiles(capabilities) && !isGone;
	return (
		<Link
			aria-label={`${t.types[item.type]}, ${format.dateTime(item.at)}`}
			className="focus-ring relative flex aspect-square items-center justify-center overflow-hidden rounded-control bg-gray-4 text-gray-11 hover:opacity-90"
			to={address}
		>
			{isPicture ? (
				<img
					alt=""
					className="size-full object-cover"
					decoding="async"
					loading="lazy"
					onError={() => setIsGone(true)}
					src={mediaAddress(instance.id, item.messageId, "small")}
				/>
			) : (
				<TypeIcon size={22} type={item.type} />
			)}
			{item.seconds === null ? null : (
				<span className="tabular absolute right-1 bottom-1 rounded bg-black/70 px-1 text-xs text-white">
					{formatSeconds(item.seconds)}
				</span>
			)}
		</Link>
	);
}

const LINE =
	"focus-ring flex min-w-0 items-center gap-2.5 rounded-control px-2 py-2 hover:bg-gray-3";

function FileLine({ address, item }: { address: string; item: SharedItem }) {
	const t = useInboxStrings().message;
	const format = useFormat();
	const facts = [
		item.seconds === null ? null : formatSeconds(item.seconds),
		item.bytes === null ? null : formatBytes(item.bytes),
		format.date(item.at),
	].filter((fact) => fact !== null);
	return (
		<Link className={LINE} to={address}>
			<span className="flex size-8 shrink-0 items-center justify-center rounded-control bg-gray-4 text-gray-12">
				<TypeIcon size={16} type={item.type} />
			</span>
			<span className="min-w-0">
				<bdi className="block truncate text-[13px] text-gray-12">
					{displayName(item.fileName ?? "") || t.types[item.type]}
				</bdi>
				<span className="tabular block text-xs text-gray-11" suppressHydrationWarning>
					{facts.join(" · ")}
				</span>
			</span>
		</Link>
	);
}

/** What was starred, by its words, or by what it is where it has none. */
function StarredLine({ address, item }: { address: string; item: SharedItem }) {
	const t = useInboxStrings().message;
	const format = useFormat();
	const words = displayName(item.text ?? "") || displayName(item.fileName ?? "");
	return (
		<Link className={LINE} to={address}>
			<Star aria-hidden="true" className="shrink-0 fill-current text-amber-11" size={15} />
			<span className="min-w-0">
				<bdi className="line-clamp-2 text-[13px] text-gray-12">{words || t.types[item.type]}</bdi>
				<span className="tabular block text-xs text-gray-11" suppressHydrationWarning>
					{format.date(item.at)}
				</span>
			</span>
		</Link>
	);
}

/** An address leads to where it was said; to the page itself by its own link, which shows where it goes. */
function AddressLine({ address, item }: { address: string; item: SharedItem }) {
	const t = useStrings({ pt, en }).shared;
	const format = useFormat();
	const href = item.href ?? "";
	return (
		<div className="flex min-w-0 items-center">
			<Link className={`${LINE} flex-1`} to={address}>
				<span className="min-w-0">
					<bdi className="block truncate text-[13px] text-gray-12">
						{href.replace(/^https?:\/\//u, "")}
					</bdi>
					<span className="tabular block text-xs text-gray-11" suppressHydrationWarning>
						{format.date(item.at)}
					</span>
				</span>
			</Link>
			<a
				aria-label={t.open(href)}
				className="focus-ring flex size-8 shrink-0 items-center justify-center rounded-control text-gray-11 hover:bg-gray-3 hover:text-gray-12"
				href={href}
				rel="noopener noreferrer nofollow"
				target="_blank"
				title={href}
			>
				<ExternalLink aria-hidden="true" size={15} />
			</a>
		</div>
	);
}
