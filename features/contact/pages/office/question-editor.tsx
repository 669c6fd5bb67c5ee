import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { RichField } from '#features/contact/notices/office/rich-field.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { pagesOffice } from '../contract/office.ts'
import { sectionOf, sections } from '../rules/questions.ts'
import type { QuestionRow } from './questions-tab.tsx'

export type QuestionEditorProps = {
  readonly merchant: string
  readonly row: QuestionRow
  readonly onClose: () => void
}

/** One question in both languages; a default one can be restored, one of the brand's own removed. */
export function QuestionEditor({ merchant, row, onClose }: QuestionEditorProps) {
  const { t } = useTexts()
  const api = useApi(pagesOffice)
  const [answers, setAnswers] = useState({ en: row.en.answer, vi: row.vi.answer })
  const form = useForm({
    defaultValues: {
      section: String(row.section),
      en: row.en.question,
      vi: row.vi.question,
      isHidden: row.isHidden,
    },
  })
  const set = useApiMutation(api.setQuestion, { invalidates: [api.questions] })
  const reset = useApiMutation(api.resetQuestion, { invalidates: [api.questions] })
  const params = { merchant, code: row.code }
  const done = () => {
    toast({ tone: 'good', title: t('pagesOffice.saved') })
    onClose()
  }
  const submit = form.onSubmit(({ section, en, vi, isHidden }) => {
    const body = {
      section: sectionOf(section) ?? row.section,
      isHidden,
      en: { question: en.trim(), answer: answers.en },
      vi: { question: vi.trim(), answer: answers.vi },
    }
    set.mutate({ params, body }, { onSuccess: done })
  })
  const need = { required: t('pagesOffice.needQuestion') }
  return (
    <Dialog
      open
      onClose={onClose}
      title={row.en.question || t('pagesOffice.addQuestion')}
      width="wide"
      actions={
        <>
          {row.changedAt && (
            <Button
              look="ghost"
              icon={row.isOwn ? Trash2 : Undo2}
              busy={reset.isPending}
              onClick={() => reset.mutate({ params }, { onSuccess: done })}
            >
              {t(row.isOwn ? 'pagesOffice.remove' : 'pagesOffice.back')}
            </Button>
          )}
          <Button look="primary" type="submit" form="question" busy={set.isPending}>
            {t('pagesOffice.save')}
          </Button>
        </>
      }
    >
      <form id="question" onSubmit={submit} noValidate className="grid gap-5">
        {set.error && <FormFailure error={set.error} />}
        {reset.error && <FormFailure error={reset.error} />}
        <SelectField
          label={t('pagesOffice.section')}
          options={sections.map((value) => ({ value, label: t(`pages.section.${value}`) }))}
          {...form.register('section')}
        />
        {(['en', 'vi'] as const).map((language) => (
          <fieldset key={language} className="grid gap-3">
            <legend className="mb-2 font-medium">
              {t(language === 'en' ? 'pagesOffice.english' : 'pagesOffice.vietnamese')}
            </legend>
            <TextField
              label={t('pagesOffice.question')}
              lang={language}
              {...form.field(language, need)}
              maxLength={200}
            />
            <RichField
              label={t('pagesOffice.answer')}
              value={row[language].answer}
              onChange={(html) => setAnswers((now) => ({ ...now, [language]: html }))}
              lang={language}
            />
          </fieldset>
        ))}
        <Switch label={t('pagesOffice.hide')} {...form.register('isHidden')} />
      </form>
    </Dialog>
  )
}
