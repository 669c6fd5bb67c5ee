import { useAsk } from '#contract/react.ts'
import { HelpCard } from '#features/limits/site/help-card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { exclusions } from '../contract/member.ts'
import { closeAway, useAway, type Away } from './away-store.ts'
import { AwayMoney } from './away-money.tsx'

/** Who is taking a break is told so, finds help, and gets at their own money (R6, R8). */
export function AwayDialog() {
  const { t } = useTexts()
  const away = useAway((state) => state.away)
  return (
    <Dialog
      open={away !== null}
      onClose={closeAway}
      title={away ? t(`exclusions.away.title.${away.kind}`) : ''}
      text={away && <Until away={away} />}
    >
      {away && (
        <div className="grid gap-4">
          <Money pass={away.pass} />
          <HelpCard />
        </div>
      )}
    </Dialog>
  )
}

function Until({ away: { kind, until } }: { readonly away: Away }) {
  const { t, date } = useTexts()
  if (kind === 'match' || kind === 'operator') return t(`exclusions.away.${kind}`)
  if (!until) return t('exclusions.away.forGood')
  return t(kind === 'timeOut' ? 'exclusions.away.until' : 'exclusions.away.after', {
    date: date(until, 'minute'),
  })
}

function Money({ pass }: { readonly pass: string }) {
  // a question that carries a secret goes as a body; it changes nothing
  const api = useApi(exclusions)
  const asked = useAsk(api.money, { body: { pass } })
  return (
    <Answer of={asked} waiting={<SkeletonCard lines={4} />}>
      {(money) => <AwayMoney pass={pass} money={money} />}
    </Answer>
  )
}
