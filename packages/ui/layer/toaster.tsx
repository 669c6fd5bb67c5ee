import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { dismissToast, onToasts, toasts, type ToastEntry, type ToastTone } from './toast.ts'

/** Long enough to read twice; stands still while pointed at or focused. */
const SHOWN_MS = 6000

const icons = { good: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert }
const tones: Record<ToastTone, string> = {
  good: 'text-action-text',
  info: 'text-info',
  warning: 'text-warning',
  danger: 'text-danger',
}

/** Where toasts appear: above drawers and dialogs, which stand beside the page. One in an application, outside its routes. */
export function Toaster() {
  const { t } = useTexts()
  const list = useSyncExternalStore(onToasts, toasts, toasts)
  return createPortal(
    <section
      aria-label={t('ui.notices')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-16 z-60 grid justify-items-center gap-2 md:top-20 md:right-6 md:left-auto md:w-95"
    >
      {list.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </section>,
    document.body,
  )
}

function Entry({ entry }: { readonly entry: ToastEntry }) {
  const { t } = useTexts()
  const [held, setHeld] = useState(false)
  const tone = entry.tone ?? 'info'
  const Icon = icons[tone]
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(entry.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, entry.id])
  return (
    <div
      className="pointer-events-auto flex w-full animate-arrive items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} className={clsx('mt-3', tones[tone])} aria-hidden />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-medium">{entry.title}</p>
        {entry.text && <p className="text-13 text-muted">{entry.text}</p>}
        {entry.action && (
          <Button size="sm" className="mt-2" onClick={entry.action.run}>
            {entry.action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label={t('ui.dismiss')} onClick={() => dismissToast(entry.id)} />
    </div>
  )
}
