import { keepCatalogue } from "#app/domain/agents/catalogue/catalogue.ts";
import { toEntries } from "#app/domain/agents/document-blocks.ts";
import { compareEntries } from "#app/domain/agents/knowledge-diff.ts";
import {
	MAX_ATTEMPTS,
	MAX_PAGE_CHARACTERS,
	MAX_PAGES,
	MAX_SITE_PAGES,
	nextReadAt,
	onlySure,
	type SourceProblem,
	withoutRepeats,
} from "#app/domain/agents/knowledge-source.ts";
import type { SiteAnswer, SiteCursor, SitePage } from "#workers/adapters/website/read-site.ts";
import type { Knowledge } from "./knowledge.ts";
import { takeChanges } from "./source-changes.ts";
import type { FoundPage, Source } from "./source.ts";

/** Reads a few pages of a site; never throws for what a site does. */
export type ReadSome = (
	address: string,
	cursor: SiteCursor | null,
	maxPages: number,
) => Promise<SiteAnswer>;

const failedPage = (address: string, problem: SourceProblem): FoundPage => ({
	address,
	problem,
	found: [],
});

/** What a page says, each entry known by the page's address and the headings above it. */
function toFoundPage({ address, title, blocks }: SitePage): FoundPage {
	const entries = toEntries(blocks, title.slice(0, 120).toWellFormed());
	if (!entries.ok)
		return entries.code === "entry_too_long"
			? failedPage(address, "too_large")
			: { address, problem: null, found: [] };
	const found = entries.value.map((entry) =>
		keepCatalogue({ ...entry, path: [address, ...entry.path] }),
	);
	return JSON.stringify(found).length > MAX_PAGE_CHARACTERS
		? failedPage(address, "too_large")
		: { address, problem: null, found };
}

/** How many pages this source may have, beside those of the others. */
const roomOf = ({ sources }: Knowledge, { kind, pages, missed }: Source): number =>
	kind === "page"
		? 1
		: Math.max(1, Math.min(MAX_SITE_PAGES, MAX_PAGES - (sources.countPages() - pages - missed)));

/** A reading begins: what the one before left behind half read goes. */
function begin({ sources }: Knowledge, source: Source): Source {
	sources.clearPages(source.id);
	return {
		...source,
		run: source.run + 1,
		state: "reading",
		cursor: null,
		attempts: 0,
		pages: 0,
		missed: 0,
	};
}

function giveUp(knowledge: Knowledge, source: Source, problem: SourceProblem): void {
	const { sources, now } = knowledge;
	sources.clearPages(source.id);
	sources.put({
		...source,
		state: "failed",
		problem,
		cursor: null,
		dueAt: nextReadAt(source.schedule, now()),
	});
}

/** Everything was read: what is new waits for a yes, but for the first time, when nobody has anything to lose. */
function finish(knowledge: Knowledge, source: Source, maxPages: number): void {
	const { sources, now } = knowledge;
	const pages = sources.listPages(source.id);
	const found = withoutRepeats(pages.flatMap((page) => page.found));
	const [missed] = pages.flatMap(({ problem }) => problem ?? []);
	if (found.length === 0) return giveUp(knowledge, source, missed ?? "no_text");
	const known = sources.listEntries(source.id);
	const proposals = onlySure(
		compareEntries(known, found, sources.listDeclined(source.id)),
		known,
		pages,
		source.kind === "page" ? Number.POSITIVE_INFINITY : maxPages,
	);
	sources.putChanges(source.id, proposals);
	sources.clearPages(source.id);
	sources.put({
		...source,
		state: "ready",
		problem: null,
		cursor: null,
		lastReadAt: now(),
		dueAt: nextReadAt(source.schedule, now()),
	});
	if (source.settledAt !== null) return;
	const taken = takeChanges(knowledge, source.id, "all");
	if (taken.ok) return;
	const stored = sources.find(source.id);
	if (stored && taken.code !== "not_found") sources.put({ ...stored, problem: taken.code });
}

/** Stores what a call answered and decides how it goes on. */
function take(knowledge: Knowledge, source: Source, answer: SiteAnswer, maxPages: number): void {
	const { sources, now } = knowledge;
	if (answer.kind === "failed") return giveUp(knowledge, source, answer.problem);
	const read = answer.pages.map(toFoundPage);
	const missed = answer.failed.map(({ address, problem }) => failedPage(address, problem));
	sources.addPages(source.id, [...read, ...missed]);
	const bad = read.filter(({ problem }) => problem !== null).length + missed.length;
	const gotOn = read.length + missed.length > 0;
	const next: Source = {
		...source,
		title: source.pages === 0 ? (answer.pages[0]?.title ?? source.title) : source.title,
		pages: source.pages + read.length + missed.length - bad,
		missed: source.missed + bad,
		attempts: gotOn ? 0 : source.attempts,
		cursor: answer.cursor === null ? null : JSON.stringify(answer.cursor),
		dueAt: now(),
	};
	if (answer.cursor === null) finish(knowledge, next, maxPages);
	else sources.put(next);
}

/**
 * Makes the next call for the source that is due first, if one is. What a call brings is stored with where it goes on,
 * so that nothing is taken twice; a call that never comes back is made again, and given up after some times.
 * @returns when the next call is due (epoch ms); null: none is
 */
export async function readDue(knowledge: Knowledge, read: ReadSome): Promise<number | null> {
	const { bases, sources, now } = knowledge;
	const due = sources.nextDue();
	if (due === null || (due.dueAt ?? 0) > now()) return due?.dueAt ?? null;
	if (bases.find(due.baseId) === null) {
		// A release that does not know sources removed its base.
		sources.remove(due.id);
		return sources.nextDue()?.dueAt ?? null;
	}
	const begun = due.state === "reading" ? due : begin(knowledge, due);
	const source = { ...begun, attempts: begun.attempts + 1 };
	if (source.attempts > MAX_ATTEMPTS) giveUp(knowledge, source, "broken");
	else {
		sources.put(source);
		const maxPages = roomOf(knowledge, source);
		const cursor = source.cursor === null ? null : (JSON.parse(source.cursor) as SiteCursor);
		const answer = await read(source.address, cursor, maxPages);
		// Meanwhile it may have been removed, or read anew from its beginning.
		const stored = sources.find(source.id);
		if (stored !== null && stored.run === source.run && stored.state === "reading")
			take(knowledge, { ...source, schedule: stored.schedule }, answer, maxPages);
	}
	return sources.nextDue()?.dueAt ?? null;
}
