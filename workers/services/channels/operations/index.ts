import type { ChannelOperationName } from "#app/contracts/channel-routes.ts";
import type { ChannelOperation } from "../operation.ts";
import * as answering from "./answering.ts";
import * as beginning from "./beginning.ts";
import * as care from "./care.ts";
import * as details from "./details.ts";
import * as forwarding from "./forwarding.ts";
import * as linking from "./linking.ts";
import * as notes from "./notes.ts";
import * as personalData from "./personal-data.ts";
import * as previews from "./previews.ts";
import * as sales from "./sales.ts";
import * as reading from "./reading.ts";
import * as scheduled from "./scheduled.ts";
import * as writing from "./writing.ts";

const operations = {
	...reading,
	...previews,
	...writing,
	...scheduled,
	...beginning,
	...forwarding,
	...care,
	...details,
	...sales,
	...notes,
	...answering,
	...linking,
	...personalData,
};

/** Everything members can do in a channel. Routes, permissions, limits and the tests' matrices iterate over it. */
export const CHANNEL_OPERATIONS = operations satisfies Record<
	ChannelOperationName,
	ChannelOperation
>;
