import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import { echoPath } from "#app/domain/settings/webhook-address.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	ensureSettings,
	readOwnSettings,
	type StoredSettings,
} from "#workers/data/queries/settings/settings.ts";

export interface OwnRowDeps {
	db: Database;
	log: Log;
	now: () => number;
	createToken: () => string;
	hashToken: (token: string) => string;
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
}

/** The column of each field of the form, and the field name that is authenticated with its ciphertext. */
export const COLUMNS = {
	openaiApiKey: { column: "openaiApiKeySealed", field: "openai_api_key" },
	elevenlabsKey: { column: "elevenlabsKeySealed", field: "elevenlabs_key" },
	n8nWebhookUrl: { column: "n8nWebhookUrlSealed", field: "n8n_webhook_url" },
} as const;
export type FieldName = keyof typeof COLUMNS;

/** A user's settings row in one workspace, with the sealer that decrypts it. */
export interface OwnRow {
	signedIn: SignedIn;
	row: StoredSettings;
	sealer: Sealer;
	/** Where new objects of the workspace are made. */
	region: Region | null;
	claimsByAnswering: boolean;
	/** The workspace's own fields of contacts, as stored; null: none. */
	contactFields: string | null;
	/** Days for which files are kept; null: always. */
	fileDays: number | null;
	jobTitle: string | null;
	avatarUrl: string | null;
}

/** A secret copied to another user's row, or to another field, does not decrypt (J04). */
function placeOf({ workspace, userId }: SignedIn, name: FieldName) {
	const { field } = COLUMNS[name];
	return { workspaceId: workspace.id, table: "user_settings", rowId: userId, field };
}

/** Columns of a new echo address: its path encrypted, its token only as a hash. */
export function drawEcho(deps: OwnRowDeps, signedIn: SignedIn, sealer: Sealer) {
	const token = deps.createToken();
	return {
		userId: signedIn.userId,
		n8nWebhookUrlSealed: sealer.seal(echoPath(token), placeOf(signedIn, "n8nWebhookUrl")),
		tokenHash: deps.hashToken(token),
		now: deps.now(),
	};
}

/** The user's row; the first read creates it (spec 1, section 4). Throws when D1 fails. */
export async function openOwnRow(deps: OwnRowDeps, signedIn: SignedIn): Promise<OwnRow> {
	const workspaceId = signedIn.workspace.id;
	const { settings, dataKeyWrapped, ...member } = await readOwnSettings(
		deps.db,
		workspaceId,
		signedIn.userId,
	);
	const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
	const row =
		settings ?? (await ensureSettings(deps.db, workspaceId, drawEcho(deps, signedIn, sealer)));
	return { signedIn, row, sealer, ...member };
}

export const sealValue = ({ sealer, signedIn }: OwnRow, name: FieldName, value: string): string =>
	sealer.seal(value, placeOf(signedIn, name));

/** A stored value; null for none. One that cannot be decrypted is `unreadable` and logged as a security event (J04). */
export function readValue(
	deps: Pick<OwnRowDeps, "log">,
	{ signedIn, row, sealer }: OwnRow,
	name: FieldName,
): { text: string } | "unreadable" | null {
	const { column, field } = COLUMNS[name];
	const sealed = row[column];
	if (sealed === null) return null;
	const value = sealer.open(sealed, placeOf(signedIn, name));
	if (value.ok) return { text: value.value };
	const { userId, workspace } = signedIn;
	deps.log({
		event: "secret_unreadable",
		level: "security",
		workspaceId: workspace.id,
		userId,
		field,
	});
	return "unreadable";
}
