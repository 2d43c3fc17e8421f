/** The table of bench/README.md: which figures stand in it, and how the last runs fill it. */
import type { Spread } from "./figures.ts";

/** What scripts/bench.mjs keeps of a run. */
export interface Run {
	at: string;
	isShort?: boolean;
	machine?: string;
	values: Record<string, Spread>;
}

export interface Row {
	figure: string;
	/** As measured on 2026-11-22, before the work of this table. */
	before: string;
	floor: string;
	aim: string;
	/** File of bench/ and the name of its value. */
	from: readonly [part: string, value: string];
	unit: string;
}

export const BEGIN = "<!-- figures: written by npm run bench -- --write -->";
export const END = "<!-- /figures -->";
const KEPT_RUNS = 3;

const row = (
	figure: string,
	before: string,
	[floor, aim]: readonly [string, string],
	from: readonly [string, string],
	unit = "",
): Row => ({ figure, before, floor, aim, from, unit });

export const ROWS: readonly Row[] = [
	row(
		"CPU of `/auth`, to a new project's home",
		"4.7×",
		["2.0×", "1.2×"],
		["ssr", "auth to template"],
		"×",
	),
	row(
		"… per kilobyte of HTML",
		"1.0×",
		["–", "0.6×"],
		["ssr", "auth to template, per kilobyte"],
		"×",
	),
	row("CPU of `/auth`", "5.4 ms", ["–", "–"], ["ssr", "auth.cpuMs"], " ms"),
	row("CPU of `/conversations`", "–", ["–", "–"], ["ssr", "list.cpuMs"], " ms"),
	row(
		"HTML of `/conversations`, gzip",
		"24.9 KB",
		["25 KB", "15 KB"],
		["ssr", "list.gzipKb"],
		" KB",
	),
	row(
		"Webhook to frame p50, to the room: 1 socket",
		"4.9×",
		["2×", "1×"],
		["frames", "p50 to chat.1"],
		"×",
	),
	row("… 100 sockets", "1.8×", ["1.0×", "0.7×"], ["frames", "p50 to chat.100"], "×"),
	row("… 1,000 sockets", "1.3×", ["0.9×", "0.7×"], ["frames", "p50 to chat.1000"], "×"),
	row("Webhook to frame p50, 1 socket", "4.4 ms", ["–", "–"], ["frames", "ours.p50.1"], " ms"),
	row("… p99", "11.6 ms", ["–", "–"], ["frames", "ours.p99.1"], " ms"),
	row("… at 20 messages a second", "54 ms", ["–", "–"], ["frames", "ours.p50.1 at 20/s"], " ms"),
	row(
		"CPU per delivered frame, to `ws` on Node: 1 socket",
		"5.1×",
		["3×", "2×"],
		["frames", "cpu to ws.1"],
		"×",
	),
	row("… 100 sockets", "3.9×", ["2.5×", "1.5×"], ["frames", "cpu to ws.100"], "×"),
	row("… 1,000 sockets", "3.1×", ["2×", "1.5×"], ["frames", "cpu to ws.1000"], "×"),
	row(
		"CPU per delivered frame, to socket.io: 100 sockets",
		"2.3× (1,000)",
		["–", "–"],
		["frames", "cpu to socket.io.100"],
		"×",
	),
	row("Frames lost, 1,000 sockets", "0", ["0", "0"], ["frames", "ours.lost.1000"]),
	row(
		"1,000 come back with 20 missed, to a join of the room",
		"0.15×",
		["0.1×", "0.05×"],
		["reconnect", "time to chat"],
		"×",
	),
	row("… CPU per socket", "2.5 ms", ["–", "–"], ["reconnect", "ours.cpuMsPerSocket"], " ms"),
	row("Inbound a second, one object", "742–842", ["200", "400"], ["inbound", "one.perSecond"]),
	row("… twenty objects of one process", "386–595", ["–", "–"], ["inbound", "many.perSecond"]),
	row("… acknowledged p99, 8 callers", "85 ms", ["–", "–"], ["inbound", "one.ackP99"], " ms"),
	row("… memory at the end", "687 MB", ["–", "–"], ["inbound", "many.memoryMb"], " MB"),
	row("… lost", "0", ["0", "0"], ["inbound", "lost"]),
	row(
		"D1 statements per inbound message",
		"1–2",
		["0", "0"],
		["inbound", "one.d1StatementsPerMessage"],
	),
	row("Idle, three tabs, a minute: frames", "0", ["0", "0"], ["idle", "frames"]),
	row("… trips to D1", "2.3 a tab (of the page)", ["0", "0"], ["idle", "d1Trips"]),
	row(
		"Start to first answer, CPU, to a new project's",
		"6.4×",
		["3×", "1.5×"],
		["start", "cpu to template"],
		"×",
	),
	row("… CPU", "494 ms", ["–", "–"], ["start", "ours.cpuMs"], " ms"),
	row("Server bundle, gzip", "2,817 KB", ["1,500 KB", "600 KB"], ["start", "server.gzipKb"], " KB"),
	row(
		"1,000 workspaces at their peak: share of one D1",
		"2.8 (computed)",
		["0.3", "–"],
		["thousand", "share of one D1"],
	),
	row("… statements per message", "–", ["0", "0"], ["thousand", "statements.messages"]),
	row(
		"A phone's first visit: main thread blocked, `/auth`",
		"–",
		["200 ms", "–"],
		["browser", "auth.blockedMs"],
		" ms",
	),
	row("… the list", "–", ["200 ms", "–"], ["browser", "list.blockedMs"], " ms"),
	row("… longest task", "–", ["100 ms", "–"], ["browser", "list.longestTaskMs"], " ms"),
	row("… a conversation", "–", ["200 ms", "–"], ["browser", "inbox.blockedMs"], " ms"),
	row("… requests of the list", "–", ["45", "–"], ["browser", "list.requests"]),
	row(
		"Frame to painted p99, 100 messages loaded",
		"44 ms",
		["40 ms", "16 ms"],
		["paint", "p99.100"],
		" ms",
	),
	row("… 2,640 messages", "155 ms", ["45 ms", "20 ms"], ["paint", "p99.2640"], " ms"),
	row("Lighthouse on a phone: `/auth`", "–", ["98", "–"], ["lighthouse", "auth.performance"]),
	row("… a hosted chat", "–", ["98", "–"], ["lighthouse", "chat.performance"]),
	row("… `/`", "–", ["92", "–"], ["lighthouse", "home.performance"]),
	row("… the list", "–", ["92", "–"], ["lighthouse", "list.performance"]),
	row("… a conversation", "–", ["92", "–"], ["lighthouse", "inbox.performance"]),
	row("… accessibility, `/auth`", "–", ["100", "–"], ["lighthouse", "auth.accessibility"]),
	row("… accessibility, the list", "–", ["100", "–"], ["lighthouse", "list.accessibility"]),
	row("… SEO, `/auth`", "–", ["100", "–"], ["lighthouse", "auth.seo"]),
];

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** "1.2 (1.1–1.4)": the middle of the runs' middles, the least and the most of all rounds. */
function summarize(found: readonly Spread[], unit: string): string {
	const now = middle(found.map(({ median }) => median));
	if (now === undefined) return "not run";
	const least = Math.min(...found.map(({ min }) => min));
	const most = Math.max(...found.map(({ max }) => max));
	const range = least === most ? "" : ` (${least}–${most})`;
	return `**${now}${unit}**${range}`;
}

