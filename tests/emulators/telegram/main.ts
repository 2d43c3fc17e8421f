/** `node tests/emulators/telegram/main.ts`: Telegram's Bot API, over real HTTP. */
import { runEmulator } from "../emulator-server.ts";
import { control } from "./control.ts";
import { resolve } from "./routes.ts";
import { createWorld } from "./state.ts";

runEmulator(() => {
	const world = createWorld();
	return {
		get faults() {
			return world.faults;
		},
		resolve: (asked) => resolve(world, asked),
		control: (route, body) => control(world, route, body),
	};
});
