/** Where a backup's objects belong: an object that is restored is made anew, and stays where it is made. */
import { readParts } from "./folder.mjs";

/**
 * Where the backup's objects were made: in the region of their workspace, else in the installation's; null when the
 * backup does not say.
 * @param {string} folder of the backup
 * @param {string[]} tables that are in it
 * @returns {Promise<(object: { kind: string, id: string }) => string | null>}
 */
export async function readRegions(folder, tables) {
	/** A column of a table by another one. */
	async function read(table, key, column) {
		const found = new Map();
		if (!tables.includes(table)) return found;
		let columns = [];
		for await (const text of readParts(folder, `tables/${table}.ndjson`))
			for (const line of text.split("\n").map((each) => JSON.parse(each)))
				if (Array.isArray(line))
					found.set(line[columns.indexOf(key)], line[columns.indexOf(column)]);
				else columns = line.columns;
		return found;
	}
	const [installation] = (await read("installation", "id", "region")).values();
	const regions = await read("workspaces", "id", "region");
	const owners = await read("channels", "id", "workspace_id");
	return ({ kind, id }) =>
		regions.get(kind === "channel" ? owners.get(id) : id) ?? installation ?? null;
}
