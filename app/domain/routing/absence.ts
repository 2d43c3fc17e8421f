// "Disponível" or "Ausente": a word of whoever is meant, not a guess. By itself, because every page of a member ships it.

/** Somebody is away by their own word; `until` epoch ms, null: until they say otherwise. */
export interface Absence {
	isAbsent: boolean;
	until: number | null;
}

/** Of whoever said nothing. */
export const PRESENT: Absence = { isAbsent: false, until: null };

/** A day: whoever is away for longer says so without an end. */
export const MAX_ABSENCE_MINUTES = 24 * 60;

/** Away from now on. @param minutes null: until they say otherwise */
export const absenceFor = (minutes: number | null, now: number): Absence => ({
	isAbsent: true,
	until: minutes === null ? null : now + minutes * 60_000,
});

/** Whether somebody is away at this moment. */
export const isAway = ({ isAbsent, until }: Absence, now: number): boolean =>
	isAbsent && (until === null || until > now);
