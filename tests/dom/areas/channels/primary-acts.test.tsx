import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { ConnectionCard } from "#app/areas/channels/connections/connection-card.tsx";
import { OverviewCard } from "#app/areas/channels/dashboard/overview-card.tsx";
import { InstanceCard } from "#app/areas/channels/instances/instance-card.tsx";
import { QrCard } from "#app/areas/channels/qr-codes/qr-card.tsx";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { draw } from "#tests/support/dom.tsx";
import { channel } from "#tests/unit/areas/route-args.ts";

const CARDS: Record<string, (instance: ChannelSummary) => ReactElement> = {
	overview: (instance) => <OverviewCard figures={null} instance={instance} now={0} />,
	instances: (instance) => <InstanceCard instance={instance} role="admin" />,
	connections: (instance) => <ConnectionCard instance={instance} role="admin" />,
	"qr codes": (instance) => <QrCard instance={instance} role="admin" />,
};

/** What the card offers first, by its look. */
function primaryOf(card: string, instance: ChannelSummary): string[] {
	draw(<QueryProvider>{CARDS[card]?.(instance)}</QueryProvider>, { at: "/whatsapp" });
	const all = [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")];
	return all
		.filter((one) => one.classList.contains("rt-variant-solid"))
		.map((one) => one.textContent);
}

test.for(Object.keys(CARDS))("a linked number's card of %s leads to its chat first", (card) => {
	expect(primaryOf(card, channel({ status: "connected" }))).toEqual(["Abrir Chat"]);
});

test.for([
	["overview", "Conectar"],
	["instances", "Gerar QR Code"],
	["connections", "Conectar"],
	["qr codes", "Gerar QR Code"],
] as const)("a card of %s whose number is not linked links it first: %s", ([card, act]) => {
	expect(primaryOf(card, channel({ status: "disconnected" }))).toEqual([act]);
});

test("the official API has no QR to begin with", () => {
	const instance = channel({ status: "disconnected", gateway: "cloud-api" });
	expect(primaryOf("instances", instance)).toEqual(["Abrir Chat"]);
});
