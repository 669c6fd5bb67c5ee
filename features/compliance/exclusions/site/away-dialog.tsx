import { useAsk } from '#contract/react.ts'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { HelpCard } from '#features/compliance/limits/site/help-card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { exclusions } from '../contract/member.ts'
import { closeAway, useAway } from './away-store.ts'
import { AwayMoney, type CashierWords } from './away-money.tsx'
import { AwayPayments } from './away-payments.tsx'
import { AwayUntil } from './away-until.tsx'

/** Who is taking a break is told so, finds help, and gets at their own money (R6, R8). */
export function AwayDialog({ words }: { readonly words: CashierWords }) {
  const { t } = useTexts()
  const { away, isOpen } = useAway()
  return (
    <Dialog
      open={isOpen}
      onClose={closeAway}
      title={away ? t(`exclusions.away.title.${away.kind}`) : ''}
      text={away && <AwayUntil away={away} />}
    >
      {away && (
        <div className="grid gap-4">
          {away.pass === null ? <WayToMoney /> : <Money pass={away.pass} words={words} />}
          <HelpCard />
        </div>
      )}
    </Dialog>
  )
}

/** Who did not come by a log-in proves first who they are. */
function WayToMoney() {
  const { t } = useTexts()
  const logIn = () => {
    closeAway()
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

function Money({ pass, words }: { readonly pass: string; readonly words: CashierWords }) {
  // a question that carries a secret goes as a body; it changes nothing
  const api = useApi(exclusions)
  const asked = useAsk(api.money, { body: { pass } })
  return (
    <Answer of={asked} waiting={<SkeletonCard lines={4} />}>
      {(money) => (
        <div className="grid gap-4">
          <AwayPayments pass={pass} />
          <AwayMoney pass={pass} money={money} words={words} />
        </div>
      )}
    </Answer>
  )
}
