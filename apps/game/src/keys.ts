import type { Table } from './table-state.ts'

export type KeyDeeds = { table: Table; mute(): void; info(): void }

/** A slider, a field or an open dialog handles its own keys. */
function keepsKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role="slider"], dialog, [contenteditable]') !== null
  )
}

/** Keyboard shortcuts: Space plays, S skips, M mutes, arrows change the stake, T toggles fast play, I opens the rules. */
export function listenToKeys({ table, mute, info }: KeyDeeds): () => void {
  const deeds: Readonly<Record<string, () => void>> = {
    Space: table.press,
    KeyS: table.skip,
    KeyM: mute,
    KeyT: table.turbo,
    KeyI: info,
    ArrowUp: () => table.step(1),
    ArrowDown: () => table.step(-1),
  }
  const hear = (event: KeyboardEvent): void => {
    const deed = deeds[event.code]
    if (!deed || event.ctrlKey || event.metaKey || event.altKey || keepsKeys(event.target)) return
    event.preventDefault()
    if (!event.repeat || event.code.startsWith('Arrow')) deed()
  }
  window.addEventListener('keydown', hear)
  return () => window.removeEventListener('keydown', hear)
}
