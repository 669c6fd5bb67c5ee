import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { rewards } from '../contract.ts'

type Reward = Reply<typeof rewards.list>['rows'][number]

const sources = [
  'operators',
  'campaigns',
  'missions',
  'races',
  'vip',
  'rebates',
  'cashback',
  'referrals',
  'mall',
  'draws',
  'bonuses',
] as const
type Source = (typeof sources)[number]

const isSource = (source: string): source is Source => sources.some((each) => each === source)

/** The operator's name for a reward, or where it comes from. */
export function RewardName({ reward: { title, source } }: { readonly reward: Reward }) {
  const { t, lang } = useTexts()
  return title?.[lang] ?? (isSource(source) ? t(`rewards.source.${source}`) : source)
}

/** What is given: “₫50,000 bonus”, “Points: 20”. */
export function RewardValue({ reward: { kind, amount, count, currency } }: { readonly reward: Reward }) {
  const { t } = useTexts()
  if (amount !== null)
    return (
      <>
        <Amount amount={amount} currency={currency} symbol /> {t(`rewards.kind.${kind}`)}
      </>
    )
  if (kind === 'cash' || kind === 'bonus') return null
  return t(`rewards.count.${kind}`, { count: count ?? 0 })
}
