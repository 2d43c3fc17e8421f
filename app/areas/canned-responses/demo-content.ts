/** The specification's own figures, letter for letter (spec 1, section 2). */
export const TEMPLATES = { saved: "24", mostUsed: "156", favourites: "8", views: "892" } as const;
