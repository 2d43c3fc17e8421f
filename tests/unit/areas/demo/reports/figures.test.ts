import { expect, test } from "vitest";
import { chooseFigures } from "#app/areas/demo/reports/figures.ts";
import { computeMessageReport, volume } from "#app/domain/reports/message-report.ts";
import { channel } from "../../route-args.ts";

const TODAY = "2026-11-21";
const rows = [{ channelId: "c1", day: TODAY, sent: 2, received: 1 }];

test("a workspace with one message sees its own figures, silent channels last", () => {
	const directory = [
		channel({ id: "quiet", name: "Reserva" }),
		channel({ id: "c1", name: "Vendas", status: "connected" }),
	];
	const figures = chooseFigures(computeMessageReport(rows, TODAY, 30), directory);
	expect(figures.isSample).toBe(false);
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

test("a workspace without messages sees the sample of the same days, and it is called one", () => {
	const figures = chooseFigures(computeMessageReport([], TODAY, 30), [channel()]);
	expect(figures.isSample).toBe(true);
	expect(figures.report.days).toHaveLength(30);
	expect(figures.report.days.at(-1)?.day).toBe(TODAY);
	expect(volume(figures.report)).toBeGreaterThan(1000);
	expect(figures.channels.map(({ channel: own }) => own)).toEqual([null, null, null]);
});

test("the sample is fixed: two looks are the same", () => {
	const look = () => chooseFigures(computeMessageReport([], TODAY, 7), []);
	expect(look()).toEqual(look());
});

test("a long directory is cut, and the others are counted", () => {
	const directory = Array.from({ length: 25 }, (_, at) => channel({ id: `c${at}` }));
	const figures = chooseFigures(computeMessageReport(rows, TODAY, 30), directory);
	expect(figures.channels).toHaveLength(20);
	expect(figures.channels[0]?.id).toBe("c1");
	expect(figures.hiddenChannels).toBe(5);
});
