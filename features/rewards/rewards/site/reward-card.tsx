import { Coins, Gift, LifeBuoy, Package, RotateCw, Ticket, Wallet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { toast } from '#ui/layer/toast.ts'
import { rewards } from '../contract.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import type { Reward } from './reward-centre.tsx'

const icons: Readonly<Record<Reward['kind'], LucideIcon>> = {
  cash: Wallet,
  bonus: Gift,
  freeRounds: RotateCw,
  points: Coins,
  goods: Package,
  tickets: Ticket,
  spins: LifeBuoy,
}

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

/** One reward: what it is, where it comes from, until when; a button where it can be claimed. */
export function RewardCard({ reward }: { readonly reward: Reward }) {
  const { t, lang, date } = useTexts()
  const Icon = icons[reward.kind]
  const source = isSource(reward.source) ? t(`rewards.source.${reward.source}`) : ''
  return (
    <article className="panel grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 p-4">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0">
        <h2 className="text-15 font-semibold">
          <Value reward={reward} />
        </h2>
        <p className="truncate text-13 text-muted">{reward.title?.[lang] ?? source}</p>
        <p className="text-12 text-faint">
          {reward.state === 'offered'
            ? reward.claimUntil
              ? t('rewards.until', { at: date(reward.claimUntil, 'minute') })
              : t('rewards.noLimit')
            : t('rewards.stateAt', {
                state: t(`rewards.state.${reward.state}`),
                at: date(reward.creditedAt ?? reward.offeredAt, 'minute'),
              })}
        </p>
      </div>
      {reward.state === 'offered' && <ClaimButton reward={reward} />}
    </article>
  )
}

function Value({ reward: { kind, amount, count, currency } }: { readonly reward: Reward }) {
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

/** A bonus and free rounds show their terms first. */
function ClaimButton({ reward }: { readonly reward: Reward }) {
  const { id, terms } = reward
  const texts = useTexts()
  const [isAsking, setAsking] = useState(false)
  const claim = useApiMutation(useApi(rewards).claim)
  const send = () =>
    claim.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setAsking(false)
          toast({ title: texts.t('rewards.claimed'), tone: 'good' })
        },
        onError: (error) => toast({ title: errorWords(texts, error), tone: 'danger' }),
      },
    )
  return (
    <>
      <Button
        size="sm"
        look="primary"
        busy={claim.isPending}
        onClick={terms === null ? send : () => setAsking(true)}
      >
        {texts.t('rewards.claim')}
      </Button>
      {isAsking && terms !== null && (
        <ClaimDialog
          {...{ reward }}
          hash={terms}
          busy={claim.isPending}
          onClaim={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
