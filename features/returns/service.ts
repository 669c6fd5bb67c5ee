import { betLaw } from '#games/laws.ts'
import type { Json } from '#game-kit/schema.ts'
import { gameNames } from '#features/rounds/door.ts'
import type { Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { createKept } from '#server/kept.ts'
import { bandBounds, judge, type Group, type Window } from './rules.ts'
import { playedIn, type Played } from './store.ts'

/** Several desks look at once: the rounds are summed again at most this often for each window. */
const FRESH_MS = 60_000

const choiceOf = (text: string | null): Json => {
  const choice: Json = text === null ? null : JSON.parse(text)
  return choice
}

function groupOf({ game, edition, choice, sums }: Played): Group {
  return { sums, law: betLaw(game, edition, choiceOf(choice)) }
}

/** What each game returned in a window, flagged ones first, then the most staked. */
export function createReturns(house: House) {
  const keep = createKept<Played[]>(FRESH_MS)
  return async (window: Window, { language, now }: { readonly language: Language; readonly now: Date }) => {
    const played = await keep(window, () => playedIn(house.db, window, now))
    const named = await gameNames(
      house,
      played.map(({ game }) => game),
      language,
    )
    const games = Map.groupBy(played, ({ game, edition, currency }) => `${game}/${edition}/${currency}`)
    return [...games.values()]
      .flatMap((rows) => {
        const [first] = rows
        if (!first) return []
        const { game, edition, currency } = first
        const { name, vendorName } = named(game)
        const bands = [...Map.groupBy(rows, ({ band }) => band)].map(([band, own]) => ({
          ...bandBounds(band),
          ...judge(own.map(groupOf)),
        }))
        return [{ game, name, vendorName, edition, currency, ...judge(rows.map(groupOf)), bands }]
      })
      .toSorted(
        (one, other) =>
          Number(isOutside(other)) - Number(isOutside(one)) || Number(other.rounds - one.rounds),
      )
  }
}

type Shown = Pick<ReturnType<typeof judge>, 'verdict'> & {
  readonly bands: readonly ReturnType<typeof judge>[]
}

function isOutside({ verdict, bands }: Shown): boolean {
  return [verdict, ...bands.map((band) => band.verdict)].some((each) => each === 'above' || each === 'below')
}
