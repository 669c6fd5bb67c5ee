import { Drawer as Base } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { useBackCloses } from '../route/back.ts'
import { backdropClass } from './backdrop.ts'
import { keepInside } from './inside.ts'

export type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A bottom sheet: menus and choices on a phone. Drag it down to close. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  useBackCloses(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Base.Popup
            onSubmit={keepInside}
            className="max-h-[88dvh] w-full max-w-150 overflow-y-auto overscroll-contain rounded-t-sheet bg-surface pb-[max(16px,env(safe-area-inset-bottom))] shadow-lift outline-none transition-transform duration-200 ease-out [transform:translateY(var(--drawer-swipe-movement-y,0px))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:transition-none"
          >
            <div className="sticky top-0 z-1 bg-surface px-5 pt-2.5 pb-3">
              <span className="mx-auto mb-3 block h-1 w-9 rounded-full bg-line" />
              <Base.Title className="text-18 font-bold tracking-tight">{title}</Base.Title>
            </div>
            <Base.Content className="px-5">{children}</Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
