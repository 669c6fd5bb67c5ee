import { rankText } from '#game-kit/cards/cards.ts'
import { liengOf } from '#game-kit/cards/poker/lieng/strength.ts'
import { useTexts } from '#texts/use-texts.ts'

/** What three cards make, as players say it: "Liêng Q-K-A", "8 điểm". */
export function useLiengName(): (cards: readonly number[]) => string {
  const { t } = useTexts()
  return (own) => {
    const { class: made, cards, points } = liengOf(own)
    if (made === 'points') return t('rooms.lieng.points', { count: points })
    if (made === 'anh') return t('rooms.lieng.anh')
    const ranks = cards.toReversed().map(rankText)
    return made === 'sap'
      ? t('rooms.lieng.sap', { rank: ranks[0] ?? '' })
      : t('rooms.lieng.lieng', { ranks: ranks.join('-') })
  }
}
