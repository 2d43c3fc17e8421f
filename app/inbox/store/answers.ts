/** What the inbox's rarer calls answer, as the browser reads it. */
import * as v from "valibot";
import { listOf, MessageView } from "#app/contracts/frames.ts";
import { ADDRESS_KINDS } from "#app/domain/inbox/address.ts";
import { MERGE_REASONS } from "#app/domain/inbox/merge.ts";
import { ROLES } from "#app/domain/team/role.ts";

const Text = v.string();
const MaybeText = v.nullable(Text);

export const Search = v.object({
	hits: listOf(
		v.object({
			message: MessageView,
			contact: v.object({ id: Text, name: MaybeText, phone: MaybeText }),
		}),
	),
	isCut: v.boolean(),
});

export const Identity = v.object({
	addresses: listOf(v.object({ kind: v.picklist(ADDRESS_KINDS), value: Text })),
	merges: listOf(
		v.object({
			id: Text,
			name: MaybeText,
			phone: MaybeText,
			reason: v.picklist(MERGE_REASONS),
			actor: MaybeText,
			mergedAt: v.number(),
			undoneAt: v.nullable(v.number()),
		}),
	),
	twin: v.optional(v.nullable(v.object({ id: Text, name: MaybeText, phone: MaybeText }))),
});

export const Members = v.object({
	members: listOf(v.object({ id: Text, fullName: Text, role: v.picklist(ROLES) })),
});

/** An agent's help for a person; a null text: it knows nothing to say. */
/** A page of everything known of a contact; the file holds it as it came. */
export const Exported = v.looseObject({
	messages: v.array(v.unknown()),
	next: v.nullable(v.string()),
});
export const Helped = v.object({ text: MaybeText });

/** Labels in use in the workspace, of all that /conversations is told. */
export const Overview = v.object({ labels: v.array(Text) });

/** The part of an instance's figures that its inbox shows. */
export const Delivery = v.object({
	counters: v.object({
		lost: v.number(),
		recovered: v.number(),
		repeated: v.number(),
		damaged: v.optional(v.number()),
		kept: v.optional(v.number()),
	}),
});
