import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
	AUDIT_KINDS,
	AUDIT_PERIODS,
	type AuditFilter,
	formatAuditFilter,
} from "#app/domain/team/audit.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Search, kind and period; all in the address. */
export function AuditBar({ filter }: { filter: AuditFilter }) {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	const [q, setQ] = useState(filter.q);
	const go = (change: Partial<AuditFilter>): void =>
		void navigate(formatAuditFilter({ ...filter, q: q.trim(), before: null, ...change }) || ".", {
			preventScrollReset: true,
		});
	return (
		<div className="mb-4 flex flex-wrap items-center gap-3">
			<search className="min-w-0 flex-1 basis-60">
				<form
					className="flex gap-2"
					onSubmit={(event) => {
						event.preventDefault();
						go({});
					}}
				>
					<TextInput
						aria-label={t.search}
						autoComplete="off"
						onChange={({ target }) => setQ(target.value)}
						placeholder={t.search}
						value={q}
					/>
					<Button type="submit">
						<Search aria-hidden="true" size={16} />
						{t.searchNow}
					</Button>
				</form>
			</search>
			<Select
				aria-label={t.kind}
				className="w-full sm:w-56"
				isCompact
				onChange={({ target }) =>
					go({ kind: AUDIT_KINDS.find((kind) => kind === target.value) ?? null })
				}
				value={filter.kind ?? ""}
			>
				<option value="">{t.allKinds}</option>
				{AUDIT_KINDS.map((kind) => (
					<option key={kind} value={kind}>
						{t.kinds[kind]}
					</option>
				))}
			</Select>
			<Select
				aria-label={t.period}
				className="w-full sm:w-48"
				isCompact
				onChange={({ target }) =>
					go({ days: AUDIT_PERIODS.find((days) => String(days) === target.value) ?? filter.days })
				}
				value={filter.days}
			>
				{AUDIT_PERIODS.map((days) => (
					<option key={days} value={days}>
						{t.periods[days]}
					</option>
				))}
			</Select>
		</div>
	);
}
