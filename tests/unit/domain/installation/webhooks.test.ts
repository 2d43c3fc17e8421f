import { expect, test } from "vitest";
import { CARRIER_NAMES } from "#app/domain/channels/channel.ts";
import { INSTANCE_STATUSES } from "#app/domain/channels/link/link-view.ts";
import { mayUseFormer } from "#app/domain/installation/webhooks.ts";
import {
	INSTAGRAM_CAPABILITIES,
	MESSENGER_CAPABILITIES,
} from "#workers/adapters/messenger/messenger.ts";
import { TELEGRAM_CAPABILITIES } from "#workers/adapters/telegram/telegram.ts";
import { CLOUD_API_CAPABILITIES } from "#workers/adapters/whatsapp-gateway/cloud-api/cloud-api.ts";
import { EVOLUTION_CAPABILITIES } from "#workers/adapters/whatsapp-gateway/evolution/evolution.ts";
import { WAHA_CAPABILITIES } from "#workers/adapters/whatsapp-gateway/waha/waha.ts";

test("those whose setting is kept are those whose adapter keeps it", () => {
	const adapters = {
		evolution: EVOLUTION_CAPABILITIES,
		waha: WAHA_CAPABILITIES,
		telegram: TELEGRAM_CAPABILITIES,
		"cloud-api": CLOUD_API_CAPABILITIES,
		messenger: MESSENGER_CAPABILITIES,
		instagram: INSTAGRAM_CAPABILITIES,
	};
	for (const [gateway, { keepsWebhook }] of Object.entries(adapters))
		expect(
			mayUseFormer({ gateway: gateway as keyof typeof adapters, status: "disconnected" }),
			gateway,
		).toBe(!keepsWebhook);
});

test("a linked number holds the former address until its gateway said otherwise; one that is not is told at its start", () => {
	for (const gateway of ["evolution", "waha", "telegram"] as const)
		expect(INSTANCE_STATUSES.filter((status) => mayUseFormer({ gateway, status }))).toEqual(
			INSTANCE_STATUSES.filter((status) => status === "connected" || status === "unstable"),
		);
});

test("what Meta or a site was told cannot be read, so a person says it; the simulated phone calls nobody", () => {
	const always = CARRIER_NAMES.filter((gateway) =>
		INSTANCE_STATUSES.every((status) => mayUseFormer({ gateway, status })),
	);
	expect(always.toSorted()).toEqual(["cloud-api", "instagram", "messenger", "webchat"]);
	expect(INSTANCE_STATUSES.some((status) => mayUseFormer({ gateway: "simulator", status }))).toBe(
		false,
	);
});
