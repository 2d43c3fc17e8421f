import { exports } from "cloudflare:workers";
import { bindings, ORIGIN } from "./sign-in.ts";

/** Sends a request to the Worker under test; a full address is taken as it is written. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
	const url = path.startsWith("http") ? path : `${ORIGIN}${path}`;
	return exports.default.fetch(new Request(url, { redirect: "manual", ...init }));
}

/** What objects and ticks tell D1 by themselves, whenever they like: no trace of anybody's call. */
const PROJECTIONS = {
	tables: [
		"channel_daily_stats",
		"number_claims",
		"failure_hours",
		"health_marks",
		"usage_days",
		// How far the chains of the log were proved: a tick of a test before may still be at it.
		"activity_checks",
	],
	channelColumns: [
		"status",
		"phone",
		"status_version",
		"first_linked_at",
		"uptime_at",
		"last_activity_at",
		"kept_events",
		"stuck_since",
		"storage_bytes",
		"object_steps",
		"object_build",
	],
	/** These may be somebody's doing as well: only rows of other workspaces are left out, where a test names its own. */
	tablesOfOthers: ["conversations", "webhook_deliveries"],
};

const withoutProjection = (row: object): object =>
	Object.fromEntries(
		Object.entries(row).filter(([column]) => !PROJECTIONS.channelColumns.includes(column)),
	);

/**
 * Every row of every table of D1, as text: equal before and after means nothing was written.
 * @param workspaceId whose conversations and deliveries count; objects of tests before may still write theirs
 */
export async function dumpDatabase(workspaceId?: string): Promise<string> {
	const { results: tables } = await bindings.DB.prepare(
		"select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\' and name not like 'sqlite%' order by name",
	).all<{ name: string }>();
	const rows = await bindings.DB.batch(
		tables.map(({ name }) => bindings.DB.prepare(`select * from "${name}"`)),
	);
	return JSON.stringify(
		rows.flatMap(({ results }, at) => {
			const name = tables[at]?.name ?? "";
			if (PROJECTIONS.tables.includes(name)) return [];
			if (name === "channels") return [[name, (results as object[]).map(withoutProjection)]];
			if (workspaceId === undefined || !PROJECTIONS.tablesOfOthers.includes(name))
				return [[name, results]];
			const own = results as { workspace_id?: string }[];
			return [[name, own.filter((row) => row.workspace_id === workspaceId)]];
		}),
	);
}
