import { CHANNEL_TYPES } from "#app/domain/channels/channel.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import { masterKeyId } from "#workers/adapters/secrets/envelope.ts";
import { deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import type { Runtime } from "../runtime.ts";
import { createBackupService, type ObjectName } from "./backup.ts";
import { createRestoreService } from "./restore.ts";

const SEAL = "backup_manifest";

/**
 * @param migration the newest migration applied to the database
 * @param files null: this installation keeps none
 */
export function wireBackup(
	runtime: Runtime,
	migration: () => Promise<string | null>,
	files: FileStore | null,
) {
	const { masterKey, masterKeys } = runtime.config;
	const channelOf = ({ id, type }: ObjectName) => ({
		id,
		type: CHANNEL_TYPES.find((known) => known === type) ?? ("whatsapp" as const),
	});
	function objectOf(name: ObjectName, region?: Region | null) {
		if (name.kind === "hub") return runtime.hub(name.id, region);
		return name.kind === "knowledge"
			? runtime.knowledge(name.id, region)
			: runtime.channel(channelOf(name), region);
	}
	return {
		backup: createBackupService({
			...runtime,
			migration,
			files,
			hashToken,
			masterKeyId: masterKeyId(masterKey),
			seal: (sha256) => deriveToken(masterKey, SEAL, sha256),
			object: objectOf,
		}),
		restore: createRestoreService({
			...runtime,
			migration,
			files,
			masterKeyIds: masterKeys.map(masterKeyId),
			isSealed: (sha256, seal) =>
				masterKeys.some((key) => hashToken(deriveToken(key, SEAL, sha256)) === hashToken(seal)),
			object: objectOf,
			newObject: objectOf,
		}),
	};
}
