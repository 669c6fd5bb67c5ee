import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { feedback } from '../contract/member.ts'
import {
  checkContent,
  MOST_CONTENT,
  MOST_PICTURES,
  questionTypes,
  wordsIn,
  type QuestionType,
} from '../rules/feedback.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'feedback.empty': 'content',
  'feedback.tooShort': 'content',
  'feedback.tooLong': 'content',
} as const

/** Type, text and up to three pictures; shows the number of words and the required range. */
export function FeedbackForm() {
  return (
    <QueryState of={useApiQuery(useApi(feedback).terms)} waiting={<SkeletonCard />}>
      {(terms) => <Form {...terms} />}
    </QueryState>
  )
}

type Terms = { readonly least: number; readonly most: number; readonly hours: number }

function Form({ least, most, hours }: Terms) {
  const { t } = useTexts()
  const api = useApi(feedback)
  const told = useApiMutation(api.send, { invalidates: [api.list] })
  const form = useForm<{ questionType: QuestionType; content: string; files: readonly File[] }>({
    defaultValues: { questionType: 'deposit', content: '', files: [] },
  })
  const content = form.watch('content')
  const check = (text: string) => {
    const problem = checkContent(text, { least, most })
    return problem ? t(`refusal.${problem}`, { least, most }) : true
  }
  const send = form.onSubmit(({ questionType, content, files }) => {
    if (told.isPending) return
    told.mutate(
      { body: { questionType, content }, files },
      {
        onSuccess: ({ number }) => {
          toast({ tone: 'good', title: t('feedback.sent', { number }) })
          form.reset({ questionType, content: '', files: [] })
        },
      },
    )
  })
  return (
    <form onSubmit={send} className="panel grid gap-4 p-4 md:p-5">
      <p className="text-muted">{t('feedback.lead', { hours })}</p>
      <SelectField
        label={t('feedback.type')}
        options={questionTypes.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
        {...form.register('questionType')}
      />
      <TextArea
        label={t('feedback.content')}
        placeholder={t('feedback.contentHint')}
        aside={t('feedback.words', { count: wordsIn(content), least, most })}
        maxLength={MOST_CONTENT}
        rows={4}
        spellCheck
        {...form.field('content', { validate: check })}
      />
      <FileDrop
        label={t('feedback.pictures')}
        optional
        files={form.watch('files')}
        onChange={(files) => form.setValue('files', files)}
        atMost={MOST_PICTURES}
      />
      {told.error && <FormFailure error={told.error} fields={FIELD_OF} />}
      <Button type="submit" look="primary" busy={told.isPending} className="md:justify-self-start">
        {t('feedback.send')}
      </Button>
    </form>
  )
}
