import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { showGeetest } from './geetest.ts'
import { useGesture } from './gesture.ts'
import { Slide } from './slide.tsx'

/** Shows the gesture that a form requested, above the form: our slider, or Geetest's puzzle. */
export function GestureHost() {
  const { t, lang } = useTexts()
  const gesture = useGesture((state) => state.gesture)
  useEffect(() => {
    if (gesture?.kind !== 'geetest') return
    const { captchaId, script, done, giveUp } = gesture
    showGeetest({ captchaId, script, lang }).then(done, (error: unknown) =>
      giveUp(error === 'closed' ? 'closed' : 'unavailable'),
    )
  }, [gesture, lang])
  const isSlide = gesture?.kind === 'slide'
  const form = useOpenWindow(isSlide)
  const close = () => gesture?.giveUp('closed')
  const slide = isSlide && <Slide gap={gesture.gap} onDone={gesture.done} />
  if (slide && form)
    return createPortal(
      <Over title={t('entry.slideTitle')} text={t('entry.slideText')} onClose={close}>
        {slide}
      </Over>,
      form,
    )
  return (
    <Dialog
      open={isSlide}
      onClose={close}
      width="narrow"
      title={t('entry.slideTitle')}
      text={t('entry.slideText')}
    >
      {slide}
    </Dialog>
  )
}

/**
 * The dialog that contains the form while a gesture is requested. An open dialog traps keyboard focus and screen readers, so the gesture is
 * rendered inside it.
 */
function useOpenWindow(isAsked: boolean): Element | null {
  const [focused] = useState(() => ({ at: document.activeElement }))
  useEffect(() => {
    if (!isAsked) return
    // the slider has taken the focus; return it to where it was
    return () => {
      const { at } = focused
      if (at instanceof HTMLElement) setTimeout(() => at.focus())
    }
  }, [isAsked, focused])
  return useMemo(() => {
    if (!isAsked) return null
    focused.at = document.activeElement
    return [...document.querySelectorAll('[role=dialog]')].at(-1) ?? null
  }, [isAsked, focused])
}

type OverProps = {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Over({ title, text, onClose, children }: OverProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    // Escape must work wherever the focus is inside; the group itself is not interactive
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation() // closes this step, not the form
        onClose()
      }}
      className="absolute inset-0 z-10 flex flex-col justify-end gap-4 overflow-y-auto rounded-[inherit] bg-surface p-5 md:justify-center md:p-7"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-22 font-bold tracking-tight">
            {title}
          </h3>
          <p className="mt-1.5 text-muted">{text}</p>
        </div>
        <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
      </div>
      {children}
    </div>
  )
}
