import type { ComponentType } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { HelpCard } from '#features/compliance/limits/site/help-card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { closeExclusion, useExclusion } from './exclusion-store.ts'
import { ExclusionUntil } from './exclusion-until.tsx'

/** Tells an excluded member about the exclusion, shows where to find help and gives access to withdrawals (R6, R8). */
export function ExclusionDialog({
  money: Money,
}: {
  readonly money: ComponentType<{ readonly pass: string }>
}) {
  const { t } = useTexts()
  const { away, isOpen } = useExclusion()
  return (
    <Dialog
      open={isOpen}
      onClose={closeExclusion}
      title={away ? t(`exclusions.away.title.${away.kind}`) : ''}
      text={away && <ExclusionUntil away={away} />}
    >
      {away && (
        <div className="grid gap-4">
          {away.pass === null ? <WayToMoney /> : <Money pass={away.pass} />}
          <HelpCard />
        </div>
      )}
    </Dialog>
  )
}

/** Without a login, the member must confirm their identity first. */
function WayToMoney() {
  const { t } = useTexts()
  const logIn = () => {
    closeExclusion()
    openAuth('login')
  }
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-16">{t('exclusions.away.money')}</h2>
      <p className="text-13 text-muted">{t('exclusions.away.wayToMoney')}</p>
      <Button onClick={logIn}>{t('exclusions.away.seeMoney')}</Button>
    </section>
  )
}
