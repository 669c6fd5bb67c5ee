import clsx from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUp, GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { beforeOf, type Step } from '../../rules/arrange.ts'

type Row = { readonly id: string; readonly name: string }

export type OrderListProps<R extends Row> = {
  /** The visible rows, in order. */
  readonly rows: readonly R[]
  /** Ids of the whole list: a row that moves past the last visible one stays before the hidden ones. */
  readonly all: readonly string[]
  readonly isBusy: boolean
  /** Null for an operator with read access only. `before` null: to the end. */
  readonly onMove: ((row: string, before: string | null) => void) | null
  readonly note: (row: R) => ReactNode
  readonly marks: (row: R) => ReactNode
}

/** A list that is reordered with arrow buttons, by keyboard, or by drag and drop. */
export function OrderList<R extends Row>({ rows, all, isBusy, onMove, note, marks }: OrderListProps<R>) {
  const { t } = useTexts()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const pressed = useRef<HTMLButtonElement | null>(null)
  const ids = rows.map(({ id }) => id)
  const order = ids.join(' ')
  useLayoutEffect(() => {
    // moving a row in the DOM drops the focus: restore it
    if (pressed.current?.isConnected) pressed.current.focus()
    pressed.current = null
  }, [order])
  const step = (row: R, to: Step, button: HTMLButtonElement) => {
    const target = beforeOf({ shown: ids, all, row: row.id, to })
    if (!target || isBusy || !onMove) return
    pressed.current = button
    setSaid(t('arrange.moved', { name: row.name, place: target.place + 1, count: rows.length }))
    onMove(row.id, target.before)
  }
  const drop = (on: string) => {
    const target = dragged === null ? null : beforeOf({ shown: ids, all, row: dragged, to: { on } })
    if (target && dragged !== null && !isBusy) onMove?.(dragged, target.before)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol className="divide-y divide-hair">
        {rows.map((row, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow buttons do the same from the keyboard
          <li
            key={row.id}
            draggable={onMove !== null}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', row.id)
              setDragged(row.id)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(row.id)
            }}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop(row.id)
            }}
            className={clsx(
              'flex min-h-13 items-center gap-2 py-1.5',
              dragged === row.id && 'opacity-50',
              over === row.id && dragged !== row.id && 'bg-action-soft',
            )}
          >
            {onMove && (
              <GripVertical size={16} className="shrink-0 cursor-grab text-faint max-md:hidden" aria-hidden />
            )}
            <span className="num w-8 shrink-0 text-right text-12 text-faint">{at + 1}</span>
            <span className="grid min-w-0 flex-1 gap-0.5 pl-1">
              <span className="truncate text-14">{row.name}</span>
              <span className="flex flex-wrap items-center gap-2 text-12 text-faint">{note(row)}</span>
            </span>
            {marks(row)}
            {onMove &&
              (
                [
                  { to: 'first', icon: ChevronsUp, isOff: at === 0 },
                  { to: 'up', icon: ArrowUp, isOff: at === 0 },
                  { to: 'down', icon: ArrowDown, isOff: at === rows.length - 1 },
                ] as const
              ).map(({ to, icon, isOff }) => (
                <IconButton
                  key={to}
                  icon={icon}
                  size="sm"
                  // a disabled button would lose the focus at either end of the list
                  aria-disabled={isOff}
                  label={t(`arrange.${to}Of`, { name: row.name })}
                  onClick={(event) => step(row, to, event.currentTarget)}
                  className={clsx('aria-disabled:opacity-40', to === 'first' && 'max-md:hidden')}
                />
              ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
