/** Where things are. Everything is relative to the root of the checkout. */
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const MODULES = path.join(ROOT, "node_modules");
/** Node 24 from the npm package `node`: the tools need it, whatever the machine has. */
export const OWN_NODE = path.join(MODULES, "node", "bin", "node");

/** Absolute path of an installed tool's command. */
export const toolPath = (name) => path.join(MODULES, ".bin", name);

/** Absolute path of a file of the checkout. */
export function inRoot(...parts) {
	return path.join(ROOT, ...parts);
}

/** The folder that keeps a local server's data: PROSA_STATE, else `.prosa` in the checkout. */
export function stateFolder() {
	return path.resolve(ROOT, process.env.PROSA_STATE || ".prosa");
}
