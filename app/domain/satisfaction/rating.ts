// Five steps, of which the last is the best.
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export const isRating = (value: unknown): value is Rating =>
	RATINGS.some((rating) => rating === value);

/** "★★★★☆": read out as a figure beside it. */
export const starsOf = (rating: number): string =>
	RATINGS.map((step) => (step <= rating ? "★" : "☆")).join("");
