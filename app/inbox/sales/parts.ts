/** Loaded as one: each name of a file is a part of what a first visit fetches. */
export { MarkDialog } from "./mark-dialog.tsx";
export { SalesRow } from "./sales-row.tsx";
export { SalesSection } from "./sales-section.tsx";
