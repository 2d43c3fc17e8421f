import { expect, test } from "vitest";
import { hasMessages, ownFigures, sampleFigures } from "#app/areas/demo/reports/figures.ts";
import { computeMessageReport, volume } from "#app/domain/reports/message-report.ts";
import { channel } from "../../route-args.ts";

const TODAY = "2026-11-21";
const rows = [{ channelId: "c1", day: TODAY, sent: 2, received: 1 }];

test("a workspace with one message sees its own figures, silent channels last", () => {
	const directory = [
		channel({ id: "quiet", name: "Reserva" }),
		channel({ id: "c1", name: "Vendas", status: "connected" }),
	];
	const figures = ownFigures(computeMessageReport(rows, TODAY, 30), directory);
	expect(hasMessages(figures)).toBe(true);
	expect(figures.channels).toEqual([
		{
			id: "c1",
			name: "Vendas",
			channel: { type: "whatsapp", status: "connected" },
			sent: 2,
			received: 1,
		},
		{
			id: "quiet",
			name: "Reserva",
			channel: { type: "whatsapp", status: "disconnected" },
			sent: 0,
			received: 0,
		},
	]);
});

test("decision 40: a workspace without messages sees its own zeros", () => {
	const figures = ownFigures(computeMessageReport([], TODAY, 30), [channel()]);
	expect(hasMessages(figures)).toBe(false);
	expect(volume(figures.report)).toBe(0);
	expect(figures.channels.map(({ sent, received }) => sent + received)).toEqual([0]);
});

test("the example is of the same days, with channels that lead nowhere", () => {
	const figures = sampleFigures(computeMessageReport([], TODAY, 30));
	expect(figures.report.days).toHaveLength(30);
	expect(figures.report.days.at(-1)?.day).toBe(TODAY);
	expect(volume(figures.report)).toBeGreaterThan(1000);
	expect(figures.channels.map(({ channel: own }) => own)).toEqual([null, null, null]);
});

test("the example is fixed: two looks are the same", () => {
	const look = () => sampleFigures(computeMessageReport([], TODAY, 7));
	expect(look()).toEqual(look());
});

test("a long directory is cut, and the others are counted", () => {
	const directory = Array.from({ length: 25 }, (_, at) => channel({ id: `c${at}` }));
	const figures = ownFigures(computeMessageReport(rows, TODAY, 30), directory);
	expect(figures.channels).toHaveLength(20);
	expect(figures.channels[0]?.id).toBe("c1");
	expect(figures.hiddenChannels).toBe(5);
});
