import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSidebar } from "#app/areas/shell/use-sidebar.ts";

declare const happyDOM: { setViewport: (size: { width: number }) => void };

test.for([
	[412, true],
	[900, false],
	[1100, true],
] as const)("beside an inbox the menu of a window of %i px is open: %s", ([width, isOpen]) => {
	happyDOM.setViewport({ width });
	// A phone draws no menu there: a rail would be made in vain as soon as the page is live.
	const { result } = renderHook(() => useSidebar(true, true));
	expect(result.current.isOpen).toBe(isOpen);
});
