import { useSyncExternalStore } from 'react'

/**
 * The server's messages at single inputs, by the input's element ID. `FormFailure` finds the input that a refusal is about and reports it
 * here; the input's `Field` shows the message until the input changes.
 */
const messages = new Map<string, string>()
const listeners = new Set<() => void>()

function announce(): void {
  for (const heard of listeners) heard()
}

/** Shows a message at an input until it changes; returns the function that removes it earlier. */
export function reportAt(input: HTMLElement, words: string): () => void {
  const { id } = input
  const remove = () => {
    input.removeEventListener('input', remove)
    if (messages.delete(id)) announce()
  }
  messages.set(id, words)
  input.addEventListener('input', remove)
  announce()
  return remove
}

/** The message that the server reported at this input. */
export function useReported(id: string): string | undefined {
  return useSyncExternalStore(
    (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    () => messages.get(id),
    () => undefined,
  )
}
