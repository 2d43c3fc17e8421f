// Rules are checked by the services; here only shape and size.
import * as v from "valibot";
import { OWN_VENDORS } from "#app/domain/gateways/own-gateway.ts";

const Typed = v.pipe(v.string(), v.maxLength(2048));
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

export const gatewayForms = {
	add: v.object({ vendor: v.picklist(OWN_VENDORS), name: Typed, url: Typed, key: Typed }),
	test: v.object({ id: Id }),
	"replace-key": v.object({ id: Id, key: Typed }),
	remove: v.object({ id: Id }),
	"save-meta": v.object({ appId: Typed, secret: Typed, verifyToken: Typed }),
	"remove-meta": v.object({}),
};
