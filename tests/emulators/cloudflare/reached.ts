/** Where and when a Worker is called: workers.dev, domains, schedules. */
import { createHash } from "node:crypto";
import { json, ok, paged, Refusal, type Route } from "./routing.ts";
import { scriptOf } from "./upload.ts";

export const reached: Route[] = [
	{
		call: "GET /workers/workers/:script",
		answer: (asked) => {
			const { name, workersDev, previews } = scriptOf(asked);
			const url = workersDev ? `https://${name}.${asked.world.subdomain}.workers.dev` : undefined;
			return ok({ name, subdomain: { enabled: workersDev, previews_enabled: previews, url } });
		},
	},
	{
		call: "GET /workers/scripts/:script/subdomain",
		answer: (asked) => {
			const { workersDev, previews } = scriptOf(asked);
			return ok({ enabled: workersDev, previews_enabled: previews });
		},
	},
	{
		call: "POST /workers/scripts/:script/subdomain",
		answer: (asked) => {
			const script = scriptOf(asked);
			const { enabled, previews_enabled } = json(asked);
			if (enabled === true && asked.world.subdomain === null)
				throw new Refusal(404, 10_007, "You do not have a workers.dev subdomain.");
			script.workersDev = enabled === true;
			script.previews = previews_enabled === true;
			return ok({ enabled: script.workersDev, previews_enabled: script.previews });
		},
	},
	{
		call: "PUT /workers/scripts/:script/schedules",
		answer: (asked) => {
			const crons = JSON.parse(asked.bytes.toString("utf8")) as { cron: string }[];
			scriptOf(asked).crons = crons.map((one) => one.cron);
			return ok({ schedules: crons });
		},
	},
	{
		call: "POST /workers/scripts/:script/domains/changeset",
		answer: (asked) => {
			scriptOf(asked);
			return ok({ added: [], removed: [], updated: [], conflicting: [] });
		},
	},
	{
		call: "PUT /workers/scripts/:script/domains/records",
		answer: (asked) => {
			const { name } = scriptOf(asked);
			const { origins } = json(asked) as { origins: { hostname: string }[] };
			for (const { hostname } of origins) {
				const zone = asked.world.zones.find(
					(one) => hostname === one.name || hostname.endsWith(`.${one.name}`),
				);
				if (!zone) throw new Refusal(400, 10_082, `No zone of the account has ${hostname}.`);
				const id = createHash("md5").update(hostname).digest("hex");
				const others = asked.world.domains.filter((one) => one.hostname !== hostname);
				asked.world.domains = [...others, { id, hostname, service: name }];
			}
			return ok(asked.world.domains);
		},
	},
	{
		call: "GET /workers/domains/records",
		answer: (asked) => paged(asked, asked.world.domains),
	},
	{
		call: "DELETE /workers/scripts/:script",
		answer: (asked) => {
			asked.world.scripts.delete(scriptOf(asked).name);
			return ok(null);
		},
	},
];
