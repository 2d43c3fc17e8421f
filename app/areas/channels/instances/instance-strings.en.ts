import type { InstanceStrings } from "./instance-strings.pt.ts";

export const en: InstanceStrings = {
	loading: "Loading instance...",
	notFound: "Instance not found",
	notFoundText: "It was deleted, or belongs to another workspace.",
	toList: "See instances",
};
