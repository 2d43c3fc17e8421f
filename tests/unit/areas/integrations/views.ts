import type { IntegrationView } from "#app/contracts/integrations.ts";

export const view = (change: Partial<IntegrationView> = {}): IntegrationView => ({
	id: "i1",
	type: "openai",
	name: "OpenAI da loja",
	status: "connected",
	isOwn: true,
	ownerName: "Gil Gestor",
	isDisabled: false,
	health: "healthy",
	lastTest: {
		at: 60_000,
		health: "healthy",
		latencyMs: 120,
		finding: { kind: "models", count: 3 },
	},
	history: [{ at: 60_000, health: "healthy", latencyMs: 120 }],
	lastSyncAt: null,
	createdAt: 0,
	fields: [
		{ key: "api_key", value: "••••••••6789" },
		{ key: "organization_id", value: "" },
	],
	settings: { events: [], baseUrl: null },
	delivery: null,
	...change,
});
