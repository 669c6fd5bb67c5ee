import { useEffect, useRef } from 'react'

export type RowKeys = {
  /** Keys of the rows in display order. */
  readonly rows: readonly string[]
  readonly selected: string | null
  readonly onSelect: (key: string) => void
  /** Opens the selected row; Enter. */
  readonly onOpen?: (key: string) => void
  /** One-letter actions on the selected row, in lower case: `{ a: approve, r: reject }`. */
  readonly actions?: Readonly<Record<string, (key: string) => void>>
}

/**
 * Keyboard control of a list: J and K (or the arrows) move, Enter opens, letters run the displayed actions. Inactive while typing, with
 * a modifier held, or while a dialog is open.
 */
export function useRowKeys(given: RowKeys): void {
  const latest = useRef(given)
  /** Where the selected row was last: a decided row leaves the list, and the next one takes its place. */
  const place = useRef(0)
  useEffect(() => {
    latest.current = given
    const at = given.selected === null ? -1 : given.rows.indexOf(given.selected)
    if (at >= 0) place.current = at
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const { rows, selected, onSelect, onOpen, actions = {} } = latest.current
      const step = steps[event.key]
      const at = selected === null ? -1 : rows.indexOf(selected)
      const hasLeft = selected !== null && at < 0
      const from = hasLeft && step === 1 ? place.current - 1 : hasLeft ? place.current : at
      const target =
        step === undefined ? undefined : rows[Math.min(rows.length - 1, Math.max(0, from + step))]
      if (target !== undefined) {
        event.preventDefault()
        onSelect(target)
        return
      }
      if (selected === null || at < 0) return
      const action =
        event.key === 'Enter' && isOutsideControls(event) ? onOpen : actions[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action(selected)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const { selected } = given
  useEffect(() => {
    document.querySelector('tr[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [selected])
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]')) return false
  return !(
    target instanceof HTMLElement &&
    target.closest('input,textarea,select,[contenteditable="true"],[role="tab"]')
  )
}

function isOutsideControls({ target }: KeyboardEvent): boolean {
  return !(target instanceof HTMLElement && target.closest('button,a,summary,tr[tabindex]'))
}
