/** The servers that ours is compared with, each doing the same work as small as it can be written. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { OWN_NODE } from "#scripts/local/paths.mjs";
import { HOST } from "#scripts/local/serve.mjs";
import { type Arm, freePort, startArm, startWorkerd } from "../workerd.ts";

const HERE = import.meta.dirname;

/** A folder that goes when the arm is stopped. */
async function inFolder(start: (folder: string, port: number) => Promise<Arm>): Promise<Arm> {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-bench-arm-"));
	const clean = () => rmSync(folder, { recursive: true, force: true });
	try {
		const arm = await start(folder, await freePort());
		return { ...arm, stop: () => arm.stop().finally(clean) };
	} catch (error) {
		clean();
		throw error;
	}
}

/** A room in an object, in raw workerd. */
export const startChat = (): Promise<Arm> =>
	inFolder((folder, port) => {
		const disk = path.join(folder, "disk");
		mkdirSync(disk);
		return startWorkerd(
			folder,
			`using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [(name = "main", worker = .chat), (name = "disk", disk = (path = "${disk}", writable = true))],
	sockets = [(name = "http", address = "${HOST}:${port}", http = (), service = "main")],
);
const chat :Workerd.Worker = (
	modules = [(name = "chat.mjs", esModule = embed "${path.join(HERE, "chat.mjs")}")],
	compatibilityDate = "2026-08-15",
	durableObjectNamespaces = [(className = "Room", uniqueKey = "Room", enableSql = true)],
	durableObjectStorage = (localDisk = "disk"),
	bindings = [(name = "ROOM", durableObjectNamespace = "Room")],
);
`,
			{ port },
		);
	});

/** Node with SQLite and one of the two libraries for sockets. */
export const startNode = (kind: "ws" | "socket.io"): Promise<Arm> =>
	inFolder((folder, port) =>
		startArm(
			OWN_NODE,
			[path.join(HERE, "node-server.mjs"), kind, String(port), path.join(folder, "messages.db")],
			{ port },
		),
	);
