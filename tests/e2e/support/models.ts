const DISTANCE = 2_800;

/** The stand-in of an OpenAI-compatible endpoint for the run of this server (playwright.config.ts). */
export function modelsOf(serverPort: number) {
	const port = serverPort + DISTANCE;
	return { port, host: `127.0.0.1:${port}`, baseUrl: `http://127.0.0.1:${port}/v1` };
}
