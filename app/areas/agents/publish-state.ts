/**
 * State of the navigation from the form to the agent's page: the draft that was just saved is to be published. Not in
 * the address, because a link must publish nothing.
 */
export const PUBLISH_STATE = { publishes: true } as const;

export const isPublishState = (state: unknown): boolean =>
	typeof state === "object" && state !== null && "publishes" in state && state.publishes === true;
