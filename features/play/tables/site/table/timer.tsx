import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { serverNow } from '../server-time.ts'
import { playSound } from '../sound/sounds.ts'

/** In the last seconds it turns red and ticks. */
const LAST_SECONDS = 5
const TICK_MS = 200

type TimerProps = {
  readonly closesAt: Date
  readonly sellsSeconds: number
  readonly hasSound: boolean
}

/** Seconds in which bets are taken, by the server's clock. Screen readers hear the beginning and the last five seconds only. */
export function Timer({ closesAt, sellsSeconds, hasSound }: TimerProps) {
  const { t } = useTexts()
  const [left, setLeft] = useState(() => secondsTo(closesAt))
  const ticked = useRef(0)
  useEffect(() => {
    const tick = () => setLeft(secondsTo(closesAt))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [closesAt])
  const isLast = left <= LAST_SECONDS && left > 0
  useEffect(() => {
    if (isLast && hasSound && ticked.current !== left) playSound('tick')
    ticked.current = left
  }, [left, isLast, hasSound])
  return (
    <div
      className="lt-timer"
      data-last={isLast || undefined}
      style={vars({ '--left': Math.max(0, Math.min(1, left / sellsSeconds)) })}
    >
      <span className="num" aria-hidden>
        {Math.max(0, left)}
      </span>
      <span className="sr-only" role="status">
        {isLast && left === LAST_SECONDS ? t('tables.secondsLeft', { count: LAST_SECONDS }) : ''}
      </span>
    </div>
  )
}

const secondsTo = (until: Date): number => Math.ceil((until.getTime() - serverNow()) / 1000)
