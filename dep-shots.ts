import { startDemonstration } from "./bench/support/demonstration.ts";
const d = await startDemonstration();
const out = "/tmp/dep-shots";
import { mkdirSync } from "node:fs";
mkdirSync(out, { recursive: true });
try {
	const page = await d.session.newPage();
	page.on("pageerror", (e) => console.log("pageerror", e.message));
	page.on("response", (r) => {
		if (r.status() >= 400) console.log(r.status(), r.url());
	});
	const shot = async (name: string) => page.screenshot({ path: `${out}/${name}.png` });
	const step = async (name: string, run: () => Promise<void>) => {
		try {
			await run();
			await page.waitForTimeout(500);
			await shot(name);
		} catch (e) {
			console.log(name, String(e).slice(0, 300));
			await shot(`${name}-failed`);
		}
	};
	const theme = async (t: "dark" | "light") => {
		await page.evaluate((v) => {
			document.documentElement.classList.toggle("dark", v === "dark");
			document.documentElement.classList.toggle("light", v !== "dark");
			document.documentElement.style.colorScheme = v;
		}, t);
	};
	await step("01-empty", async () => {
		await page.goto(`${d.origin}/team/departments`);
		await page.waitForTimeout(2500);
		await page
			.getByRole("button", { name: "Apenas Essenciais" })
			.click()
			.catch(() => undefined);
	});
	const make = async (name: string, colour: string) => {
		await page.getByRole("button", { name: "Criar departamento" }).first().click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("textbox", { name: "Nome" }).fill(name);
		await dialog.getByText(colour, { exact: true }).click();
		await dialog.getByRole("checkbox").first().check();
	};
	await step("02-dialog", async () => {
		await make("Vendas", "Azul");
	});
	await step("03-saved", async () => {
		await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
		await page.waitForTimeout(1500);
		await make("Suporte técnico", "Verde-azulado");
		await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
		await page.waitForTimeout(1500);
	});
	await theme("dark");
	await step("04-dark", async () => undefined);
	await theme("light");
	await step("05-inbox", async () => {
		await page.goto(d.origin + d.inbox);
		await page.waitForTimeout(4000);
	});
	await step("06-transfer", async () => {
		await page.keyboard.press("Alt+t");
		await page.getByRole("dialog").waitFor();
		await page.getByRole("dialog").getByText("Suporte técnico").click();
		await page
			.getByRole("dialog")
			.getByRole("textbox")
			.last()
			.fill("Cliente antigo, já pagou o frete.");
	});
	await theme("dark");
	await step("07-transfer-dark", async () => undefined);
	await theme("light");
	await step("08-transferred", async () => {
		await page.getByRole("dialog").getByRole("button", { name: "Transferir" }).click();
		await page.waitForTimeout(2500);
	});
	await theme("dark");
	await step("09-transferred-dark", async () => undefined);
	await theme("light");
	await step("10-view", async () => {
		await page
			.getByRole("link", { name: /Suporte técnico/u })
			.first()
			.click();
		await page.waitForTimeout(1500);
	});
	await page.setViewportSize({ width: 320, height: 700 });
	await step("11-320-inbox", async () => {
		await page.goto(d.origin + d.inbox);
		await page.waitForTimeout(3000);
	});
	await step("12-320-transfer", async () => {
		await page.keyboard.press("Alt+t");
		await page.getByRole("dialog").waitFor();
		await page.waitForTimeout(800);
	});
	await step("13-320-page", async () => {
		await page.goto(`${d.origin}/team/departments`);
		await page.waitForTimeout(1500);
	});
	await step("14-320-dialog", async () => {
		await page.getByRole("button", { name: /Editar Vendas/u }).click();
		await page.waitForTimeout(800);
	});
} finally {
	await d.stop();
}
