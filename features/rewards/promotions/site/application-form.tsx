import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { promotionApplications } from '../contract/applications.ts'
import { promotions } from '../contract/member.ts'
import { MOST_COMMENT, MOST_PICTURES } from '../rules/promotion.ts'
import type { Detail } from './promotion-page.tsx'

type Props = {
  readonly id: string
  readonly application: Extract<Detail['rule'], { readonly kind: 'application' }>
}

/** Applies for a promotion, or signs up for an activity, with a comment and up to three images. */
export function ApplicationForm({ id, application: { isActivity, asks } }: Props) {
  const { t, lang, number } = useTexts()
  const own = useApi(promotions)
  const apply = useApiMutation(useApi(promotionApplications).apply, { invalidates: [own.one, own.list] })
  const form = useForm<{ comment: string; files: readonly File[] }>({
    defaultValues: { comment: '', files: [] },
  })
  const send = form.onSubmit(({ comment, files }) => {
    if (apply.isPending) return
    apply.mutate(
      { params: { id }, body: { comment: comment.trim() }, files },
      {
        onSuccess: () =>
          toast({ tone: 'good', title: t(isActivity ? 'promotions.signedUp' : 'promotions.applied') }),
      },
    )
  })
  return (
    <form onSubmit={send} className="grid gap-4" noValidate>
      {asks && <p className="text-muted">{asks[lang]}</p>}
      <TextArea
        label={t('promotions.comment')}
        optional
        rows={3}
        spellCheck
        maxLength={MOST_COMMENT}
        aside={`${number(form.watch('comment').length)}/${number(MOST_COMMENT)}`}
        {...form.register('comment')}
      />
      <FileDrop
        label={t('promotions.pictures')}
        optional
        files={form.watch('files')}
        onChange={(files) => form.setValue('files', files)}
        atMost={MOST_PICTURES}
      />
      <FormFailure error={apply.error} />
      <Button type="submit" look="primary" busy={apply.isPending}>
        {t(isActivity ? 'promotions.signUp' : 'promotions.apply')}
      </Button>
    </form>
  )
}
