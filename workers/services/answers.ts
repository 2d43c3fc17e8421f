/** What the hub answered together with who is signed in: services ask for it as if it were a far trip, and it is none. */
import type { HubQuestion } from "#app/contracts/hub-questions.ts";
import type { ListChoice } from "#app/domain/inbox/contact-filter.ts";
import type { ListWish } from "#app/domain/conversations/filter.ts";

const keyOfList = (wish: ListWish): string => `list ${JSON.stringify(wish)}`;
const keyOfInbox = (channelId: string, contactId: string | null, list: ListChoice): string =>
	`inbox ${JSON.stringify([channelId, contactId, list.filter, list.label])}`;

export type Answers = ReturnType<typeof createAnswers>;

/** Of one request. */
export function createAnswers() {
	const known = new Map<string, unknown>();
	function take(key: string): unknown {
		const answer = known.get(key);
		known.delete(key);
		return answer;
	}

	/** `stub` with one method answered by what is known, once. */
	function answering<Stub extends object>(
		stub: Stub,
		method: string,
		keyOf: (args: readonly unknown[]) => string,
	): Stub {
		if (known.size === 0) return stub;
		return new Proxy(stub, {
			get(target, name) {
				const real: unknown = Reflect.get(target, name);
				if (name !== method || typeof real !== "function") return real;
				return (...args: unknown[]) => take(keyOf(args)) ?? Reflect.apply(real, target, args);
			},
		});
	}

	return {
		/** @param memberId whose answer it is */
		keep(question: HubQuestion, memberId: string, answer: unknown): void {
			if (answer === undefined || question.kind === "call") return;
			if (question.kind === "list") known.set(keyOfList({ ...question.wish, memberId }), answer);
			else known.set(keyOfInbox(question.channelId, question.contactId, question.list), answer);
		},

		/** A channel's object, whose screen may be known; also where it is asked behind a member's sight (by-sight.ts). */
		ofChannel<Stub extends object>(stub: Stub, channelId: string): Stub {
			const keyOf = ([contactId, chosen]: readonly unknown[]): string =>
				keyOfInbox(channelId, contactId as string | null, chosen as ListChoice);
			const plain = answering(stub, "snapshot", ([, ...args]) => keyOf(args));
			return answering(plain, "seen", ([, , name, args]) =>
				name === "snapshot" ? keyOf(args as unknown[]) : "",
			);
		},

		/** The workspace's hub, whose list may be known. */
		ofHub: <Stub extends object>(stub: Stub): Stub =>
			answering(stub, "listConversations", ([wish]) => keyOfList(wish as ListWish)),
	};
}
