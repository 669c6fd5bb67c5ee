import { useEffect, useRef } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { phaseOf } from '../phase.ts'
import type { Table } from '../use-table.ts'
import type { OwnBet } from './use-bets.ts'

type CashProps = {
  readonly table: Table | null
  readonly now: () => number
  readonly bet: OwnBet
  readonly currency: Currency
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** The button whose amount runs with the flight; what is paid is what the multiplier is when the press arrives. */
export function CashButton({ table, now, bet, currency, isBusy, onPress }: CashProps) {
  const { t, money } = useTexts()
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = requestAnimationFrame(draw)
      const phase = table && phaseOf(table, now())
      const hundredths =
        phase?.kind === 'flying' ? Math.min(bet.top, Math.floor(phase.times * 100 + 1e-6)) : 100
      const sum = money((bet.stake * BigInt(hundredths)) / 100n, currency, { symbol: true })
      if (label.current && label.current.textContent !== sum) label.current.textContent = sum
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [table, now, bet, currency, money])
  return (
    <Button
      look="primary"
      size="lg"
      wide
      busy={isBusy}
      onClick={onPress}
      className="h-16! bg-[#ffcf5c]! text-[#1d1503]!"
    >
      {t('crash.cashOut')} <span ref={label} aria-hidden className="num text-18" />
    </Button>
  )
}

/** Space cashes out the first bet, shift and space the second, unless something is being typed. */
export function useCashKey(box: 1 | 2, cash: () => void): void {
  const latest = useRef(cash)
  useEffect(() => {
    latest.current = cash
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event
      const isElsewhere =
        target instanceof Element &&
        target.closest('input, textarea, select, button, a, [role=tab], [role=dialog]') !== null
      if (event.code !== 'Space' || event.repeat || isElsewhere || event.shiftKey !== (box === 2)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [box])
}
