import { useEffect } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { decide, measure, useConsent } from './analytics.ts'
import { useMeasured } from './use-status.ts'

/** Asks once for consent to analytics; both buttons have the same size, and refusing has no drawback. */
export function ConsentBar() {
  const { t } = useTexts()
  const gtagId = useMeasured()
  const consent = useConsent()
  useEffect(() => {
    if (gtagId && consent === 'yes') measure(gtagId)
  }, [gtagId, consent])
  if (!gtagId || consent !== 'unasked') return null
  return (
    <section
      aria-label={t('startup.measureTitle')}
      className="fixed inset-x-3 bottom-18 z-30 mx-auto grid max-w-150 gap-3 rounded-card border border-hair bg-surface p-4 shadow-lift md:bottom-4 md:grid-cols-[1fr_auto] md:items-center"
    >
      <p className="text-13">
        <b className="block font-medium">{t('startup.measureTitle')}</b>
        <span className="text-muted">{t('startup.measureText')}</span>
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={() => decide('no')}>{t('startup.measureNo')}</Button>
        <Button onClick={() => decide('yes')}>{t('startup.measureYes')}</Button>
      </div>
    </section>
  )
}
