import { expect, test } from "vitest";
import { CARRIER_NAMES } from "#app/domain/channels/channel.ts";
import { INSTANCE_STATUSES } from "#app/domain/channels/link/link-view.ts";
import { mayUseFormer } from "#app/domain/installation/webhooks.ts";

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
