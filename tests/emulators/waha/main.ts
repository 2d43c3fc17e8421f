/** `node tests/emulators/waha/main.ts`: WAHA 2026.7 over real HTTP. */
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
