import { useTexts } from '#texts/use-texts.ts'
import { lineText } from '../../shown/names.ts'
import type { Book, Offer, SportEvent } from '../types.ts'
import { Cell } from './event-row.tsx'

export const periods = ['full', 'first'] as const

export type DenseOffers = {
  readonly winner: Offer | undefined
  /** The main line first. */
  readonly handicaps: readonly Offer[]
  readonly totals: readonly Offer[]
}

/** Of a period: who wins, and the lines of handicap and total. */
export function denseOffers(book: Book | null, period: string): DenseOffers {
  const found = (...markets: readonly string[]) =>
    book?.offers.filter((offer) => offer.period === period && markets.includes(offer.market)) ?? []
  return {
    winner: found('winner', 'toWin')[0],
    handicaps: found('asianHandicap', 'handicap'),
    totals: found('total'),
  }
}

type DensePartProps = {
  readonly event: SportEvent
  readonly book: Book | null
  readonly period: (typeof periods)[number]
  readonly found: DenseOffers
  /** With the lines that follow the main one. */
  readonly isOpen: boolean
}

/** The columns of a period: who wins, handicap, total. Each line is a pair of prices below the one before. */
export function DensePart({ event, book, period, found, isOpen }: DensePartProps) {
  const { t, decimal } = useTexts()
  const { winner } = found
  const cell = { event, book }
  // a place without an offer stays empty
  const lines = (offers: readonly Offer[]) =>
    isOpen && offers.length > 1 ? offers.map((offer) => offer.line) : [offers[0]?.line ?? 0]
  const at = (offers: readonly Offer[], line: number) => offers.find((offer) => offer.line === line)
  const shown = (quarters: number, isSigned: boolean) => lineText(quarters, isSigned, decimal)
  const isEmpty = !winner && found.handicaps.length === 0 && found.totals.length === 0
  return (
    <span className="sb-dense-part" data-period={period} data-empty={isEmpty ? '' : undefined}>
      <b className="sb-dense-period">{t(`sports.period.${period}`)}</b>
      <span>
        <Cell {...cell} offer={winner} of="home" />
        <Cell {...cell} offer={winner} of="away" />
        {winner?.market === 'winner' && <Cell {...cell} offer={winner} of="draw" />}
      </span>
      <span>
        {lines(found.handicaps).map((line) => (
          <span key={line} className="sb-dense-line">
            <Cell {...cell} offer={at(found.handicaps, line)} of="home" label={shown(line, true)} />
            <Cell {...cell} offer={at(found.handicaps, line)} of="away" label={shown(-line, true)} />
          </span>
        ))}
      </span>
      <span>
        {lines(found.totals).map((line) => (
          <span key={line} className="sb-dense-line">
            <Cell
              {...cell}
              offer={at(found.totals, line)}
              of="over"
              label={t('sports.dense.over', { line: shown(line, false) })}
            />
            <Cell
              {...cell}
              offer={at(found.totals, line)}
              of="under"
              label={t('sports.dense.under', { line: shown(line, false) })}
            />
          </span>
        ))}
      </span>
    </span>
  )
}
