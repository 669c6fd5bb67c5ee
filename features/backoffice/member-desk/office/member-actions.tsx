import { Lock, LockOpen, Scale } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { memberLabelsOffice } from '#features/backoffice/member-labels/contract.ts'
import { StartRecovery } from '#features/account/recovery/office/start-recovery.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { memberDesk } from '../contract.ts'
import type { Member } from './member-panel.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import type { May } from '#ui/route/office.ts'

export type MemberActionsProps = { readonly member: Member; readonly may: May }

/** Lock, unlock, and a link to balance adjustments. */
export function MemberActions({ member, may }: MemberActionsProps) {
  const { t } = useTexts()
  const api = useApi(memberDesk)
  const change = useApiMutation(api.setState, {
    invalidates: [api.member, useApi(memberLabelsOffice).find, api.sessions],
  })
  const [isAsking, setAsking] = useState(false)
  const to = member.state === 'open' ? 'locked' : 'open'
  const send = (reason: string) =>
    change.mutate(
      { params: { id: member.id }, body: { state: to, reason } },
      {
        onSuccess: ({ ended }) => {
          setAsking(false)
          toast({
            tone: 'good',
            title: t(`backoffice.now.${to}`, { account: member.account }),
            text: t('backoffice.sessionsEnded', { count: ended }),
          })
        },
      },
    )
  const mayLock = may('members.lock') && member.state !== 'closed'
  return (
    <div className="flex flex-wrap gap-2 md:ml-auto">
      {may('adjustments.propose') && (
        <a href={`/adjustments?member=${member.id}`} className={buttonClass({ size: 'sm' })}>
          <Scale size={16} aria-hidden />
          {t('backoffice.correct')}
        </a>
      )}
      {may('members.recover') && member.state === 'open' && (
        <StartRecovery memberId={member.id} account={member.account} />
      )}
      {mayLock && (
        <Button size="sm" icon={to === 'locked' ? Lock : LockOpen} onClick={() => setAsking(true)}>
          {t(`backoffice.do.${to}`)}
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(`backoffice.do.${to}`)}
        text={t(`backoffice.doText.${to}`, { account: member.account })}
        action={t(`backoffice.do.${to}`)}
        isDanger={to === 'locked'}
        busy={change.isPending}
        error={change.error}
        onReason={send}
      />
    </div>
  )
}
