import {
	createExecutionContext,
	createScheduledController,
	waitOnExecutionContext,
} from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { startFresh } from "#tests/support/fresh.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createTeam, inviteOf, servicesAt } from "#tests/support/team.ts";
import worker from "../entry.ts";

startFresh();

beforeAll(migrate);

test("J16 the cron of every five minutes looks at the chains of the activity log", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const { people, workspaceId } = await createTeam();
	await servicesAt(Date.now).invitations.invite(people.admin.signedIn, inviteOf(), "pt");
	await bindings.DB.prepare("update activity_logs set actor_id = null where workspace_id = ?")
		.bind(workspaceId)
		.run();
	const ctx = createExecutionContext();
	const event = createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() });
	await worker.scheduled(event, bindings, ctx);
	await waitOnExecutionContext(ctx);
	expect(warn.mock.calls.flat().join(" ")).toContain("activity_chain_broken");
	warn.mockRestore();
});
