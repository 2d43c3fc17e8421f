import { localDay } from "#app/domain/inbox/local-day.ts";
import { RETENTION_DAYS } from "#app/domain/service-figures/period.ts";
import { forgetMemberIn, type ServiceDay } from "#app/domain/service-figures/sums.ts";

const DAY_MS = 86_400_000;

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
	/** What was counted of conversations, for RETENTION_DAYS; absent: nothing, or by an earlier release. */
	service?: ServiceDay;
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
	/** Days before yesterday that the hub does not have as they are. */
	untoldToHub: string[];
	/** Whether D1 has it that messages are stuck. */
	isStuckTold: boolean;
}

/** A change under way; what is changed here is written when it ends. */
export interface FigureDraft {
	marks: FigureMarks;
	day(day: string): DayFigures;
	/** What is counted of conversations on a day; D1 has none of it. */
	service(day: string): ServiceDay;
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
	untoldToHub: [],
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

	/**
	 * Writes the days of a draft, and the marks with the newest of all days.
	 * @param forD1 those of them that D1 has to hear of
	 */
	function writeDraft(
		days: readonly DayFigures[],
		forD1: ReadonlySet<string>,
		marks: FigureMarks,
		now: number,
	): void {
		const today = localDay(now);
		const yesterday = localDay(now - DAY_MS);
		const isNewDay = days.some(({ day }) => day === today) && find(today) === null;
		const past = days.filter((figures) => figures.day < yesterday && isTold(figures));
		marks.changedAt = Math.max(now, marks.changedAt + 1);
		marks.untold = [...new Set([...marks.untold, ...forD1])];
		marks.untoldToHub = [...new Set([...marks.untoldToHub, ...past.map(({ day }) => day)])];
		const last = [newest()?.day ?? "", today, ...days.map(({ day }) => day)].toSorted().at(-1);
		const changed = new Map(days.map((figures) => [figures.day, figures]));
		if (last && !changed.has(last)) changed.set(last, find(last) ?? noFigures(last));
		for (const figures of changed.values()) {
			if (figures.day === today) figures.usage = usage();
			write(figures, figures.day === last ? marks : null);
		}
		if (isNewDay) forgetOld(now);
	}

	/** Whether the hub has to hear of a day that is over: of time that passed silently it does not. */
	function isTold({ day, hours, service }: DayFigures): boolean {
		const before = find(day);
		const known = [before?.hours ?? {}, before?.service];
		return JSON.stringify([hours, service]) !== JSON.stringify(known);
	}

	/** Days keep what was counted of conversations for RETENTION_DAYS. */
	function forgetOld(now: number): void {
		sql.exec(
			`UPDATE figures SET json = json_remove(json, '$.service')
			 WHERE day < ? AND json_extract(json, '$.service') IS NOT NULL`,
			localDay(now - RETENTION_DAYS * DAY_MS),
		);
	}

	let draft: FigureDraft | null = null;

	return {
		marks: (): FigureMarks => draft?.marks ?? known,

		/** Runs a change and writes what it asked for, each day once; nothing when it asked for no day. */
		change(now: number, run: (draft: FigureDraft) => void): void {
			if (draft) return run(draft);
			const days = new Map<string, DayFigures>();
			const forD1 = new Set<string>();
			function open(day: string): DayFigures {
				const figures = days.get(day) ?? find(day) ?? noFigures(day);
				days.set(day, figures);
				return figures;
			}
			draft = {
				marks: structuredClone(known),
				day(day) {
					forD1.add(day);
					return open(day);
				},
				service: (day) => (open(day).service ??= {}),
			};
			try {
				run(draft);
				if (days.size > 0) writeDraft([...days.values()], forD1, draft.marks, now);
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

		/** Puts an erased member's figures to those of former members. */
		forgetMember(memberId: string): void {
			for (const row of select("WHERE instr(json, ?) > 0", memberId)) {
				const figures = parse(row);
				const service = forgetMemberIn(figures.service ?? {}, memberId);
				if (service)
					sql.exec(
						"UPDATE figures SET json = ? WHERE day = ?",
						JSON.stringify({ ...figures, service }),
						row.day,
					);
			}
		},

		/** All days there are. */
		allDays: (): string[] => select("ORDER BY day").map(({ day }) => day),
	};
}
