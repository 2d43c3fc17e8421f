import { expect, test } from "vitest";
import { fillMarks } from "#app/domain/channels/call-marks.ts";

const marks = { memberId: "mark-1", fullName: "mark-2" };
const ana = { fullName: "Ana", member: { id: "ana" }, workspace: { claimsByAnswering: false } };

test("marks become who it is, wherever they stand, and everything else stays as it was", () => {
	const args = [
		"mark-2",
		{ by: { memberId: "mark-1", name: "mark-2" }, text: "mark-1 mark-2" },
		[1, null],
	];
	expect(fillMarks(args, marks, ana)).toEqual([
		"Ana",
		{ by: { memberId: "ana", name: "Ana" }, text: "mark-1 mark-2" },
		[1, null],
	]);
});

test("whether answers claim is the workspace's choice; a hub that does not know it claims", () => {
	const args = [{ claims: "mark-3" }];
	const asked = { ...marks, claims: "mark-3" };
	expect(fillMarks(args, asked, ana)).toEqual([{ claims: false }]);
	expect(fillMarks(args, asked, { ...ana, workspace: {} })).toEqual([{ claims: true }]);
	// A Worker of the release before has no mark for it.
	expect(fillMarks([{ claims: true }], marks, ana)).toEqual([{ claims: true }]);
});