/** The last runs of a part that were not short looks. */
export const lastRuns = (runs: readonly Run[]): Run[] =>
	runs.filter(({ isShort }) => isShort !== true).slice(-KEPT_RUNS);

/** Names each line of a table: "…" goes on with the one before. */
function nameFigures(figures: readonly string[]): string[] {
	let begun = "";
	return figures.map((figure) => {
		if (figure.startsWith("…")) return `${begun} ${figure}`;
		begun = figure;
		return figure;
	});
}

/** What a table said, by the names of its lines. */
function readTable(table: string): Map<string, string> {
	const lines = table.split("\n").filter((line) => line.startsWith("| ") && !line.includes("---"));
	const names = nameFigures(lines.map((line) => line.split("|")[1]?.trim() ?? ""));
	return new Map(lines.map((line, at) => [names[at] ?? "", line]));
}

/**
 * Lines of the table.
 * @param former the table as it was: what was not run on this machine keeps its line
 */
export function writeTable(results: Readonly<Record<string, readonly Run[]>>, former = ""): string {
	const said = readTable(former);
	const names = nameFigures(ROWS.map(({ figure }) => figure));
	const lines = ROWS.map(({ figure, before, floor, aim, from: [part, value], unit }, at) => {
		const found = lastRuns(results[part] ?? []).flatMap(({ values }) => values[value] ?? []);
		const kept = found.length === 0 ? said.get(names[at] ?? "") : undefined;
		return (
			kept ??
			`| ${figure} | ${before} | ${summarize(found, unit)} | ${floor} | ${aim} | \`${part}\`, ${found.length} runs |`
		);
	});
	const runs = Object.values(results).flatMap((all) => lastRuns(all));
	const machines = [...new Set(runs.flatMap(({ machine }) => machine ?? []))];
	const days = [...new Set(runs.map(({ at }) => at.slice(0, 10)))].toSorted();
	return [
		"| Figure | 2026-11-22 | Now: middle (least–most) | Floor | Aim | Bench |",
		"| --- | --- | --- | --- | --- | --- |",
		...lines,
		"",
		runs.length === 0 ? "No runs yet." : `Last run on ${days.join(", ")}: ${machines.join("; ")}.`,
	].join("\n");
}

/** Puts the table between its marks. */
export function fillTable(
	markdown: string,
	results: Readonly<Record<string, readonly Run[]>>,
): string {
	const [from, to] = [markdown.indexOf(BEGIN), markdown.indexOf(END)];
	if (from < 0 || to < from) throw new Error("the marks of the table are missing");
	const table = writeTable(results, markdown.slice(from, to));
	return `${markdown.slice(0, from + BEGIN.length)}\n\n${table}\n\n${markdown.slice(to)}`;
}
