/**
 * A layer is drawn at the end of the page, but what happens in it bubbles through the tree that opened it: a form around
 * the opener would take the layer's own form for its own, and do its deed too.
 */
export function keepInside(event: { readonly stopPropagation: () => void }): void {
  event.stopPropagation()
}
