export type ToastTone = 'good' | 'info' | 'warning' | 'danger'

export type ToastWords = {
  readonly tone?: ToastTone
  readonly title: string
  readonly text?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Show = (words: ToastWords) => void

/** Said before the code that shows toasts is here. */
let waiting: readonly ToastWords[] = []
let show: Show | null = null
const listeners = new Set<() => void>()

/** Says something in passing. Money that moved and errors that need an answer belong in the page, not here. */
export function toast(words: ToastWords): void {
  if (show) return show(words)
  waiting = [...waiting, words]
  for (const listener of listeners) listener()
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits for the code that shows it. */
export function waitingToasts(): readonly ToastWords[] {
  return waiting
}

/** From now on toasts are shown so, first of all those that wait; gives the way to stop. */
export function showToasts(by: Show): () => void {
  show = by
  waiting.forEach(by)
  waiting = []
  return () => {
    show = null
  }
}
