import { namedSystems } from '#game-kit/sports/multiples/systems.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'

type Named = {
  readonly sizes: readonly number[]
  readonly legs: readonly { readonly isBanker: boolean; readonly selections: readonly unknown[] }[]
  readonly isEachWay: boolean
}

const systemKey = (name: string): string => `sports.system.${name}`
const foldKey = (legs: number): string => `sports.fold.${legs}`

/** What a bet is called: "Single", "Treble", "Yankee", "2 of 5". */
export function useBetName(): (bet: Named) => string {
  const { t } = useTexts()
  return ({ sizes, legs, isEachWay }) => {
    const free = legs.filter(({ isBanker }) => !isBanker).length
    const named = Object.entries(namedSystems).find(
      ([, system]) =>
        system.selections === free &&
        system.sizes.length === sizes.length &&
        system.sizes.every((size) => sizes.includes(size)),
    )
    const [size = 1] = sizes
    const base = () => {
      if (named && legs.length > 2) return t(systemKey(named[0]))
      if (legs.length === 1)
        return t((legs[0]?.selections.length ?? 0) > 1 ? 'sports.sameGame' : 'sports.single')
      if (sizes.length === 1 && size === free)
        return hasText(foldKey(legs.length))
          ? t(foldKey(legs.length))
          : t('sports.fold.many', { count: legs.length })
      return t('sports.sizesOf', { sizes: sizes.join('+'), count: free })
    }
    return isEachWay ? t('sports.eachWayName', { bet: base() }) : base()
  }
}
