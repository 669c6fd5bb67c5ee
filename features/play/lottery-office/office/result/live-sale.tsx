import { useApiMutation } from '#contract/react.ts'
import { sharedRoundsOffice } from '#features/play/shared-rounds/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { lotteryResults } from '../../contract/results.ts'
import type { WaitingRow } from './results-tab.tsx'

type Props = { readonly row: WaitingRow; readonly mayStop: boolean }

/** What is public of a draw that is taking place, and the bets on its rest, which one operator can stop immediately. */
export function LiveSale({ row: { id, shown, tiers, liveUntil }, mayStop }: Props) {
  const { t } = useTexts()
  const stop = useApiMutation(useApi(sharedRoundsOffice).suspend, {
    invalidates: [useApi(lotteryResults).waiting],
  })
  const count = Object.values(shown).reduce((total, numbers) => total + numbers.length, 0)
  if (count === 0) return null
  const size = tiers.reduce((total, tier) => total + tier.count, 0)
  return (
    <div className="grid gap-2">
      <Notice tone={liveUntil ? 'good' : 'info'}>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            {t('lotteryOffice.live.public', { count, size })}{' '}
            {liveUntil ? (
              <>
                {t('lotteryOffice.live.open')} <Countdown until={liveUntil} className="num font-bold" />
              </>
            ) : (
              t('lotteryOffice.live.shut')
            )}
          </span>
          {liveUntil && mayStop && (
            <Button
              size="sm"
              look="outline"
              busy={stop.isPending}
              onClick={() =>
                stop.mutate({ params: { round: id }, body: { reason: t('lotteryOffice.live.reason') } })
              }
            >
              {t('lotteryOffice.live.stop')}
            </Button>
          )}
        </span>
      </Notice>
      <FormFailure error={stop.error} />
    </div>
  )
}
