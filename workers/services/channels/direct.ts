import type { HubQuestion } from "#app/contracts/hub-questions.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { fillMarks } from "#app/domain/channels/call-marks.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { fail, type Result } from "#app/domain/result.ts";
import {
	type ChannelOperation,
	type OperationRunnerDeps,
	type ParsedInput,
	tellAfter,
} from "./operation.ts";

export interface DirectDeps extends OperationRunnerDeps {
	/** Who is signed in, and the hub's answer for them; see `ask` of the sign-ins (auth/session.ts). */
	ask(
		request: Request,
		question: HubQuestion,
	): Promise<{ signedIn: SignedIn | null; answer: unknown }>;
	newId(): string;
}

/** Nobody is signed in: found out in the middle of an operation, which goes no further. */
class NotSignedIn extends Error {}

/**
 * Runs an operation that is direct (operation.ts) before it is known who asks for it: its call of the channel's object goes
 * to the workspace's hub together with the question who it is. The hub runs it once the right to it is known (asking.ts),
 * so that all of it is one far trip. Answers and refusals are those of the other runner, and `not_signed_in`.
 */
export const createDirectRunner =
	(deps: DirectDeps) =>
	async (
		operation: ChannelOperation,
		request: Request,
		channelId: string,
		input: ParsedInput,
	): Promise<Result<unknown, ErrorCode>> => {
		const { permission, of, limit } = operation;
		/** Once it was asked. */
		let known: SignedIn | null = null;
		const marks = {
			memberId: deps.newId(),
			fullName: deps.newId(),
			claims: deps.newId(),
			fields: deps.newId(),
		};

		/** For a cookie that does not say which hub knows it. */
		async function callHere(signedIn: SignedIn, method: string, args: unknown[]) {
			const channel = findPermitted(signedIn, channelId, permission, of);
			if (!channel.ok) return channel;
			if (limit && !(await deps.limit(limit.name, signedIn.member.id))) return fail("rate_limited");
			const seen = bySight(deps.channel(channel.value), sightOf(signedIn));
			const stub = seen as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
			const filled = args.map((argument) => fillMarks(argument, marks, signedIn));
			return stub[method]?.(signedIn.workspace.id, ...filled);
		}

		async function call(method: string, args: unknown[]): Promise<unknown> {
			const question = {
				kind: "call" as const,
				channelId,
				permission,
				of,
				marks,
				method,
				args,
				limit: limit?.name === "send" ? ("send" as const) : null,
			};
			const { signedIn, answer } = await deps.ask(request, question);
			if (signedIn === null) throw new NotSignedIn();
			known = signedIn;
			return answer ?? callHere(signedIn, method, args);
		}

		const channel = new Proxy(
			{},
			{
				get: (_, method) =>
					typeof method === "string" && method !== "then"
						? (_workspaceId: string, ...args: unknown[]) => call(method, args)
						: undefined,
			},
		);
		const author = {
			fullName: marks.fullName,
			member: { id: marks.memberId },
			workspace: { claimsByAnswering: marks.claims, contactFields: marks.fields },
		};
		try {
			const asked = { signedIn: author, workspaceId: "", channelId, channel, ...input };
			const done = await operation.run(asked as never, deps);
			if (known !== null) tellAfter(deps, operation, known, done);
			return done;
		} catch (error) {
			if (error instanceof NotSignedIn) return fail("not_signed_in");
			throw error;
		}
	};
