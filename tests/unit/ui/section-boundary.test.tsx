import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";

test("a section that works is shown as it is; one that breaks leads to the fallback", () => {
	const whole = renderToString(<SectionBoundary section="lista">tudo bem</SectionBoundary>);
	expect(whole).toBe("tudo bem");
	expect(SectionBoundary.getDerivedStateFromError()).toEqual({ isBroken: true });
});
