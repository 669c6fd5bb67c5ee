import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { security } from '../contract.ts'
import { ResetRequest } from './reset-request.tsx'

export type SecurityMethods = Reply<(typeof security)['guardsOf']>

export type MemberSecurityMethodsProps = {
  readonly id: bigint
  readonly account: string
  readonly may: May
}

/** A member's security methods, the payout hold, and the reset for a member who lost every two-step method (A12). */
export function MemberSecurityMethods({ id, account, may }: MemberSecurityMethodsProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(security).guardsOf, { params: { id } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard />}>
      {(guards) => (
        <section className="panel grid content-start gap-4 p-5">
          <h2 className="text-16">{t('security.office.title')}</h2>
          <SecurityMethodFacts guards={guards} />
          <LostProofs id={id} account={account} guards={guards} may={may} />
        </section>
      )}
    </QueryState>
  )
}

function SecurityMethodFacts({ guards }: { readonly guards: SecurityMethods }) {
  const { t, date, number } = useTexts()
  const yes = (has: boolean) => t(has ? 'security.on' : 'security.notSet')
  const counted = (count: number) => <span className="num">{number(count)}</span>
  const { hold } = guards
  const facts: readonly Fact[] = [
    { key: 'password', name: t('security.office.password'), value: yes(guards.hasPassword) },
    { key: 'app', name: t('security.office.authenticator'), value: yes(guards.hasAuthenticator) },
    { key: 'passkeys', name: t('security.office.passkeys'), value: counted(guards.passkeys) },
    { key: 'recovery', name: t('security.office.recovery'), value: counted(guards.recoveryLeft) },
    { key: 'devices', name: t('security.office.devices'), value: counted(guards.trustedDevices) },
    {
      key: 'hold',
      name: t('security.office.hold'),
      value: hold
        ? t('security.office.held', {
            date: date(hold.until, 'minute'),
            what: t(`security.hold.${hold.what}`),
          })
        : t('security.office.notHeld'),
    },
  ]
  return <Facts className="max-w-xl text-13" facts={facts} />
}

function LostProofs({
  id,
  account,
  guards,
  may,
}: MemberSecurityMethodsProps & { readonly guards: SecurityMethods }) {
  const { t, date } = useTexts()
  const open = guards.requests.find(({ state }) => state === 'asked')
  const past = guards.requests.filter(({ state }) => state !== 'asked')
  const mayAsk = may('members.recover') && !open && (guards.hasAuthenticator || guards.passkeys > 0)
  if (!open && past.length === 0 && !mayAsk) return null
  return (
    <div className="grid max-w-xl gap-3 border-t border-hair pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-14 font-medium">{t('security.office.lost')}</h3>
        {mayAsk && <AskReset id={id} account={account} />}
      </div>
      {open && <ResetRequest request={open} may={may} />}
      {past.length > 0 && (
        <ul className="grid gap-1 text-13 text-muted">
          {past.map(({ id: key, state, decidedBy, decidedAt, decisionReason }) => (
            <li key={key}>
              {t(`security.office.past.${state === 'done' ? 'done' : 'kept'}`, {
                by: decidedBy ?? '',
                date: decidedAt ? date(decidedAt, 'minute') : '',
              })}
              {decisionReason && <> · {decisionReason}</>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function AskReset({ id, account }: Pick<MemberSecurityMethodsProps, 'id' | 'account'>) {
  const { t } = useTexts()
  const api = useApi(security)
  const ask = useApiMutation(api.askReset, { invalidates: [api.guardsOf, api.waitingResets] })
  const [isAsking, setAsking] = useState(false)
  const send = (reason: string) =>
    ask.mutate(
      { params: { id }, body: { reason } },
      {
        onSuccess: () => {
          setAsking(false)
          toast({ tone: 'good', title: t('security.office.asked') })
        },
      },
    )
  return (
    <>
      <Button size="sm" icon={ShieldOff} onClick={() => setAsking(true)}>
        {t('security.office.ask')}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('security.office.lost')}
        text={t('security.office.askText', { account })}
        action={t('security.office.ask')}
        busy={ask.isPending}
        error={ask.error}
        onReason={send}
      />
    </>
  )
}
