import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Film } from "#app/inbox/message/film.tsx";

test("a film that is played stops the one that played", () => {
	const film = (name: string) => (
		<Film className="" name={name} onError={() => undefined} preload="none" src="/media/1" />
	);
	render(
		<>
			{film("Vídeo de Maria")}
			{film("Vídeo (você)")}
		</>,
	);
	const first = screen.getByLabelText<HTMLVideoElement>("Vídeo de Maria");
	const pause = vi.spyOn(first, "pause");
	fireEvent.play(first);
	expect(pause).not.toHaveBeenCalled();
	fireEvent.play(screen.getByLabelText("Vídeo (você)"));
	expect(pause).toHaveBeenCalledOnce();
});
