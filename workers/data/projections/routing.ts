import type { RoutingDirectory } from "#app/domain/routing/people.ts";
import { createDatabase } from "#workers/data/database.ts";
import { readDirectory } from "../queries/routing/routing.ts";

/** See `readDirectory` of queries/routing/routing.ts. */
export const readRoutingDirectory = (
	d1: D1Database,
	workspaceId: string,
): Promise<RoutingDirectory> => readDirectory(createDatabase(d1), workspaceId);
