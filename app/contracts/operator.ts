import { z } from "zod";
import { REGIONS } from "../domain/installation/entering.ts";

/** What `npm run backup` and `npm run restore` say to `/api/operator`, and why it may refuse. */
export const OPERATOR_REFUSALS = [
	/** The backup was made under another master key: nothing sealed in it could be opened here. */
	"other_key",
	/** The backup was made by a release with other tables or steps. */
	"other_schema",
	/** Somebody lives here already, or another backup is being restored. */
	"not_empty",
	/** The manifest is not the one that was sealed when the backup ended. */
	"not_sealed",
	/** Rows are not those that were counted. */
	"incomplete",
	/** Parts came in another order, or without a beginning. */
	"out_of_order",
	/** The backup has files, and nothing here keeps any. */
	"files_not_kept",
	/** A part is no dump of that table or object. */
	"unreadable",
] as const;
export type OperatorRefusal = (typeof OPERATOR_REFUSALS)[number];

const Id = z.string().min(1).max(200);

/** The objects a backup dumps. */
export const OBJECT_KINDS = ["channel", "hub", "knowledge"] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export const SealRequest = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** What the manifest says of the installation it was taken from. */
export const BeginRestoreRequest = z.strictObject({
	backup: Id,
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
	seal: z.string().max(200),
	migration: z.string().max(200),
	masterKeyId: z.string().max(100),
	/** Whether files of messages are in it, and shall be put back. */
	hasFiles: z.boolean().optional(),
});

/** A file of a message, which is put back in parts. */
export const FileRequest = z.strictObject({
	backup: Id,
	bytes: z
		.int()
		.min(1)
		.max(2 ** 40),
});

export const PutTableRequest = z.strictObject({ backup: Id, text: z.string().max(3_000_000) });

export const BeginObjectRequest = z.strictObject({
	backup: Id,
	type: z.string().max(40).nullable(),
	steps: z.array(z.string().max(200)).max(1_000),
	/** Where the object is made; absent or null: near the call. */
	region: z.enum(REGIONS).nullish(),
});

export const PutObjectRequest = z.strictObject({
	backup: Id,
	type: z.string().max(40).nullable(),
	at: z.int().min(0),
	text: z.string().max(3_000_000),
});

export const EndObjectRequest = z.strictObject({
	backup: Id,
	type: z.string().max(40).nullable(),
	isMoved: z.boolean(),
	end: z.strictObject({
		seq: z.int().min(0),
		at: z.int().min(0),
		counts: z.record(z.string(), z.int().min(0)),
		steps: z.array(z.string().max(200)).max(1_000),
	}),
});

export const SettleRequest = z.strictObject({ backup: Id, after: z.int().min(0) });
export const EndRestoreRequest = z.strictObject({ backup: Id });
export const PutPreferencesRequest = z.strictObject({
	backup: Id,
	rows: z.array(z.tuple([Id, z.record(z.string(), z.unknown())])).max(500),
});
