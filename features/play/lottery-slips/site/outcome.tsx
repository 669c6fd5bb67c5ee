import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'

type OutcomeProps = { readonly state: 'open' | 'settled' | 'void'; readonly hits: number }

/** What became of a slip. */
export function Outcome({ state, hits }: OutcomeProps) {
  const { t } = useTexts()
  if (state === 'open') return <Status tone="waiting">{t('slips.open')}</Status>
  if (state === 'void') return <Status tone="plain">{t('slips.void')}</Status>
  return hits > 0 ? (
    <Status tone="gold">{t('slips.hits', { hits })}</Status>
  ) : (
    <Status tone="plain">{t('slips.lost')}</Status>
  )
}
