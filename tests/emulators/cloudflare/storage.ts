/** Namespaces of KV, buckets of R2, and queues with their consumers. */
import { type Asked, json, ok, paged, Refusal, type Route, textOf } from "./routing.ts";
import { type Consumer, newId, now, type Queue, type World } from "./state.ts";

const namespaces: Route[] = [
	{
		call: "GET /storage/kv/namespaces",
		answer: (asked) => paged(asked, asked.world.namespaces),
	},
	{
		call: "POST /storage/kv/namespaces",
		answer: (asked) => {
			const title = textOf(json(asked)["title"]);
			if (asked.world.namespaces.some((one) => one.title === title))
				throw new Refusal(
					400,
					10_014,
					"A namespace with this account ID and title already exists.",
				);
			const made = { id: newId(), title };
			asked.world.namespaces.push(made);
			return ok(made);
		},
	},
];

function requireR2({ hasR2 }: World): void {
	if (!hasR2) throw new Refusal(403, 10_042, "Please enable R2 through the Cloudflare Dashboard.");
}

const buckets: Route[] = [
	{
		call: "GET /r2/buckets/:bucket",
		answer: ({ world, params }) => {
			requireR2(world);
			const found = world.buckets.find((one) => one.name === params["bucket"]);
			if (!found) throw new Refusal(404, 10_006, "The specified bucket does not exist.");
			return ok(found);
		},
	},
	{
		call: "POST /r2/buckets",
		answer: (asked) => {
			requireR2(asked.world);
			const { name, locationHint } = json(asked);
			if (asked.world.buckets.some((one) => one.name === name))
				throw new Refusal(
					409,
					10_004,
					"The bucket you tried to create already exists, and you own it.",
				);
			const location = locationHint === undefined ? null : textOf(locationHint);
			const made = { name: textOf(name), creation_date: now(), location };
			asked.world.buckets.push(made);
			return ok(made);
		},
	},
];

function queueOf(asked: Asked): Queue {
	const queue = asked.world.queues.find((one) => one.queue_id === asked.params["queue"]);
	if (!queue) throw new Refusal(404, 11_000, "Queue not found.");
	return queue;
}

function toConsumer(asked: Asked, id: string): Consumer {
	const { script_name, settings, dead_letter_queue } = json(asked) as {
		script_name: string;
		settings?: Record<string, unknown>;
		dead_letter_queue?: string;
	};
	if (!asked.world.scripts.has(script_name))
		throw new Refusal(400, 11_007, `Script ${script_name} does not exist.`);
	const isDeadThere =
		dead_letter_queue === undefined ||
		asked.world.queues.some((one) => one.queue_name === dead_letter_queue);
	if (!isDeadThere) throw new Refusal(400, 11_000, `Queue ${dead_letter_queue} not found.`);
	return {
		consumer_id: id,
		type: "worker",
		script: script_name,
		settings: settings ?? {},
		...(dead_letter_queue === undefined ? {} : { dead_letter_queue }),
	};
}

const queues: Route[] = [
	{
		call: "GET /queues",
		answer: (asked) => {
			const names = asked.query.getAll("name");
			return paged(
				asked,
				asked.world.queues.filter((one) => names.length === 0 || names.includes(one.queue_name)),
			);
		},
	},
	{
		call: "POST /queues",
		answer: (asked) => {
			const queue_name = textOf(json(asked)["queue_name"]);
			if (asked.world.queues.some((one) => one.queue_name === queue_name))
				throw new Refusal(400, 11_009, `Queue name '${queue_name}' is already taken.`);
			const made: Queue = { queue_id: newId(), queue_name, consumers: [] };
			asked.world.queues.push(made);
			return ok(made);
		},
	},
	{
		call: "POST /queues/:queue/consumers",
		answer: (asked) => {
			const queue = queueOf(asked);
			if (queue.consumers.length > 0)
				throw new Refusal(400, 11_004, `Queue ${queue.queue_name} already has a consumer.`);
			const made = toConsumer(asked, newId());
			queue.consumers.push(made);
			return ok(made);
		},
	},
	{
		call: "PUT /queues/:queue/consumers/:consumer",
		answer: (asked) => {
			const queue = queueOf(asked);
			const id = asked.params["consumer"] ?? "";
			const at = queue.consumers.findIndex((one) => one.consumer_id === id);
			if (at < 0) throw new Refusal(404, 11_001, "Consumer not found.");
			const made = toConsumer(asked, id);
			queue.consumers[at] = made;
			return ok(made);
		},
	},
];

export const storage: Route[] = [...namespaces, ...buckets, ...queues];
