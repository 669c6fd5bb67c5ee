export type ToastTone = 'good' | 'info' | 'warning' | 'danger'

export type ToastWords = {
  readonly tone?: ToastTone
  readonly title: string
  readonly text?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Show = (words: ToastWords) => void

/** Toasts requested before the code that shows them has loaded. */
let waiting: readonly ToastWords[] = []
let show: Show | null = null
const listeners = new Set<() => void>()

/** Shows a short message. Money that moved and errors that need an answer belong in the page, not here. */
export function toast(words: ToastWords): void {
  if (show) return show(words)
  waiting = [...waiting, words]
  for (const listener of listeners) listener()
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Waiting for the code that shows them. */
export function waitingToasts(): readonly ToastWords[] {
  return waiting
}

/** Registers the renderer and shows waiting toasts; returns a function that unregisters it. */
export function showToasts(by: Show): () => void {
  show = by
  waiting.forEach(by)
  waiting = []
  return () => {
    show = null
  }
}
