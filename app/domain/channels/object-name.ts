/** The `:0` is the shard: a hot number gets more shards later without renaming the first. */
export const channelObjectName = (channelId: string): string => `${channelId}:0`;

/** The channel id back from an object's own name; throws for an object reached by a raw id. */
export function channelIdOf(name: string | undefined): string {
	const id = name?.replace(/:\d+$/, "");
	if (!id) throw new Error("A channel object is addressed by name, never by id.");
	return id;
}
