import { type FigureDay, type FigureMark, mergeFigures } from "#app/domain/channels/overview.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Database } from "#workers/data/database.ts";
import { readFigures } from "#workers/data/queries/channels/figures.ts";

export type FigureHub = Pick<DurableObjectStub<WorkspaceHub>, "readFigures">;

export type ReadFigures = (
	workspaceId: string,
	channelIds: readonly string[],
	fromDay: string,
) => Promise<{ marks: FigureMark[]; days: FigureDay[] }>;

/**
 * Reads figures of channels from `fromDay` on: days that are over from D1, the newest from the workspace's hub, side by
 * side. Throws when one of them cannot be reached.
 */
export function createFigureReader(deps: {
	db: Database;
	hub(workspaceId: string): FigureHub;
}): ReadFigures {
	return async (workspaceId, channelIds, fromDay) => {
		if (channelIds.length === 0) return { marks: [], days: [] };
		const [stored, newest] = await Promise.all([
			readFigures(deps.db, workspaceId, channelIds, fromDay),
			deps.hub(workspaceId).readFigures(),
		]);
		const own = new Set(channelIds);
		return mergeFigures(
			stored,
			newest.filter(({ channelId }) => own.has(channelId)),
			fromDay,
		);
	};
}
