import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '../action/icon-button.tsx'
import { useBackCloses } from '../route/back.ts'
import { backdropClass } from './backdrop.ts'
import { keepInside } from './inside.ts'
import { watchErrors } from '../form/errors/first-error.ts'

watchErrors()

export type DrawerProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Under the title: a number, a moment. */
  readonly text?: ReactNode
  /** Left of the title: a poster, an avatar. */
  readonly start?: ReactNode
  /** Stays at the bottom: the main action. */
  readonly foot?: ReactNode
  readonly width?: 'narrow' | 'wide'
  readonly children: ReactNode
}

/** Details of one item, from the right; nearly full-screen on a phone. */
export function Drawer({ open, onClose, title, text, start, foot, width = 'narrow', children }: DrawerProps) {
  const { t } = useTexts()
  useBackCloses(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          onSubmit={keepInside}
          className={clsx(
            'fixed inset-x-0 top-11 bottom-0 z-50 flex flex-col rounded-t-sheet bg-surface shadow-lift outline-none transition-transform duration-200 ease-out',
            'md:top-0 md:left-auto md:rounded-none md:border-l md:border-hair',
            'data-ending-style:translate-y-full data-starting-style:translate-y-full md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0',
            width === 'wide' ? 'md:w-160' : 'md:w-102',
          )}
        >
          <div className="flex items-center gap-3.5 border-b border-hair py-3 pr-3 pl-5">
            {start}
            <div className="min-w-0 flex-1">
              <Base.Title className="truncate text-16 font-medium">{title}</Base.Title>
              {text && (
                <Base.Description className="num text-12 whitespace-normal text-faint">
                  {text}
                </Base.Description>
              )}
            </div>
            <Base.Close render={<IconButton icon={X} label={t('ui.close')} />} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {foot && (
            <div className="border-t border-hair p-4 pb-[max(16px,env(safe-area-inset-bottom))]">{foot}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
