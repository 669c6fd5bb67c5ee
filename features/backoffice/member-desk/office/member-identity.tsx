import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { memberDesk } from '../contract.ts'
import type { Member } from './member-panel.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

/** Identity of a member. Personal data is masked; revealing it requires a reason, which the audit log records. */
export function MemberIdentity({
  member,
  mayReveal,
}: {
  readonly member: Member
  readonly mayReveal: boolean
}) {
  const { t } = useTexts()
  const reveal = useApiMutation(useApi(memberDesk).personal)
  const [isAsking, setAsking] = useState(false)
  const ask = (reason: string) =>
    reveal.mutate({ params: { id: member.id }, body: { reason } }, { onSuccess: () => setAsking(false) })
  return (
    <section className="panel grid content-start gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-16">{t('backoffice.identity')}</h2>
        {mayReveal && !reveal.data && (
          <Button size="xs" icon={Eye} onClick={() => setAsking(true)}>
            {t('backoffice.reveal')}
          </Button>
        )}
      </div>
      <IdentityFacts member={member} seen={reveal.data} />
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('backoffice.reveal')}
        text={t('backoffice.revealText', { account: member.account })}
        action={t('backoffice.revealDo')}
        busy={reveal.isPending}
        error={reveal.error}
        onReason={ask}
      />
    </section>
  )
}

type Personal = Reply<(typeof memberDesk)['personal']>

type IdentityFactsProps = { readonly member: Member; readonly seen: Personal | undefined }

function IdentityFacts({ member, seen }: IdentityFactsProps) {
  const { t, date } = useTexts()
  const none = <span className="text-faint">–</span>
  return (
    <Facts
      className="text-13"
      facts={[
        {
          key: 'payee',
          name: t('backoffice.payeeName'),
          value: seen?.payeeName ?? member.payeeName ?? none,
        },
        { key: 'email', name: t('backoffice.email'), value: seen?.email ?? member.email ?? none },
        {
          key: 'mobile',
          name: t('backoffice.mobile'),
          value: <span className="num">{seen?.mobile ?? member.mobile ?? none}</span>,
        },
        ...(seen
          ? [
              {
                key: 'birthday',
                name: t('backoffice.birthday'),
                value: <span className="num">{seen.birthday ?? none}</span>,
              },
            ]
          : []),
        {
          key: 'upline',
          name: t('backoffice.upline'),
          value: member.upline ? (
            <a className="text-action-text hover:underline" href={`/members/${member.upline.id}`}>
              {member.upline.account}
            </a>
          ) : (
            none
          ),
        },
        {
          key: 'since',
          name: t('backoffice.since'),
          value: <span className="num">{date(member.createdAt, 'minute')}</span>,
        },
        {
          key: 'ip',
          name: t('backoffice.registerIp'),
          value: <span className="num">{member.registerIp}</span>,
        },
        {
          key: 'login',
          name: t('backoffice.lastLogin'),
          value: (
            <span className="num">
              {member.lastLoginAt ? date(member.lastLoginAt, 'minute') : t('backoffice.never')}
            </span>
          ),
        },
      ]}
    />
  )
}
