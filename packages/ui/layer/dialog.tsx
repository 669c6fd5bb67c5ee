import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '../action/icon-button.tsx'
import { useBackCloses } from '../route/back.ts'
import { backdropClass } from './backdrop.ts'
import { keepInside } from './inside.ts'
import { watchErrors } from '../form/errors/first-error.ts'
import { onSent } from '../api/sent.ts'

// a confirmation has no fields, but its request can be refused
watchErrors()

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Buttons; the primary one last. Stacked on a phone, in a row on a desktop. */
  readonly actions?: ReactNode
  /** 440, 600 (the specification's default) or 820 pixels at most. */
  readonly width?: 'narrow' | 'default' | 'wide'
  /** At the top: content below an input may appear and vanish without moving the input. */
  readonly place?: 'middle' | 'top'
  /** Hides the close button if an answer is needed. Escape still closes. */
  readonly mustAnswer?: boolean
  readonly children?: ReactNode
}

/** The default is the specification's 600 by 300; larger content grows. */
const widths = { narrow: 'md:max-w-110', default: 'md:max-w-150 md:min-h-75', wide: 'md:max-w-205' }

/** A question or a form above the page: centred on a desktop, from below on a phone. Focus is trapped and restored. */
export function Dialog({
  open,
  onClose,
  title,
  text,
  actions,
  width = 'default',
  place = 'middle',
  mustAnswer = false,
  children,
}: DialogProps) {
  const { t } = useTexts()
  const popup = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  useBackCloses(open, onClose)
  useEffect(() => {
    if (open) return onSent(onClose)
  }, [open, onClose])
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Viewport
          className={clsx(
            'fixed inset-0 z-50 grid items-end overflow-y-auto overscroll-contain md:justify-items-center md:p-6',
            place === 'top' ? 'md:items-start md:pt-12' : 'md:items-center',
          )}
        >
          <Base.Popup
            ref={popup}
            onSubmit={keepInside}
            initialFocus={() => {
              opener.current = document.activeElement
              return firstChoice(popup.current)
            }}
            finalFocus={() => backTo(opener.current, popup.current)}
            className={clsx(
              'relative flex max-h-[94dvh] w-full flex-col rounded-t-sheet bg-surface shadow-lift outline-none md:max-h-[88dvh] md:rounded-sheet md:border md:border-hair',
              'transition-[transform,opacity] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
              'data-ending-style:translate-y-6 data-starting-style:translate-y-6 md:data-ending-style:translate-y-2 md:data-starting-style:translate-y-2',
              widths[width],
              place === 'top' && 'max-md:h-[94dvh]',
            )}
          >
            <div className="flex items-start gap-3 px-5 pt-5 md:px-7 md:pt-6">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-22 font-bold tracking-tight">{title}</Base.Title>
                {text && <Base.Description className="mt-1.5 text-muted">{text}</Base.Description>}
              </div>
              {!mustAnswer && (
                <Base.Close render={<IconButton icon={X} label={t('ui.close')} className="-mt-2 -mr-3" />} />
              )}
            </div>
            {children && (
              <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5 md:px-7 md:pb-7">{children}</div>
            )}
            {actions && (
              <div
                className={clsx(
                  'grid gap-2.5 px-5 pb-[max(20px,env(safe-area-inset-bottom))] md:mt-auto md:flex md:justify-end md:px-7 md:pb-6',
                  children ? 'border-t border-hair pt-4' : 'pt-6',
                )}
              >
                {actions}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Initial focus: the marked element, else the first input, else the first focusable element. */
function firstChoice(popup: HTMLElement | null): HTMLElement | true {
  const marked = popup?.querySelector<HTMLElement>('[data-focus]')
  return (
    marked ?? popup?.querySelector<HTMLElement>('input:not([type=radio], [hidden]), textarea, select') ?? true
  )
}

const DIALOG = '[role=dialog], [role=alertdialog]'

/**
 * Focus on closing: unchanged if the next dialog has it already (false); the opener (true); if that is gone, for example the login
 * button after login, the page itself without scrolling; if a dialog is below, its content.
 */
function backTo(opener: Element | null, popup: HTMLElement | null): HTMLElement | boolean {
  const next = document.activeElement?.closest(DIALOG)
  if (next && next !== popup) return false
  // ignore an opener inside a dialog that is closing
  if (opener?.isConnected && opener !== document.body) return true
  // a dialog that is fading out does not count
  const below = [...document.querySelectorAll(DIALOG)].findLast(
    (other) => other !== popup && !other.hasAttribute('data-closed'),
  )
  if (!below) return toPage()
  return below.querySelector<HTMLElement>('[data-content]') ?? true
}

/** To the page itself: the opener may be gone after login. */
function toPage(): boolean {
  const page = document.getElementById('content')
  // explicitly, because the library would focus the first link; once the page accepts focus again
  if (page) queueMicrotask(() => page.focus({ preventScroll: true }))
  return page === null
}
