import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Link } from '#ui/route/link.tsx'
import { promotions } from '../contract/member.ts'
import { ApplicationForm } from './application-form.tsx'
import type { Detail } from './promotion-page.tsx'

/** The one next step: log in, join, claim, deposit, or where the reward is now. */
export function JoinPart({ promotion }: { readonly promotion: Detail }) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const { state } = promotion
  const leads = {
    joined: { member: 'depositv2', words: t('promotions.deposit') },
    issued: { member: 'rewardCenter', words: t('promotions.toRewards') },
    claimed: { member: 'bonusDetails', words: t('promotions.toBonus') },
  } as const
  if (state === 'join' || state === 'claim') {
    if (isMember && promotion.rule.kind === 'application')
      return <ApplicationForm id={promotion.id} application={promotion.rule} />
    if (isMember) return <JoinForm promotion={promotion} />
    return (
      <Link to="/login" className={buttonClass({ look: 'primary' })}>
        {t('promotions.login')}
      </Link>
    )
  }
  if (state !== 'joined' && state !== 'issued' && state !== 'claimed') return null
  return (
    <Link to="." search={{ member: leads[state].member }} className={buttonClass({ look: 'primary' })}>
      {leads[state].words}
    </Link>
  )
}

const doneWords = (state: Detail['state']) =>
  state === 'joined'
    ? 'promotions.joinedDone'
    : state === 'applying'
      ? 'promotions.applied'
      : 'promotions.claimedDone'

function JoinForm({ promotion: { id, needsCode, state } }: { readonly promotion: Detail }) {
  const { t } = useTexts()
  const api = useApi(promotions)
  const join = useApiMutation(api.join, { invalidates: [api.one, api.list] })
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } })
  const send = form.onSubmit(({ code }) =>
    join.mutate(
      { params: { id }, body: needsCode ? { code: code.trim() } : {} },
      {
        onSuccess: (done) =>
          toast({
            tone: 'good',
            title: t(doneWords(done.state)),
          }),
      },
    ),
  )
  return (
    <form onSubmit={send} className="grid gap-3">
      {needsCode && (
        <TextField
          label={t('promotions.code')}
          autoComplete="off"
          {...form.field('code', { required: t('promotions.codeNeeded') })}
        />
      )}
      <FormFailure error={join.error} />
      <Button type="submit" look="primary" busy={join.isPending}>
        {t(state === 'join' ? 'promotions.join' : 'promotions.claim')}
      </Button>
    </form>
  )
}
