export type ToastTone = 'good' | 'info' | 'warning' | 'danger'

export type ToastWords = {
  readonly tone?: ToastTone
  readonly title: string
  readonly text?: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type ToastEntry = ToastWords & { readonly id: number }

let entries: readonly ToastEntry[] = []
let counter = 0
const listeners = new Set<() => void>()

/** Says something in passing. Money that moved and errors that need an answer belong in the page, not here. */
export function toast(words: ToastWords): void {
  counter += 1
  entries = [...entries, { ...words, id: counter }].slice(-MOST_AT_ONCE)
  for (const listener of listeners) listener()
}

const MOST_AT_ONCE = 3

export function dismissToast(id: number): void {
  entries = entries.filter((entry) => entry.id !== id)
  for (const listener of listeners) listener()
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function toasts(): readonly ToastEntry[] {
  return entries
}
