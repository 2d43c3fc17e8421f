import { DurableObject } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ok } from "#app/domain/result.ts";
import { channelOperations, numberOperations } from "#durable-objects/channel/operations/index.ts";
import { ASK, withOperations } from "#durable-objects/object/operations.ts";

class Host extends DurableObject<Env> {
	async configure(): Promise<null> {
		return null;
	}

	[ASK](_workspaceId: string, run: (host: Host) => ReturnType<typeof ok<string>>) {
		return run(this);
	}
}

const define = (name: string) => () => withOperations(Host, { [name]: () => ok("taken") });

test("a class with operations is not made when one of them takes the name of a method it has", () => {
	expect(define("configure")).toThrow("configure");
	expect(define("constructor")).toThrow("constructor");
	expect(define("answer")).not.toThrow();
});

test("nor when one takes a name by which the platform itself calls or reads an object", () => {
	const names = ["fetch", "alarm", "webSocketMessage", "webSocketClose", "webSocketError"];
	for (const name of [...names, "connect", "dup", "then", "ctx", "env"])
		expect(define(name), name).toThrow(name);
});

test("the operations of channels and numbers can be defined", () => {
	expect(() => withOperations(Host, channelOperations as never)).not.toThrow();
	expect(() => withOperations(Host, numberOperations as never)).not.toThrow();
});
