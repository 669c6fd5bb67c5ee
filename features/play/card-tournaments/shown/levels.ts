import { useTexts } from '#texts/use-texts.ts'
import type { TournamentGame } from '../rules/tournament.ts'
import { usePoints } from './points.ts'

type Level = { readonly small: bigint; readonly big: bigint }
type Of = { readonly game: TournamentGame }

/** A level as players say it: the blinds "50/100", or in Tien Len what a card is worth. */
export function useLevelText({ game }: Of): (level: Level) => string {
  const points = usePoints()
  return ({ small, big }) => (game === 'tien-len' ? points(big) : `${points(small)}/${points(big)}`)
}

/** What the levels of a game are of. */
export function useLevelName({ game }: Of): string {
  const { t } = useTexts()
  return t(game === 'tien-len' ? 'tournaments.aCard' : 'tournaments.blinds')
}
