import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import {
	addEarlierAssets,
	KEPT_BUILDS,
	readFrom,
	readFromSite,
} from "#scripts/local/earlier-assets.mjs";

/** A folder as a build leaves it: what stays the same, and a file of its own. */
function builtFolder(build: number): string {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-assets-"));
	mkdirSync(path.join(folder, "assets"));
	writeFileSync(path.join(folder, "assets", "same-1.js"), "same");
	writeFileSync(path.join(folder, "assets", `menu-${String(build)}.js`), `menu ${String(build)}`);
	return folder;
}

test("the files of the last builds stay beside the newest ones, older ones go (inbox A1)", async () => {
	let former = mkdtempSync(path.join(tmpdir(), "prosa-assets-none-"));
	for (let build = 1; build <= KEPT_BUILDS + 2; build += 1) {
		const client = builtFolder(build);
		await addEarlierAssets({ client, build: `b${String(build)}`, read: readFrom(former) });
		former = client;
	}
	const newest = KEPT_BUILDS + 2;
	const kept = Array.from({ length: KEPT_BUILDS + 1 }, (_, at) => `menu-${String(newest - at)}.js`);
	expect(readdirSync(path.join(former, "assets")).toSorted()).toEqual(
		[...kept, "same-1.js"].toSorted(),
	);
});

test("a release takes them from the site it replaces; a site that answers nothing useful holds none up (inbox A1)", async () => {
	const former = builtFolder(1);
	await addEarlierAssets({ client: former, build: "b1", read: readFrom("/nowhere") });
	const server = createServer((request, response) => {
		void readFrom(former)((request.url ?? "").slice(1)).then((bytes) => {
			response.setHeader("content-type", bytes ? "text/javascript" : "text/html");
			response.end(bytes ?? "<h1>Prosa</h1>");
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
	const client = builtFolder(2);
	expect(await addEarlierAssets({ client, build: "b2", read: readFromSite(url) })).toBe(1);
	expect(existsSync(path.join(client, "assets", "menu-1.js"))).toBe(true);
	server.close();
	server.closeAllConnections();
	const first = builtFolder(3);
	expect(await addEarlierAssets({ client: first, build: "b3", read: readFromSite(url) })).toBe(0);
});

test("a list that somebody else wrote leads nowhere outside the folder (inbox A1)", async () => {
	const asked: string[] = [];
	const files = ["assets/../../etc/passwd", "/etc/passwd", "assets/ok-1.js"];
	await addEarlierAssets({
		client: builtFolder(4),
		build: "b4",
		read: async (name: string) => {
			if (name === "builds.json")
				return new TextEncoder().encode(JSON.stringify([{ build: "b3", files }]));
			asked.push(name);
			return null;
		},
	});
	expect(asked).toEqual(["assets/ok-1.js"]);
});
