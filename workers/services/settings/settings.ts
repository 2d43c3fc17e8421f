import type { ErrorCode } from "#app/contracts/errors.ts";
import type { IntegrationSettings, SecretView, SettingsView } from "#app/contracts/settings.ts";
import { parseLifetime } from "#app/domain/inbox/file-lifetime.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { maskSecret, parseSecretField } from "#app/domain/settings/secret-field.ts";
import {
	findEchoToken,
	isAddressTooLong,
	isMaskedAddress,
	toShownAddress,
	toStoredAddress,
} from "#app/domain/settings/webhook-address.ts";
import {
	replaceEcho,
	type SettingsChange,
	type StoredSettings,
	updateSettings,
} from "#workers/data/queries/settings/settings.ts";
import {
	COLUMNS,
	drawEcho,
	type FieldName,
	openOwnRow,
	type OwnRow,
	type OwnRowDeps,
	readValue,
	sealValue,
} from "./own-row.ts";

export interface SettingsDeps extends OwnRowDeps {
	/** Origin of this deployment. */
	publicUrl: string;
	allowedPrivateHosts: readonly string[];
}

/** The form's three fields, not yet validated (spec 1, section 5: all optional). */
export interface TypedSettings {
	openaiApiKey: string;
	elevenlabsKey: string;
	n8nWebhookUrl: string;
}

const SECRETS = ["openaiApiKey", "elevenlabsKey"] as const;

function viewSecret(deps: SettingsDeps, own: OwnRow, name: FieldName): SecretView {
	const value = readValue(deps, own, name);
	if (value === null) return { isSet: false, mask: "" };
	return { isSet: true, mask: maskSecret(value === "unreadable" ? "" : value.text) };
}

/** The n8n address as stored (our own without its origin); null when there is none or it cannot be decrypted. */
function findAddress(deps: SettingsDeps, own: OwnRow): string | null {
	const value = readValue(deps, own, "n8nWebhookUrl");
	return value === null || value === "unreadable" ? null : value.text;
}

function viewIntegrations(deps: SettingsDeps, own: OwnRow): IntegrationSettings {
	const address = findAddress(deps, own) ?? "";
	return {
		openaiApiKey: viewSecret(deps, own, "openaiApiKey"),
		elevenlabsKey: viewSecret(deps, own, "elevenlabsKey"),
		n8nWebhookUrl: toShownAddress(address, deps.publicUrl),
		isEcho: findEchoToken(address) !== null,
	};
}

/** The columns that typed secrets change, or the first refusal. */
function planSecrets(own: OwnRow, typed: TypedSettings): Result<SettingsChange, ErrorCode> {
	const change: SettingsChange = {};
	for (const name of SECRETS) {
		const asked = parseSecretField(typed[name]);
		if (!asked.ok) return asked;
		if (asked.value.kind === "keep") continue;
		change[COLUMNS[name].column] =
			asked.value.kind === "remove" ? null : sealValue(own, name, asked.value.value);
	}
	return ok(change);
}

/** The columns that a typed address changes; it is checked here and again at each call (H17). */
function planAddress(
	deps: SettingsDeps,
	own: OwnRow,
	typed: string,
): Result<SettingsChange, ErrorCode> {
	if (isMaskedAddress(typed)) return ok({});
	const address = toStoredAddress(typed, deps.publicUrl);
	if (address === "") return ok({ n8nWebhookUrlSealed: null });
	if (findEchoToken(address) === null) {
		const isAllowed = judgeUrl(address, deps.allowedPrivateHosts, deps.publicUrl).ok;
		if (!isAllowed || isAddressTooLong(address)) return fail("url_not_allowed");
	}
	return ok({ n8nWebhookUrlSealed: sealValue(own, "n8nWebhookUrl", address) });
}

/** Logs that a value was removed (J07). */
function reportRemoved(deps: SettingsDeps, { signedIn, row }: OwnRow, after: StoredSettings): void {
	for (const { column, field } of Object.values(COLUMNS))
		if (row[column] !== null && after[column] === null)
			deps.log({
				event: "settings_value_removed",
				workspaceId: signedIn.workspace.id,
				userId: signedIn.userId,
				field,
			});
}

/** A user's own settings; nobody else reads or writes them (spec 1, section 6). Methods throw when D1 fails. */
export function createSettingsService(deps: SettingsDeps) {
	return {
		/** The user's settings and profile. One round trip to D1; the very first read also creates the row. */
		async open(signedIn: SignedIn): Promise<SettingsView> {
			const own = await openOwnRow(deps, signedIn);
			return {
				integrations: viewIntegrations(deps, own),
				profile: {
					userId: signedIn.userId,
					fullName: signedIn.fullName,
					email: signedIn.email,
					role: signedIn.member.role,
					workspaceName: signedIn.workspace.name,
					region: own.region,
					claimsByAnswering: own.claimsByAnswering,
					contactFields: own.contactFields ?? "",
					fileDays: parseLifetime(own.fileDays),
					jobTitle: own.jobTitle,
					avatarUrl: own.avatarUrl,
				},
			};
		},

		/** Overwrites the three fields; empty becomes null (spec 1, section 4). Codes of the fields' rules. */
		async update(
			signedIn: SignedIn,
			typed: TypedSettings,
		): Promise<Result<IntegrationSettings, ErrorCode>> {
			const own = await openOwnRow(deps, signedIn);
			const secrets = planSecrets(own, typed);
			if (!secrets.ok) return secrets;
			const address = planAddress(deps, own, typed.n8nWebhookUrl);
			if (!address.ok) return address;
			const row = await updateSettings(deps.db, signedIn.workspace.id, signedIn.userId, {
				...secrets.value,
				...address.value,
				updatedAt: deps.now(),
			});
			if (!row) return fail("conflict");
			reportRemoved(deps, own, row);
			return ok(viewIntegrations(deps, { ...own, row }));
		},

		/** Sets a new echo address as the n8n address; the previous echo address stops answering. */
		async restoreEcho(signedIn: SignedIn): Promise<void> {
			const { sealer } = await openOwnRow(deps, signedIn);
			await replaceEcho(deps.db, signedIn.workspace.id, drawEcho(deps, signedIn, sealer));
		},

		/** The address of the n8n test, as stored; null when none is set. */
		async findWebhookAddress(signedIn: SignedIn): Promise<string | null> {
			return findAddress(deps, await openOwnRow(deps, signedIn));
		},
	};
}
export type SettingsService = ReturnType<typeof createSettingsService>;
