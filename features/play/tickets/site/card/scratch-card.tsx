import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { headOf, lookOf } from '../pictures.ts'
import { PrizeSymbol } from './prize-symbol.tsx'
import './ticket.css'
import { useScratch } from './use-scratch.ts'

export type CardTicket = {
  readonly label: string
  readonly number: number
  readonly price: bigint
  readonly times: readonly number[]
  readonly prize: number | null
  /** Null until the server has been asked for them. */
  readonly fields: readonly number[] | null
}

type CardProps = {
  readonly theme: string
  readonly name: string
  readonly currency: Currency
  /** Null: a sample that cannot be scratched. */
  readonly ticket: CardTicket | null
  /** The first touch of the scratch layer: the ticket's fields are needed now. */
  readonly onTouch: () => void
  /** All nine fields are open. */
  readonly onDone: () => void
}

/** A ticket with its scratch layer: by hand, by keyboard field by field, or all at once. */
export function ScratchCard({ theme, name, currency, ticket, onTouch, onDone }: CardProps) {
  const { t, money } = useTexts()
  const look = lookOf(theme)
  const { canvas, open, openField, openAll, hand } = useScratch({
    theme,
    isEnabled: ticket !== null,
    onTouch,
  })
  const isDone = open.every(Boolean) && ticket?.fields !== null
  const told = useRef(false)
  useEffect(() => {
    if (!isDone || told.current) return
    told.current = true
    onDone()
  }, [isDone, onDone])
  const prizeOf = (field: number) =>
    money((ticket?.price ?? 0n) * BigInt(ticket?.times[field] ?? 0), currency)
  const said = (at: number): string => {
    const field = ticket?.fields?.[at]
    if (!open[at]) return t('tickets.fieldCovered', { at: at + 1 })
    if (field === undefined) return t('tickets.fieldWaiting', { at: at + 1 })
    return field === BLANK
      ? t('tickets.fieldEmpty', { at: at + 1 })
      : t('tickets.fieldOpen', { at: at + 1, prize: prizeOf(field) })
  }
  return (
    <article
      className="ticket-card overflow-hidden rounded-card shadow-lift"
      style={{ backgroundColor: look.paper }}
    >
      <img
        {...headOf(theme)}
        sizes="(min-width: 761px) 440px, 100vw"
        alt={name}
        className="block aspect-2/1 w-full"
      />
      <div className="ticket-edge grid gap-2.5 p-3" style={{ color: look.ink }}>
        <p className="flex items-baseline justify-between gap-3 text-12 font-medium">
          <span>{t('tickets.match')}</span>
          <span className="num">
            {ticket
              ? t('tickets.serial', { label: ticket.label, number: ticket.number })
              : t('tickets.sample')}
          </span>
        </p>
        <div className="relative overflow-hidden rounded-control">
          <ul className="grid grid-cols-3 gap-px" style={{ backgroundColor: look.foil[1] }}>
            {open.map((isOpen, at) => {
              const field = ticket?.fields?.[at]
              const isHit = isDone && field !== undefined && field !== BLANK && field === ticket?.prize
              return (
                <li key={at} className="relative aspect-square" style={{ backgroundColor: look.paper }}>
                  <span
                    aria-hidden
                    className={clsx(
                      'absolute inset-0 grid place-content-center justify-items-center gap-0.5',
                      isHit && 'ticket-hit',
                    )}
                  >
                    {field !== undefined && field !== BLANK && ticket && (
                      <>
                        <PrizeSymbol
                          theme={theme}
                          prize={field}
                          count={ticket.times.length}
                          className="size-14 md:size-18"
                        />
                        <span className="num text-12 font-bold tracking-tight md:text-13">
                          {prizeOf(field)}
                        </span>
                      </>
                    )}
                  </span>
                  <button
                    type="button"
                    aria-label={said(at)}
                    aria-disabled={isOpen || ticket === null}
                    onClick={() => openField(at)}
                    className="ticket-field absolute inset-0.5 z-2 rounded-tag"
                  />
                </li>
              )
            })}
          </ul>
          <canvas
            ref={canvas}
            aria-hidden
            className="absolute inset-0 z-1 size-full touch-none"
            onPointerDown={hand.onPointerDown}
            onPointerMove={hand.onPointerMove}
            onPointerUp={hand.onPointerUp}
            onPointerCancel={hand.onPointerUp}
          />
        </div>
        <Button look="quiet" disabled={ticket === null || open.every(Boolean)} onClick={openAll}>
          {t('tickets.revealAll')}
        </Button>
      </div>
    </article>
  )
}
