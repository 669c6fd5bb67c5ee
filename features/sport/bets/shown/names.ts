import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Asked } from '../rules/slip.ts'

type Named = {
  readonly home: { readonly name: string } | null
  readonly away: { readonly name: string } | null
  readonly label: string
}

/** What an event is called: both sides, or the label of a field of runners. */
export const eventName = ({ home, away, label }: Named): string =>
  home && away ? `${home.name} – ${away.name}` : label

export type Sides = { readonly home: string; readonly away: string }

/** A line in quarters as it is read: 10 is 2.5, -1 as a handicap is −0.25. */
export function lineText(line: number, isSigned: boolean, decimal: (text: string) => string): string {
  const text = decimal(String(Math.abs(line) / 4))
  if (!isSigned) return text
  return line === 0 ? text : `${line > 0 ? '+' : '−'}${text}`
}

const HANDICAPS = new Set(['asianHandicap', 'handicap', 'europeanHandicap'])
const TOTALS = new Set(['total', 'homeTotal', 'awayTotal'])

export const isHandicap = (market: string) => HANDICAPS.has(market)
export const isTotal = (market: string) => TOTALS.has(market)

/** The names of markets and outcomes in the language of the page. */
export function useSportNames() {
  const { t, decimal, number } = useTexts()
  const known = (key: string, otherwise: string): string => (hasText(key) ? t(key) : otherwise)

  const market = (
    { market: key, period }: Pick<Asked, 'market' | 'period'>,
    { home, away }: Sides,
  ): string => {
    const base =
      key === 'homeTotal' || key === 'awayTotal'
        ? t('sports.market.teamTotal', { team: key === 'homeTotal' ? home : away })
        : known(`sports.market.${key}`, key)
    return period === 'full' ? base : `${base} · ${known(`sports.period.${period}`, period)}`
  }

  const outcome = ({ market: key, line, outcome: of }: Asked, { home, away }: Sides): string => {
    const side = (name: string) =>
      name === 'home' ? home : name === 'away' ? away : name === 'draw' ? t('sports.draw') : name
    if (isHandicap(key)) {
      const own = of === 'away' ? -line : line
      return `${side(of)} ${of === 'draw' ? lineText(line, true, decimal) : lineText(own, true, decimal)}`
    }
    if (isTotal(key)) return `${known(`sports.outcome.${of}`, of)} ${lineText(line, false, decimal)}`
    if (key === 'doubleChance') {
      const [a = '', b = ''] = { homeOrDraw: [home, t('sports.draw')], homeOrAway: [home, away] }[of] ?? [
        t('sports.draw'),
        away,
      ]
      return t('sports.either', { a, b })
    }
    if (key === 'halfFull') return of.split('/').map(side).join(' / ')
    if (key === 'winningMargin') {
      const found = /^(home|away)(\d)$/.exec(of)
      if (!found) return side(of)
      const goals = Number(found[2])
      return t(goals >= 4 ? 'sports.byMore' : 'sports.by', {
        team: side(found[1] ?? ''),
        goals: number(goals),
      })
    }
    if (key === 'exactGoals') return of === '6' ? `${of}+` : of
    if (key === 'correctScore' && of !== 'other') return of.replace(':', '–')
    if (key === 'win' || key === 'place') return t('sports.runner', { number: of })
    if (of === 'none') return t('sports.outcome.none')
    return hasText(`sports.outcome.${of}`) ? known(`sports.outcome.${of}`, of) : side(of)
  }

  const sport = (key: string) => known(`sports.sport.${key}`, key)
  const period = (key: string) => known(`sports.period.${key}`, key)
  /** "Matchday 3" of a file or a virtual league in the language of the page; other labels as they are. */
  const label = (text: string) => {
    const day = /^Matchday (\d{1,3})$/.exec(text)?.[1]
    return day === undefined ? text : t('sports.matchday', { number: day })
  }
  return { market, outcome, sport, period, label }
}
