import { expect, test } from "vitest";
import {
	emptyDraft,
	makeEventId,
	nextDraft,
	requestOf,
	toForm,
} from "#app/areas/facebook/conversions/draft.ts";
import * as v from "valibot";
import { conversionForms } from "#app/areas/facebook/conversions/forms.ts";
import { checkConversion } from "#app/domain/facebook/conversion-event.ts";

const NOW = 1_790_000_000_000;

const parse = (fields: Record<string, string>) => v.safeParse(conversionForms.send, fields);
const draft = { ...emptyDraft("1122334455"), value: "10.5", email: "ana@loja.com.br" };

test("what the tabs hold arrives as a draft that can be sent", () => {
	const eventId = makeEventId(NOW);
	const parsed = parse(toForm(draft, eventId));
	if (!parsed.success) throw new Error("refused");
	expect(parsed.output).toMatchObject({
		eventId,
		eventType: "Purchase",
		currency: "BRL",
		value: "10.5",
		ldu: { isOn: false, state: null },
		eventAt: null,
		customer: { email: "ana@loja.com.br", phone: "" },
	});
	expect(checkConversion(parsed.output, NOW).ok).toBe(true);
});

test("a state of Limited Data Use and a moment travel; an unknown choice is refused", () => {
	const with$ = (change: Record<string, string>) =>
		parse({ ...toForm(draft, makeEventId(NOW)), ...change });
	const parsed = with$({ isLdu: "on", lduState: "TX", eventAt: String(NOW) });
	if (!parsed.success) throw new Error("refused");
	expect(parsed.output).toMatchObject({ ldu: { isOn: true, state: "TX" }, eventAt: NOW });
	const wrongs: Record<string, string>[] = [
		{ lduState: "" },
		{ lduState: "RJ" },
		{ eventType: "Buy" },
		{ currency: "XXX" },
	];
	for (const wrong of wrongs) expect(with$(wrong).success).toBe(false);
});

test("two events have two ids", () => {
	expect(makeEventId(NOW)).toMatch(/^1790000000-[0-9a-z]{16}$/);
	expect(makeEventId(NOW)).not.toBe(makeEventId(NOW));
});

test("after an event that counts, the sale and its customer are not there for the next one", () => {
	const sold = { ...draft, orderId: "PED-1", isLdu: true, currency: "USD" as const };
	expect(nextDraft(sold)).toEqual({
		...emptyDraft("1122334455"),
		isLdu: true,
		currency: "USD",
	});
});

test("what the server kept and Meta did not take goes again as itself; anything else is sent", () => {
	const eventId = makeEventId(NOW);
	const again = { intent: "retry", eventId };
	expect(requestOf(draft, eventId, { eventId, state: "failed" })).toEqual(again);
	expect(requestOf(draft, eventId, { eventId, state: "unknown" })).toEqual(again);
	// Refused before it was kept, as over a limit: the same draft under the same id.
	expect(requestOf(draft, eventId, null)).toEqual(toForm(draft, eventId));
	const other = makeEventId(NOW + 5_000);
	expect(requestOf(draft, eventId, { eventId: other, state: "failed" }).intent).toBe("send");
	expect(requestOf(draft, eventId, { eventId, state: "sent" }).intent).toBe("send");
});
