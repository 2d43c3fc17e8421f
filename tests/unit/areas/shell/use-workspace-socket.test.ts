import { expect, test } from "vitest";
import { nextOnline } from "#app/areas/shell/use-workspace-socket.ts";

test("who came and who went changes who is here; whoever is named twice counts once (ledger C7)", () => {
	const changed = { joined: ["bia", "carla"], left: ["ana", "nobody"] };
	expect(nextOnline(["ana", "bia"], changed).toSorted()).toEqual(["bia", "carla"]);
});
