import { Toast } from '@base-ui/react/toast'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, type KeyboardEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { showToasts, type ToastTone, type ToastWords } from './toast.ts'

/** Long enough to read twice; paused while hovered, focused, or while the window is in the background. */
const SHOWN_MS = 6000
/** Older ones wait until there is room. */
const MOST_AT_ONCE = 3

const icons = { good: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert }
const tones: Record<ToastTone, string> = {
  good: 'text-action-text',
  info: 'text-info',
  warning: 'text-warning',
  danger: 'text-danger',
}

const manager = Toast.createToastManager<ToastWords>()

/**
 * Where toasts appear: above drawers and dialogs. One per application, outside its routes. F6 moves the focus there, Escape dismisses
 * the focused one. On a phone they are at the top, where a game has no controls; above a layer, whose title, tabs and close button are
 * at its top, they are at the bottom, over its action bar. On a desktop they are at the top right, or at the bottom left: where details of
 * the next order stand at the right, a toast about the one before would cover their head.
 */
export function Toaster({ desktop = 'top' }: { readonly desktop?: 'top' | 'bottom' }) {
  const { t } = useTexts()
  // after the provider has subscribed to its manager: an effect of a child would run too early
  useEffect(
    () => showToasts((words) => manager.add({ title: words.title, description: words.text, data: words })),
    [],
  )
  return (
    <Toast.Provider toastManager={manager} timeout={SHOWN_MS} limit={MOST_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('ui.notices')}
          data-toasts=""
          className={clsx(
            'pointer-events-none fixed inset-x-4 top-16 z-60 grid justify-items-center gap-2 outline-none max-md:[:root:has([role=dialog]:not([data-closed]))_&]:top-auto max-md:[:root:has([role=dialog]:not([data-closed]))_&]:bottom-22 md:w-95',
            desktop === 'top'
              ? 'md:top-20 md:right-6 md:left-auto'
              : 'md:top-auto md:right-auto md:bottom-12 md:left-66',
          )}
        >
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** The newest at the bottom. */
function Shown() {
  const { toasts } = Toast.useToastManager<ToastWords>()
  return toasts.toReversed().map((entry) => <Entry key={entry.id} entry={entry} />)
}

type EntryProps = { readonly entry: Toast.Root.ToastObject<ToastWords> }

function Entry({ entry }: EntryProps) {
  const { t } = useTexts()
  const { tone = 'info', action } = entry.data ?? {}
  const Icon = icons[tone]
  return (
    <Toast.Root
      toast={entry}
      // role group, not dialog: it asks for nothing, and must not be confused with a dialog below
      role="group"
      aria-modal={undefined}
      swipeDirection={['up', 'down', 'right']}
      onKeyDown={keepEscape}
      className="pointer-events-auto flex w-full animate-arrive translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift transition-opacity duration-120 data-ending-style:opacity-0 data-limited:hidden"
    >
      <Icon size={20} className={clsx('mt-3', tones[tone])} aria-hidden />
      <div className="min-w-0 flex-1 py-2.5">
        <Toast.Title render={<p />} className="font-medium" />
        <Toast.Description className="text-13 text-muted" />
        {action && (
          <Button size="sm" className="mt-2" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={t('ui.dismiss')} onClick={() => manager.close(entry.id)} />
    </Toast.Root>
  )
}

/** Escape dismisses only the toast, not the dialog below it. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}
