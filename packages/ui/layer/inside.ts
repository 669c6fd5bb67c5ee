/**
 * A layer is rendered at the end of the page, but its events bubble through the React tree of its opener: a form around the opener
 * would also submit.
 */
export function keepInside(event: { readonly stopPropagation: () => void }): void {
  event.stopPropagation()
}
