/**
 * The first format of a date or number costs a phone 60 ms, later ones 2: it is made while scripts are still on their way,
 * instead of in the middle of making the page live. For pages that print some at once. A script's text with the answer's nonce, without what React would
 * escape.
 */
export const FORMATS_AHEAD_SCRIPT = `(window.requestIdleCallback||setTimeout)(function(){
new Intl.DateTimeFormat(document.documentElement.lang)
});`;
