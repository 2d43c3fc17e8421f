/** One account of the deployment platform, as its API shows it. */
import { randomBytes, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type FaultRule, faultOf, type Faults, noFaults } from "./faults.ts";

export interface Consumer {
	consumer_id: string;
	type: "worker";
	script: string;
	dead_letter_queue?: string;
	settings: Record<string, unknown>;
}

export interface Queue {
	queue_id: string;
	queue_name: string;
	consumers: Consumer[];
}

/** As the upload names it: `type`, `name`, and what belongs to the type. A secret keeps its `text`. */
export type Binding = { type: string; name: string } & Record<string, unknown>;

export interface Version {
	id: string;
	number: number;
	created_on: string;
	/** What made it: `upload`, `secret`. */
	triggeredBy: string;
	annotations: Record<string, string>;
	bindings: Binding[];
	/** Path of a file of the site by name, to the hash of its bytes. */
	assets: Record<string, string>;
	modules: string[];
	main: string;
	compatibility: { date: string; flags: string[] };
	migrationTag: string | null;
}

export interface Deployment {
	id: string;
	created_on: string;
	annotations: Record<string, string>;
	versions: { version_id: string; percentage: number }[];
}

export interface Script {
	name: string;
	tag: string;
	tags: string[];
	/** Newest first. */
	versions: Version[];
	/** Newest first; the first one serves. */
	deployments: Deployment[];
	workersDev: boolean;
	previews: boolean;
	crons: string[];
}

export interface Database {
	uuid: string;
	name: string;
	/** `enam` and others, as asked for when it was made; null: the platform chose. */
	location: string | null;
	data: DatabaseSync;
	/** SQL text that is being imported, by the name the platform gave the file. */
	imports: Map<string, string>;
}

export interface World {
	url: string;
	accounts: { id: string; name: string }[];
	plan: "paid" | "free";
	/** Whether the token may read what the account pays for. */
	tellsPlan: boolean;
	/** `equipe` of equipe.workers.dev; null: the account has none. */
	subdomain: string | null;
	zones: { id: string; name: string }[];
	/** Names that DNS records of somebody else's site have. */
	records: string[];
	/** Calls the token has no permission for, by name. */
	denied: string[];
	faults: Faults;
	/** Every call by name, in order. */
	calls: string[];
	namespaces: { id: string; title: string }[];
	databases: Database[];
	queues: Queue[];
	/** Whether somebody switched R2 on in this account. */
	hasR2: boolean;
	/** `location`: as asked for; null: near who asked. */
	buckets: { name: string; creation_date: string; location: string | null }[];
	scripts: Map<string, Script>;
	domains: { id: string; hostname: string; service: string }[];
	/** Bytes of files by their hash. */
	files: Map<string, Buffer>;
	/** Code of a version's modules, by `<version>/<module>`. */
	code: Map<string, Buffer>;
	/** Files that an upload session announced, by its token. */
	sessions: Map<string, Record<string, string>>;
	/** Sites that do not answer, as a domain whose certificate is not there yet. */
	silentSites: string[];
	/** Ports of Workers that run on this machine, by the host they are reached at (running.ts). */
	running: Map<string, number>;
	/** What health says of the addresses that gateways were told. */
	webhooks: "waiting" | "confirmed";
}

const ACCOUNT = "0".repeat(31) + "1";

export const createWorld = (url: string): World => ({
	url,
	accounts: [{ id: ACCOUNT, name: "Loja Aurora" }],
	plan: "paid",
	tellsPlan: true,
	subdomain: "equipe",
	zones: [],
	records: [],
	denied: [],
	faults: noFaults(),
	calls: [],
	namespaces: [],
	databases: [],
	queues: [],
	hasR2: true,
	buckets: [],
	scripts: new Map(),
	domains: [],
	files: new Map(),
	code: new Map(),
	sessions: new Map(),
	running: new Map(),
	silentSites: [],
	webhooks: "waiting",
});

export const newId = (): string => randomBytes(16).toString("hex");
export const newUuid = (): string => randomUUID();
export const now = (): string => new Date().toISOString();

/** The version that serves; undefined for a script that was never deployed. */
export function servingVersion(script: Script | undefined): Version | undefined {
	const id = script?.deployments[0]?.versions[0]?.version_id;
	return script?.versions.find((version) => version.id === id);
}

export const faultOfCall = (world: World, call: string): FaultRule | null =>
	faultOf(world.faults, call);
