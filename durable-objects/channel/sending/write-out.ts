import type { MessageView } from "#app/contracts/frames.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/**
 * Runs a write that needs a link; the alarm sends it. Returns the message with the object's `seq`;
 * `not_linked` when the channel has no link.
 */
export function writeOut<Code extends string>(
	{
		link,
		inbox,
		projections,
		afterChange,
	}: Pick<Channel, "link" | "inbox" | "projections" | "afterChange">,
	write: (now: number) => Result<MessageView, Code>,
): Result<{ message: MessageView; seq: number }, Code | "not_linked"> {
	if (!link.isOpen()) return fail("not_linked");
	const now = Date.now();
	const written = write(now);
	projections.noteMessages(now);
	afterChange(now);
	return written.ok ? ok({ message: written.value, seq: inbox.seq.current() }) : written;
}
