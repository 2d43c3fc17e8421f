import type { IntegrationView, TestFinding } from "#app/contracts/integrations.ts";
import { isAutomation } from "#app/domain/integrations/type.ts";
import type { StoredIntegration } from "#workers/data/queries/integrations/integrations.ts";
import { readIntegrationSettings } from "./settings.ts";

/** An integration as pages show it; of a colleague's only name, type and health (founding.md 26). */
export function viewIntegration(
	row: StoredIntegration & { ownerName: string },
	isOwn: boolean,
): Omit<IntegrationView, "history" | "fields"> {
	const { id, type, name, status, ownerName, health, lastSyncAt, createdAt } = row;
	const isTested = row.checkedAt !== null && row.latencyMs !== null && row.finding !== null;
	const finding = isTested ? (JSON.parse(row.finding ?? "null") as TestFinding) : null;
	return {
		id,
		type,
		name,
		status,
		isOwn,
		ownerName,
		health,
		lastSyncAt,
		createdAt,
		isDisabled: row.disabledAt !== null,
		lastTest: finding
			? {
					at: row.checkedAt ?? 0,
					health,
					latencyMs: row.latencyMs ?? 0,
					// The account's name at the vendor is private to its member.
					finding: isOwn ? finding : withoutNames(finding),
				}
			: null,
		settings: isOwn ? readIntegrationSettings(row.settings) : { events: [], baseUrl: null },
		delivery: isAutomation(type)
			? {
					failures: row.deliveryFailures,
					retryAt: row.deliveryRetryAt,
					pausedAt: row.deliveryPausedAt,
					hasSecret: row.deliverySecretSealed !== null,
				}
			: null,
	};
}

function withoutNames(finding: TestFinding): TestFinding {
	if (finding.kind === "account") return { kind: "reached" };
	return finding.kind === "refused" ? { kind: "refused", message: null } : finding;
}
