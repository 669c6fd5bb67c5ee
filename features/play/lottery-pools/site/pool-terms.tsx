import { useTexts } from '#texts/use-texts.ts'
import type { RollingPool } from './use-lottery-pools.ts'

/** How a rolling pool grows, is won and is shared, and the RTP without and with it. */
export function PoolTerms({ pool }: { readonly pool: RollingPool }) {
  const { t, money, ppm, share } = useTexts()
  const amount = (value: bigint) => money(value, pool.currency, { symbol: true })
  return (
    <ul className="grid list-disc gap-1 pl-5 text-13 text-muted">
      <li>{t('lotteryPools.share', { share: ppm(pool.sharePpm) })}</li>
      <li>{t('lotteryPools.paid', { full: amount(pool.full) })}</li>
      <li>{t('lotteryPools.rolls', { seed: amount(pool.seed) })}</li>
      <li>
        {t('lotteryPools.rtp', { rtp: share(pool.rtpText), with: share(pool.rtpWithText) })}.{' '}
        {t('lotteryPools.bonus')}
      </li>
    </ul>
  )
}
