/** Who the token is, what the account pays for, and the addresses it has. */
import { json, ok, paged, Refusal, type Route, textOf } from "./routing.ts";
import { newId } from "./state.ts";

export const accounts: Route[] = [
	{
		call: "GET /user/tokens/verify",
		answer: () => ok({ id: newId(), status: "active" }),
	},
	{ call: "GET /user", answer: () => ok({ id: newId(), email: "ana@loja-aurora.example" }) },
	{
		call: "GET /memberships",
		answer: (asked) =>
			paged(
				asked,
				asked.world.accounts.map((account) => ({ id: newId(), account })),
			),
	},
	{ call: "GET /accounts", answer: (asked) => paged(asked, asked.world.accounts) },
	{
		call: "GET /subscriptions",
		answer: ({ world }) => {
			if (!world.tellsPlan) throw new Refusal(403, 10_000, "Authentication error");
			const paid = { id: newId(), state: "Paid", rate_plan: { id: "workers_paid" } };
			return ok(world.plan === "paid" ? [paid] : []);
		},
	},
	{
		call: "GET /workers/subdomain",
		answer: ({ world }) => {
			if (world.subdomain === null)
				throw new Refusal(404, 10_007, "You do not have a workers.dev subdomain.");
			return ok({ subdomain: world.subdomain });
		},
	},
	{
		call: "PUT /workers/subdomain",
		answer: (asked) => {
			asked.world.subdomain = textOf(json(asked)["subdomain"]);
			return ok({ subdomain: asked.world.subdomain });
		},
	},
	{
		call: "GET /zones",
		answer: (asked) => {
			const name = asked.query.get("name");
			return paged(
				asked,
				asked.world.zones.filter((zone) => name === null || zone.name === name),
			);
		},
	},
	{
		call: "PUT /workers/domains",
		answer: (asked) => {
			const { hostname, service, zone_id } = json(asked) as Record<string, string>;
			const { world } = asked;
			if (!world.zones.some((one) => one.id === zone_id))
				throw new Refusal(400, 10_082, "No such zone.");
			if (!world.scripts.has(service ?? "")) throw new Refusal(404, 10_007, "No such Worker.");
			if (world.records.includes(hostname ?? ""))
				throw new Refusal(409, 100_117, `Hostname '${hostname}' already has DNS records.`);
			const made = { id: newId(), hostname: hostname ?? "", service: service ?? "" };
			world.domains = [...world.domains.filter((one) => one.hostname !== hostname), made];
			return ok(made);
		},
	},
	{
		call: "GET /workers/domains",
		answer: (asked) => {
			const hostname = asked.query.get("hostname");
			return ok(
				asked.world.domains.filter((one) => hostname === null || one.hostname === hostname),
			);
		},
	},
];
