import { Coins, Gift, LifeBuoy, Package, RotateCw, Ticket, Wallet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'
import { rewards } from '../contract.ts'
import { RewardName, RewardValue } from '../shown/reward-words.tsx'
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

/** One reward: what it is, where it comes from, until when; a button where it can be claimed. */
export function RewardCard({ reward }: { readonly reward: Reward }) {
  const { t, date } = useTexts()
  const Icon = icons[reward.kind]
  return (
    <article className="panel grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 p-4">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0">
        <h2 className="text-15 font-semibold">
          <RewardValue reward={reward} />
        </h2>
        <p className="truncate text-13 text-muted">
          <RewardName reward={reward} />
        </p>
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
