/** Whether the document's first paint shows the member centre; then its opening animation is skipped. */
export function isFirstCentre(): boolean {
  return document.documentElement.dataset['first'] === 'centre'
}

/** Removes the first paint: the page has rendered its own, or there is none to render. */
export function endFirstCentre(): void {
  if (isFirstCentre()) delete document.documentElement.dataset['first']
}
