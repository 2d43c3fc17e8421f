import type { ToldFigures } from "#app/contracts/told-figures.ts";
import type { Step } from "../object/migrate.ts";

export const figureSteps: readonly Step[] = [
	{
		id: "0001_create_figures",
		onlyAdds: true,
		sql: `
CREATE TABLE channel_figures (
	channel_id TEXT PRIMARY KEY,
	json TEXT NOT NULL
) WITHOUT ROWID;
`,
	},
];

/** A channel's newest figures with its id. */
export interface ChannelFigures extends ToldFigures {
	channelId: string;
}

export type WorkspaceFigures = ReturnType<typeof createFigures>;

/** The newest figures of a workspace's channels, as they told them: a projection, one row a channel. */
export function createFigures(sql: SqlStorage) {
	const read = (): ChannelFigures[] =>
		sql
			.exec<{ channel_id: string; json: string }>("SELECT channel_id, json FROM channel_figures")
			.toArray()
			.map(({ channel_id: channelId, json }) => ({
				...(JSON.parse(json) as ToldFigures),
				channelId,
			}));

	return {
		/** Those of all channels that told any. */
		read,

		/** What is not newer changes nothing, and costs no row. */
		take(channelId: string, told: ToldFigures): void {
			const [known] = sql
				.exec<{ json: string }>("SELECT json FROM channel_figures WHERE channel_id = ?", channelId)
				.toArray();
			if (known && (JSON.parse(known.json) as ToldFigures).changedAt >= told.changedAt) return;
			sql.exec(
				"INSERT OR REPLACE INTO channel_figures (channel_id, json) VALUES (?, ?)",
				channelId,
				JSON.stringify(told),
			);
		},

		/** The channel was deleted. */
		forget: (channelId: string): void =>
			void sql.exec("DELETE FROM channel_figures WHERE channel_id = ?", channelId),
	};
}
