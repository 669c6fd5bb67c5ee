import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Pick } from '../rules/picks.ts'
import type { Asked } from '../rules/slip.ts'

type Named = {
  readonly home: { readonly name: string } | null
  readonly away: { readonly name: string } | null
  readonly label: string
  readonly league?: { readonly name: string }
}

type Translate = (label: string) => string

/**
 * What an event is called: both sides, or league and label of a field of runners: "Saltmarsh Downs #12". `translate` is the page's
 * (`useSportNames().label`).
 */
export const eventName = ({ home, away, label, league }: Named, translate: Translate): string =>
  home && away ? `${home.name} – ${away.name}` : [league?.name, translate(label)].filter(Boolean).join(' ')

/** `runners`: the names of a race's runners by number. */
export type Sides = {
  readonly home: string
  readonly away: string
  readonly runners?: Readonly<Record<string, string>> | undefined
}

/** Both sides of an event, or what a race and its runners are called. */
export function sidesOf(
  {
    runners,
    ...event
  }: Named & {
    readonly runners: readonly { readonly number: number; readonly side: { readonly name: string } }[]
  },
  translate: Translate,
): Sides {
  if (event.home && event.away) return { home: event.home.name, away: event.away.name }
  const names = Object.fromEntries(runners.map(({ number, side }) => [number, side.name]))
  return { home: eventName(event, translate), away: '', runners: names }
}

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

/** Stages of competitions as files and feeds name them. */
const stages: Readonly<Record<string, string>> = {
  Matchday: 'matchday',
  Season: 'season',
  Group: 'group',
  'Round of': 'roundOf',
  'Quarter-final': 'quarterFinal',
  'Semi-final': 'semiFinal',
  'Match for third place': 'thirdPlace',
  Final: 'final',
}

/** The names of markets and outcomes in the language of the page. */
export function useSportNames() {
  const { t, decimal, number } = useTexts()
  const known = (key: string, otherwise: string): string => (hasText(key) ? t(key) : otherwise)

  const market = (
    {
      market: key,
      period,
      line,
    }: { readonly [K in 'market' | 'period']: string } & { readonly line?: number },
    { home, away }: Sides,
  ): string => {
    const base =
      key === 'homeTotal' || key === 'awayTotal'
        ? t('sports.market.teamTotal', { team: key === 'homeTotal' ? home : away })
        : known(`sports.market.${key}`, key)
    if (key === 'place' && line) return t('sports.placeOf', { market: base, places: number(line) })
    return period === 'full' ? base : `${base} · ${known(`sports.period.${period}`, period)}`
  }

  const outcome = ({ market: key, line, outcome: of }: Asked, { home, away, runners }: Sides): string => {
    const runner = (number: string) => {
      const name = runners?.[number]
      return name ? `${number}. ${name}` : t('sports.runner', { number })
    }
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
    if (key === 'champion') return runners?.[of] ?? t('sports.runner', { number: of })
    if (key === 'win' || key === 'place') return runner(of)
    if (key === 'forecast') return of.split('-').map(runner).join(' → ')
    if (key.startsWith('scorer')) {
      const team = of.startsWith('home') ? home : away
      return of === 'none' ? t('sports.noScorer') : `${of.slice(of.indexOf(':') + 1)} (${team})`
    }
    if (of === 'none') return t('sports.outcome.none')
    return hasText(`sports.outcome.${of}`) ? known(`sports.outcome.${of}`, of) : side(of)
  }

  /** What a leg is on, and in which markets, each named once. */
  const outcomes = (selections: readonly Asked[], sides: Sides) =>
    selections.map((each) => outcome(each, sides)).join(' + ')
  const markets = (selections: readonly Asked[], sides: Sides) =>
    [...new Set(selections.map((each) => market(each, sides)))].join(' + ')

  const sport = (key: string) => known(`sports.sport.${key}`, key)
  const period = (key: string) => known(`sports.period.${key}`, key)
  const labelPart = (text: string) => {
    const [, name = '', of = ''] = /^(Matchday|Season|Group|Round of) (\w{1,6})$/.exec(text) ?? ['', text]
    const key: string = `sports.stage.${stages[name] ?? ''}`
    return Object.hasOwn(stages, name) ? t(key, { of }) : text
  }
  /** "Matchday 3 · Group A" of a file or a virtual league in the language of the page; other labels as they are. */
  const label = (text: string) => text.split(' · ').map(labelPart).join(' · ')
  /** What a pick is on. A slip is read in another language than the one in which it was picked, too. */
  const picked = ({ home, away, league, race }: Pick): Sides => ({
    home:
      race?.label === undefined
        ? home
        : eventName({ home: null, away: null, label: race.label, league: { name: league } }, label),
    away,
    runners: race?.names,
  })
  return { market, markets, outcome, outcomes, sport, period, label, picked }
}
