import { useApiQuery } from '#contract/react.ts'
import { bonuses } from '#features/rewards/bonuses/contract/member.ts'
import { isFreeRounds } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { TermsList } from '#features/rewards/bonuses/shown/terms-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Confirm } from '#ui/layer/confirm.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import type { Reward } from './reward-centre.tsx'

type Props = {
  readonly reward: Reward
  readonly hash: string
  readonly busy: boolean
  readonly onClaim: () => void
  readonly onClose: () => void
}

/** Every term of a bonus or of free rounds before it is claimed, with its maximum; the same data that the ledger checks. */
export function ClaimDialog({ reward, hash, busy, onClaim, onClose }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(bonuses).terms, { params: { hash } })
  return (
    <Confirm
      open
      busy={busy}
      title={t('rewards.claimTitle')}
      text={t('rewards.claimText')}
      keep={t('rewards.notYet')}
      action={t('rewards.claim')}
      onConfirm={onClaim}
      onClose={onClose}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={5} />}>
        {({ terms }) => (
          <TermsList
            terms={terms}
            hash={hash}
            currency={reward.currency}
            amount={isFreeRounds(terms) ? BigInt(reward.count ?? 0) * BigInt(terms.stake) : reward.amount}
          />
        )}
      </QueryState>
    </Confirm>
  )
}
