import { Menu as Base } from '@base-ui/react/menu'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useBackCloses } from '../route/back.ts'

export type MenuItem = {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly end?: ReactNode
}

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>
  /** Above the items: who, how much. */
  readonly head?: ReactNode
  /** Groups are separated by a line. */
  readonly groups: readonly (readonly MenuItem[])[]
  readonly align?: 'start' | 'end'
  readonly defaultOpen?: boolean
}

/** A short list of actions in a menu. */
export function Menu({ trigger, head, groups, align = 'end', defaultOpen = false }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  useBackCloses(isOpen, () => setOpen(false))
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50 outline-none">
          <Base.Popup className="min-w-60 origin-(--transform-origin) rounded-card border border-hair bg-surface p-1.5 shadow-lift outline-none transition-[transform,opacity] duration-120 ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {head && <div className="px-3 pt-2 pb-3">{head}</div>}
            {groups.map((items, index) => (
              <Base.Group
                key={items[0]?.key ?? index}
                className={clsx((index > 0 || head) && 'mt-1.5 border-t border-hair pt-1.5')}
              >
                {items.map((item) => (
                  <Item key={item.key} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Item({
  item: { icon: Icon, label, onSelect, danger = false, disabled = false, end },
}: {
  readonly item: MenuItem
}) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={clsx(
        'flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none select-none data-highlighted:bg-raised data-disabled:cursor-not-allowed data-disabled:text-faint',
        danger ? 'text-danger' : 'text-muted data-highlighted:text-text',
      )}
    >
      {Icon && <Icon size={18} aria-hidden />}
      <span className="flex-1">{label}</span>
      {end && <span className="text-12 text-faint">{end}</span>}
    </Base.Item>
  )
}
