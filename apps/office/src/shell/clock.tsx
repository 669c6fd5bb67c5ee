import { useEffect, useState } from 'react'
import { timeZone, useTexts } from '#texts/use-texts.ts'

const TICK_MS = 1_000

/** The time in the zone that every table uses, with the zone's name. */
export function Clock() {
  const { date, t, lang } = useTexts()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const zone = timeZone()
  return (
    <span className="num text-12 text-muted max-lg:hidden" title={t('office.zone', { zone })}>
      {date(now, 'stamp')} {offsetOf(lang, zone, now)}
    </span>
  )
}

function offsetOf(lang: string, timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
