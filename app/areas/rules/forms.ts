// Rules are checked by the service; here only shape and size.
import * as v from "valibot";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const IsOn = v.pipe(
	v.picklist(["on", "off"]),
	v.transform((state) => state === "on"),
);
/** JSON of what the rule says. */
const Body = v.pipe(v.string(), v.maxLength(60_000, "invalid_request"));
const rule = {
	name: v.pipe(v.string(), v.maxLength(500, "name_too_long")),
	body: Body,
	isOn: IsOn,
};

export const ruleForms = {
	create: v.object(rule),
	change: v.object({ ...rule, id: Id }),
	switch: v.object({ id: Id, isOn: IsOn }),
	remove: v.object({ id: Id }),
	order: v.object({
		ids: v.pipe(
			v.string(),
			v.maxLength(4000),
			v.transform((ids) => ids.split(" ")),
		),
	}),
	conversations: v.object({}),
	try: v.object({ body: Body, channelId: Id, contactId: Id }),
};
