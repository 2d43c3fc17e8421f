import { afterAll, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { startEvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import { createEvolutionRig } from "#tests/support/evolution-rig.ts";

const emulator = await startEvolutionEmulator();
afterAll(() => emulator.stop());

test("a number comes back as WhatsApp has it: outside of São Paulo and Rio mostly without its ninth digit", async () => {
	const rig = await createEvolutionRig(emulator);
	await rig.gateway.createInstance({ webhook: rig.webhook, settings: DEFAULT_SETTINGS });
	const asked = ["5541998765432", "554198765432", "5511987654321", "5500998765432"];
	expect(await rig.gateway.findNumbers?.(asked)).toEqual({
		class: "accepted",
		value: [
			{ phone: asked[0], addresses: [{ kind: "phone", value: "554198765432" }] },
			{ phone: asked[1], addresses: [{ kind: "phone", value: "554198765432" }] },
			{ phone: asked[2], addresses: [{ kind: "phone", value: "5511987654321" }] },
			{ phone: asked[3], addresses: [] },
		],
	});
	await rig.close();
});
