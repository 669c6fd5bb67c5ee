import { useEffect, useState } from 'react'
import { formatElapsed } from '#texts/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { houseNow } from '#ui/api/server-clock.ts'

const TICK_MS = 1000

export type CountdownProps = {
  readonly until: Date
  readonly onDone?: () => void
  readonly className?: string | undefined
}

/** Remaining time in seconds. Screen readers hear the end time, not every second. */
export function Countdown({ until, onDone, className }: CountdownProps) {
  const { t, date } = useTexts()
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    const timer = setInterval(() => setLeft(secondsTo(until)), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onDone?.()
  }, [isOver, onDone])
  const time = formatElapsed(left).replace(/^0:/, '')
  return (
    <time dateTime={until.toISOString()} title={date(until, 'stamp')} className={className}>
      <span className="num">{isOver ? t('ui.timeUp') : time}</span>
    </time>
  )
}

function secondsTo(until: Date): number {
  return Math.ceil((until.getTime() - houseNow()) / 1000)
}
