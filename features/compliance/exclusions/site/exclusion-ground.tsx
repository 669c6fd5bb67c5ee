import { Pause } from 'lucide-react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { ExclusionNotice } from './exclusion-store.ts'
import { ExclusionUntil } from './exclusion-until.tsx'

export type ExclusionGroundProps = { readonly away: ExclusionNotice; readonly onHelp: () => void }

/** Replaces a game when an exclusion starts: states that it has started and its end, with links to help and withdrawals. */
export function ExclusionGround({ away, onHelp }: ExclusionGroundProps) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={Pause}
      title={t(`exclusions.away.title.${away.kind}`)}
      text={<ExclusionUntil away={away} />}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button look="primary" onClick={onHelp}>
            {t('exclusions.away.help')}
          </Button>
          <Button look="outline" onClick={() => openAuth('login')}>
            {t('exclusions.away.seeMoney')}
          </Button>
        </div>
      }
    />
  )
}
