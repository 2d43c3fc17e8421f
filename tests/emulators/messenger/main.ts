/** `node tests/emulators/messenger/main.ts`: the Graph API for pages and Instagram, over real HTTP. */
import { runEmulator } from "../emulator-server.ts";
import { control } from "./control.ts";
import { resolve } from "./routes.ts";
import { createWorld } from "./state.ts";

runEmulator((url) => {
	const world = createWorld(url);
	return {
		get faults() {
			return world.faults;
		},
		resolve: (asked) => resolve(world, asked),
		control: (route, body) => control(world, route, body),
	};
});
