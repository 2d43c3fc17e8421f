// facebook-sync (architecture.md, Queues): one page of one list at a time, from a stored cursor.

export const SYNC_KINDS = ["account", "pixels", "campaigns"] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

export const SYNC_STATES = ["queued", "running", "done", "failed"] as const;
export type SyncState = (typeof SYNC_STATES)[number];
