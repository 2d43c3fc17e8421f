import { useStrings } from "#app/i18n/use-strings.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ProseBlock, ProseDocument, ProseTable } from "./prose.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A long text with its table of contents beside it; at most 70 characters per line. */
export function ProsePage({ document }: { document: ProseDocument }) {
	const t = useStrings({ pt, en }).prose;
	return (
		<Page>
			<meta content={document.purpose} name="description" />
			<PageHeader purpose={document.purpose} title={document.title} />
			<p className="-mt-4 mb-8 text-xs text-gray-11">{document.updated}</p>
			<div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[14rem_1fr]">
				<nav
					aria-label={t.contents}
					className="rounded-card border border-line bg-panel p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
				>
					<p className="mb-2 text-xs font-medium text-gray-11">{t.contents}</p>
					<ol className="flex flex-col">
						{document.sections.map((section) => (
							<li key={section.id}>
								<a
									className="focus-ring block rounded-sm py-1 text-[13px] text-gray-12 underline-offset-2 hover:text-accent-11 hover:underline"
									href={`#${section.id}`}
								>
									{section.title}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="flex min-w-0 flex-col gap-10">
					{document.sections.map((section) => (
						<section aria-labelledby={section.id} className="flex flex-col gap-3" key={section.id}>
							<h2 className="scroll-mt-28 text-base font-semibold text-gray-12" id={section.id}>
								{section.title}
							</h2>
							{section.blocks.map((block) => (
								<Block block={block} key={JSON.stringify(block)} />
							))}
						</section>
					))}
				</div>
			</div>
		</Page>
	);
}

function Block({ block }: { block: ProseBlock }) {
	if (typeof block === "string")
		return <p className="max-w-[70ch] text-pretty [overflow-wrap:anywhere]">{block}</p>;
	if ("table" in block) return <Table {...block.table} />;
	return (
		<ul className="flex max-w-[70ch] list-disc flex-col gap-1.5 pl-5 marker:text-gray-9">
			{block.list.map((item) => (
				<li className="text-pretty [overflow-wrap:anywhere]" key={item}>
					{item}
				</li>
			))}
		</ul>
	);
}

/** Below 640 px rows become cards, with the column's heading before each cell. */
function Table({ caption, head, rows }: ProseTable) {
	return (
		<div className="overflow-hidden rounded-card border border-line bg-panel">
			<table className="w-full text-left text-[13px] max-sm:block">
				<caption className="sr-only">{caption}</caption>
				<thead className="border-b border-line bg-gray-2 text-xs text-gray-11 max-sm:sr-only">
					<tr>
						{head.map((title) => (
							<th className="px-4 py-2 font-medium" key={title} scope="col">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-sm:block">
					{rows.map((row) => (
						<tr
							className="border-b border-line align-top last:border-b-0 max-sm:block max-sm:px-4 max-sm:py-3"
							key={row[0]}
						>
							{row.map((cell, at) => (
								<td
									className={`px-4 py-2.5 [overflow-wrap:anywhere] sm:first:w-1/3 max-sm:block max-sm:px-0 max-sm:py-0.5 ${at === 0 ? "font-medium text-gray-12" : "text-gray-11"}`}
									key={head[at]}
								>
									{at === 0 ? null : (
										<span className="mr-1 text-xs text-gray-11 sm:hidden">{head[at]}:</span>
									)}
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
