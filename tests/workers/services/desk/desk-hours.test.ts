import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const WORKSPACE = { scope: "workspace" as const, id: "" };
const desk = (changed: Partial<DeskHours> = {}): DeskHours => ({
	hours: { timeZone: "America/Sao_Paulo", open: [{ day: 1, from: 540, to: 1080 }] },
	state: null,
	holidays: [],
	closedDays: [],
	greeting: "Oi, {{primeiro_nome}}!",
	away: "Voltamos {{abre}}.",
	answersWithin: "",
	...changed,
});

/** A member of a workspace with one number. */
async function meet(role: "manager" | "operator" = "manager") {
	const member = await createMember((await createWorkspace()).id, role);
	const channelId = await createChannel(member.workspaceId);
	const signedIn: SignedIn = await findSignedIn(member);
	const { deskHours } = createServices(bindings, { defer: (work) => void work });
	return { signedIn, deskHours, owner: { scope: "channel" as const, id: channelId } };
}

test("works: a number has its own hours until it goes back to the workspace's", async () => {
	const { signedIn, deskHours, owner } = await meet();
	const before = await deskHours.read(signedIn, WORKSPACE);
	expect(before.ok && before.value.hours).toBeNull();
	expect(await deskHours.save(signedIn, WORKSPACE, desk())).toEqual({ ok: true, value: null });
	const inherited = await deskHours.read(signedIn, owner);
	expect(inherited).toMatchObject({ ok: true, value: { owner: { isOwn: false }, hours: desk() } });
	await deskHours.save(signedIn, owner, desk({ greeting: "Só aqui" }));
	const own = await deskHours.read(signedIn, owner);
	expect(own).toMatchObject({
		ok: true,
		value: { owner: { isOwn: true }, hours: { greeting: "Só aqui" } },
	});
	await deskHours.reset(signedIn, owner);
	expect(await deskHours.read(signedIn, owner)).toEqual(inherited);
});

test("refuses bad input by its field", async () => {
	const { signedIn, deskHours } = await meet();
	const refused = async (typed: unknown) => {
		const saved = await deskHours.save(signedIn, WORKSPACE, typed);
		return saved.ok ? null : saved.code;
	};
	expect(await refused(desk({ away: "{{nomee}}" }))).toBe("variable_unknown");
	expect(await refused(desk({ greeting: "{{atendente}}" }))).toBe("variable_unknown");
	expect(await refused({ ...desk(), hours: 3 })).toBe("hours_invalid");
	expect(await refused(null)).toBe("invalid_request");
});

test("refuses the stranger, and whoever may not manage channels", async () => {
	const { signedIn, deskHours } = await meet("operator");
	const other = await meet();
	const forbidden = { ok: false, code: "forbidden" };
	const notFound = { ok: false, code: "not_found" };
	expect(await deskHours.save(signedIn, WORKSPACE, desk())).toEqual(forbidden);
	expect(await deskHours.reset(signedIn, WORKSPACE)).toEqual(forbidden);
	expect(await deskHours.read(signedIn, other.owner)).toEqual(notFound);
	expect(await other.deskHours.save(signedIn, other.owner, desk())).toEqual(notFound);
	await other.deskHours.save(other.signedIn, WORKSPACE, desk());
	const own = await deskHours.read(signedIn, WORKSPACE);
	expect(own.ok && own.value.hours, "another workspace's are not read").toBeNull();
});
