import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { CatalogueRows } from "./forms.ts";
import { listRows } from "./sources-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface CatalogueViewProps {
	entryId: string;
	title: string;
	/** Shown in its place where somebody has rewritten its text: then it is a text. */
	otherwise: ReactNode;
}

/** The rows of a catalogue, to be looked through. */
export function CatalogueView(props: CatalogueViewProps) {
	return (
		<QueryProvider>
			<Rows {...props} />
		</QueryProvider>
	);
}

function Rows({ entryId, title, otherwise }: CatalogueViewProps) {
	const t = useStrings({ pt, en }).catalogue;
	const format = useFormat();
	const [typed, setTyped] = useState("");
	const words = useDeferredValue(typed.trim());
	const errorText = useAgentErrorText();
	const query = useInfiniteQuery({
		queryKey: ["catalogue", entryId, words],
		queryFn: ({ pageParam, signal }) => listRows(entryId, words, pageParam, signal),
		initialPageParam: 0,
		getNextPageParam: (last: CatalogueRows, pages) => {
			const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
			return last.rows.length > 0 && shown < last.total ? shown : null;
		},
		placeholderData: (before) => before,
		retry: false,
		gcTime: 0,
	});
	if (query.isError) {
		const code = codeOf(query.error);
		if (code === "not_found") return otherwise;
		return (
			<ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} title={t.failed}>
				{errorText(code)}
			</ErrorState>
		);
	}
	const [first] = query.data?.pages ?? [];
	return (
		<div className="flex flex-col gap-3">
			<bdi className="font-medium text-gray-12">{title}</bdi>
			<p className="-mt-2 text-[13px] text-gray-11 text-pretty">{t.note}</p>
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				icon={<Search size={16} strokeWidth={1.75} />}
				onChange={(event) => setTyped(event.currentTarget.value)}
				placeholder={t.search}
				type="search"
				value={typed}
			/>
			{first === undefined ? (
				<SkeletonRows count={4} label={t.loading} />
			) : (
				<>
					<output className="block tabular text-[13px] text-gray-11">
						{first.total === 0 ? t.none : t.rows(format.number(first.total))}
					</output>
					{first.total === 0 ? null : (
						<Table
							columns={first.columns}
							rows={query.data?.pages.flatMap(({ rows }) => rows) ?? []}
						/>
					)}
					{query.hasNextPage ? (
						<Button
							loading={query.isFetchingNextPage}
							onClick={() => void query.fetchNextPage()}
							type="button"
						>
							{t.more}
						</Button>
					) : null}
				</>
			)}
		</div>
	);
}

function Table({ columns, rows }: Pick<CatalogueRows, "columns" | "rows">) {
	const t = useStrings({ pt, en }).catalogue;
	return (
		// A wide table scrolls in itself, also by the keyboard.
		<section
			aria-label={t.table}
			className="max-h-[50vh] overflow-auto rounded-control border border-line focus-visible:outline-2 focus-visible:outline-accent-9"
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
			tabIndex={0}
		>
			<table className="tabular w-full text-left text-[13px]">
				<thead className="sticky top-0 bg-gray-2 text-gray-11">
					<tr>
						{columns.map((column, at) => (
							// oxlint-disable-next-line react/no-array-index-key -- columns of one table, in order
							<th className="px-3 py-2 font-medium whitespace-nowrap" key={at} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row, at) => (
						// oxlint-disable-next-line react/no-array-index-key -- rows of one table, in order
						<tr className="border-t border-line align-top" key={at}>
							{columns.map((_, cell) => (
								// oxlint-disable-next-line react/no-array-index-key -- the same
								<td className="max-w-80 min-w-20 px-3 py-1.5 text-gray-12" dir="auto" key={cell}>
									{row[cell] ?? ""}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
