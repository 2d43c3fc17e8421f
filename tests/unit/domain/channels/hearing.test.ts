import { expect, test } from "vitest";
import {
	afterDoubt,
	afterReconciliation,
	afterRenewal,
	afterWebhook,
	wellHeard,
} from "#app/domain/channels/hearing.ts";

test("what a reconciliation finds and no webhook brought says that the number is deaf (gateway A1)", () => {
	expect(afterReconciliation(wellHeard, 0, true)).toBe(wellHeard);
	const deaf = afterReconciliation(wellHeard, 2, true);
	expect(deaf).toMatchObject({ state: "deaf", unheard: 2 });
	expect(afterReconciliation(deaf, 1, true)).toMatchObject({ state: "deaf", unheard: 3 });
	// Silence proves nothing.
	expect(afterReconciliation(deaf, 0, true)).toBe(deaf);
	expect(afterWebhook(deaf)).toEqual(wellHeard);
	expect(afterWebhook(wellHeard)).toBe(wellHeard);
});

test("what was missed while the link was in doubt accuses no webhook (gateway A1)", () => {
	const doubted = afterDoubt(wellHeard);
	expect(afterDoubt(doubted)).toBe(doubted);
	// Not read to the end yet: the next one still catches up.
	expect(afterReconciliation(doubted, 5, false)).toBe(doubted);
	expect(afterReconciliation(doubted, 5, true)).toEqual(wellHeard);
});

test("a webhook set anew is believed once a reconciliation finds nothing any more (gateway A1)", () => {
	const caughtUp = afterReconciliation(afterRenewal(), 4, true);
	expect(caughtUp).toMatchObject({ state: "proving", unheard: 0, isCatchingUp: false });
	expect(afterReconciliation(caughtUp, 0, false)).toBe(caughtUp);
	expect(afterReconciliation(caughtUp, 0, true)).toEqual(wellHeard);
	expect(afterReconciliation(caughtUp, 1, true)).toMatchObject({ state: "deaf", unheard: 1 });
});
