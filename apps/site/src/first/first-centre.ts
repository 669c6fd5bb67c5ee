/** Whether the document's own first paint shows the member centre, which then does not come in once more. */
export function isFirstCentre(): boolean {
  return document.documentElement.dataset['first'] === 'centre'
}

/** Takes it away: the page has drawn its own, or there is none to draw. */
export function endFirstCentre(): void {
  if (isFirstCentre()) delete document.documentElement.dataset['first']
}
