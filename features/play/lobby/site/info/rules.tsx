import type { Reply } from '#contract/route.ts'
import { hasText } from '#texts/i18n.ts'
import { formatOdd } from '#texts/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/data/facts.tsx'
import type { lobby } from '../../contract.ts'

type Odd = Reply<typeof lobby.game>['odds'][number]

/** How a game of the platform is played, how outcomes are determined, and its odds, before the game is opened. */
export function Rules({ gameId, odds }: { readonly gameId: string; readonly odds: readonly Odd[] }) {
  const { lang, t } = useTexts()
  if (!hasText(`game.${gameId}.help`)) return null
  const nameOf = (name: string): string =>
    hasText(`game.${gameId}.fact.${name}`) ? t(`game.${gameId}.fact.${name}`) : t(`lobby.odd.${name}`)
  return (
    <>
      {odds.length > 0 && (
        <section className="grid gap-3" aria-label={t('lobby.odds')}>
          <h3 className="text-14 font-medium">{t('lobby.odds')}</h3>
          <Facts
            facts={odds.map((odd) => ({
              key: odd.name,
              name: nameOf(odd.name),
              value: (
                <span className="num">{formatOdd(lang, odd, (count) => t('lobby.oneIn', { count }))}</span>
              ),
            }))}
          />
        </section>
      )}
      <section className="grid gap-2" aria-label={t('lobby.howPlayed')}>
        <h3 className="text-14 font-medium">{t('lobby.howPlayed')}</h3>
        <p className="text-13 text-muted">{t(`game.${gameId}.help`)}</p>
        <p className="text-13 text-muted">{t(`game.${gameId}.fair`)}</p>
      </section>
    </>
  )
}
