import { localDay } from "#app/domain/inbox/local-day.ts";

/** What was counted of one local day; `hours` by their two digits: messages sent and received. */
export interface DayFigures {
	day: string;
	sent: number;
	received: number;
	answers: number;
	answerDelayMs: number;
	uptimeMs: number;
	hours: Record<string, [sent: number, received: number]>;
	/** The object's total use when the day was last written; null: not counted then. */
	usage: string | null;
}

/** Up to where everything is counted and told. */
export interface FigureMarks {
	/** The `seq` up to which messages are counted. */
	countedSeq: number;
	/** Up to when uptime is counted and through which transition; null before the first link. */
	uptime: { at: number; isUp: boolean; version: number } | null;
	firstLinkedAt: number | null;
	/** Grows with every change: by it the hub knows what is newer. */
	changedAt: number;
	/** Days that D1 does not have as they are. */
	untold: string[];
	/** Whether D1 has it that messages are stuck. */
	isStuckTold: boolean;
}

/** A change under way; what is changed here is written when it ends. */
export interface FigureDraft {
	marks: FigureMarks;
	day(day: string): DayFigures;
}

interface FigureRow extends Record<string, SqlStorageValue> {
	day: string;
	json: string;
	marks: string | null;
}

const noMarks = (): FigureMarks => ({
	countedSeq: 0,
	uptime: null,
	firstLinkedAt: null,
	changedAt: 0,
	untold: [],
	isStuckTold: false,
});

const noFigures = (day: string): DayFigures => ({
	day,
	sent: 0,
	received: 0,
	answers: 0,
	answerDelayMs: 0,
	uptimeMs: 0,
	hours: {},
	usage: null,
});

const parse = ({ json }: FigureRow) => JSON.parse(json) as DayFigures;

/**
 * A channel's figures, one row a local day. The newest row has the marks beside its figures: whatever is counted in a
 * day costs one row.
 * @param usage the object's total use so far; it is kept with today's row whenever that is written
 */
export function createFigureRows(sql: SqlStorage, usage: () => string) {
	const select = (rest: string, ...bound: SqlStorageValue[]) =>
		sql.exec<FigureRow>(`SELECT day, json, marks FROM figures ${rest}`, ...bound).toArray();
	const newest = (): FigureRow | undefined => select("ORDER BY day DESC LIMIT 1")[0];
	const find = (day: string): DayFigures | null =>
		select("WHERE day = ?", day).map(parse)[0] ?? null;

	/** As they are stored: they are asked for after every change of the object. */
	let known = readMarks();

	function readMarks(): FigureMarks {
		const row = newest();
		return row?.marks ? { ...noMarks(), ...(JSON.parse(row.marks) as FigureMarks) } : noMarks();
	}

	function write(figures: DayFigures, marks: FigureMarks | null): void {
		sql.exec(
			`INSERT INTO figures (day, json, marks) VALUES (?, ?, ?)
			 ON CONFLICT (day) DO UPDATE SET json = excluded.json, marks = excluded.marks`,
			figures.day,
			JSON.stringify(figures),
			marks && JSON.stringify(marks),
		);
		if (marks) known = marks;
	}

	/** Writes the days of a draft, and the marks with the newest of all days. */
	function writeDraft(days: readonly DayFigures[], marks: FigureMarks, now: number): void {
		const today = localDay(now);
		marks.changedAt = Math.max(now, marks.changedAt + 1);
		marks.untold = [...new Set([...marks.untold, ...days.map(({ day }) => day)])];
		const last = [newest()?.day ?? "", today, ...days.map(({ day }) => day)].toSorted().at(-1);
		const changed = new Map(days.map((figures) => [figures.day, figures]));
		if (last && !changed.has(last)) changed.set(last, find(last) ?? noFigures(last));
		for (const figures of changed.values()) {
			if (figures.day === today) figures.usage = usage();
			write(figures, figures.day === last ? marks : null);
		}
	}

	let draft: FigureDraft | null = null;

	return {
		marks: (): FigureMarks => draft?.marks ?? known,

		/** Runs a change and writes what it asked for, each day once; nothing when it asked for no day. */
		change(now: number, run: (draft: FigureDraft) => void): void {
			if (draft) return run(draft);
			const days = new Map<string, DayFigures>();
			draft = {
				marks: structuredClone(known),
				day(day) {
					const figures = days.get(day) ?? find(day) ?? noFigures(day);
					days.set(day, figures);
					return figures;
				},
			};
			try {
				run(draft);
				if (days.size > 0) writeDraft([...days.values()], draft.marks, now);
			} finally {
				draft = null;
			}
		},

		/** Changes the marks alone. */
		mark(change: Partial<FigureMarks>, now: number): void {
			const row = newest();
			write(row ? parse(row) : noFigures(localDay(now)), { ...known, ...change });
		},

		/** Days from `day` (`2026-11-20`) on, oldest first. */
		daysFrom: (day: string): DayFigures[] => select("WHERE day >= ? ORDER BY day", day).map(parse),

		/** One day; null when nothing was counted on it. */
		find,

		/** The total use that the last counted day has, of those before `day`; null: none. */
		latestUsage(day = "~"): string | null {
			const [row] = select(
				"WHERE day < ? AND json_extract(json, '$.usage') IS NOT NULL ORDER BY day DESC LIMIT 1",
				day,
			);
			return row ? parse(row).usage : null;
		},

		/** All days there are. */
		allDays: (): string[] => select("ORDER BY day").map(({ day }) => day),
	};
}
