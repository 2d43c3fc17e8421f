// Rules are checked by the service; here only shape and size.
import * as v from "valibot";
import { LABEL_COLOURS } from "#app/domain/conversations/label-colour.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const Ids = v.pipe(v.array(Id), v.maxLength(1000));

export const departmentForms = {
	/** An empty id makes a new one. */
	save: v.object({
		id: v.pipe(v.string(), v.maxLength(64)),
		name: v.pipe(v.string(), v.maxLength(200, "name_too_long")),
		colour: v.picklist(LABEL_COLOURS),
		memberIds: Ids,
		channelIds: Ids,
	}),
	move: v.object({ id: Id, to: v.picklist(["up", "down"]) }),
	remove: v.object({ id: Id }),
	separate: v.object({ isOn: v.picklist(["on", "off"]) }),
};
