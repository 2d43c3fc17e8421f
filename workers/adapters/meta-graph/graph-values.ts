/** Schemas of values in the Graph API's answers. Unknown fields are left out. */
import { z } from "zod";

const MAX_NAME_LENGTH = 300;
export const SECOND_MS = 1000;

export const Id = z.string().regex(/^\w{1,64}$/);
export const Name = z
	.string()
	.catch("")
	.transform((text) => text.slice(0, MAX_NAME_LENGTH));
export const MaybeName = z
	.string()
	.nullish()
	.catch(null)
	.transform((text) => text?.slice(0, MAX_NAME_LENGTH) ?? null);
export const Flag = z.boolean().catch(false);
export const Count = z.coerce.number().int().min(0).catch(0);
/** `2026-11-20T18:10:27+0000` or epoch seconds, as epoch ms. */
export const Moment = z
	.union([z.string(), z.number()])
	.nullish()
	.catch(null)
	.transform((given) => {
		if (given === null || given === undefined) return null;
		const ms =
			typeof given === "number"
				? given * SECOND_MS
				: Date.parse(given.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
		return Number.isFinite(ms) ? ms : null;
	});

export const page = <Row extends z.ZodType>(row: Row) =>
	z
		.looseObject({
			data: z.array(row),
			paging: z
				.looseObject({
					cursors: z.looseObject({ after: z.string().max(2_000) }).optional(),
					next: z.string().optional(),
				})
				.optional(),
		})
		// `next` is present only if there is another page.
		.transform(({ data, paging }) => ({
			rows: data,
			after: paging?.next === undefined ? null : (paging.cursors?.after ?? null),
		}));

export const list = <Row extends z.ZodType>(row: Row) =>
	z.looseObject({ data: z.array(row) }).transform(({ data }) => data);

export const Success = z.looseObject({ success: z.literal(true) }).transform(() => null);
