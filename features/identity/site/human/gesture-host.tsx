import { useEffect } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { showGeetest } from './geetest.ts'
import { useGesture } from './gesture.ts'
import { Slide } from './slide.tsx'

/** Draws the gesture that a form asked for, above the form: our slide, or Geetest's own puzzle. */
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
  return (
    <Dialog
      open={isSlide}
      onClose={() => gesture?.giveUp('closed')}
      width="narrow"
      title={t('entry.slideTitle')}
      text={t('entry.slideText')}
    >
      {isSlide && <Slide gap={gesture.gap} onDone={gesture.done} />}
    </Dialog>
  )
}
