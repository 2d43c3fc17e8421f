// A sign-in's token says which workspace's hub knows it. The whole of it is what is stored as a hash, so that nobody can
// change where it leads; what it opens the hub and D1 decide.

const PLACED = /^[^.]+\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export const placeToken = (token: string, workspaceId: string): string => `${token}.${workspaceId}`;

/** The workspace that a token was made for; null for one of an earlier release. */
export const workspaceOfToken = (token: string): string | null => token.match(PLACED)?.[1] ?? null;
