import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { segmentsOffice } from '../contract/office.ts'
import { ConditionsField } from './conditions-field.tsx'
import { conditionOf, draftOf } from './draft.ts'
import { LiveCount } from './live-count.tsx'
import type { Choices } from './words.ts'

export type SegmentRow = Reply<typeof segmentsOffice.list>['rows'][number]

export type SegmentFormProps = {
  readonly merchant: string
  readonly choices: Choices
  /** Null for a new one. */
  readonly segment: SegmentRow | null
  readonly onClose: () => void
}

/** A new or changed segment; a second operator approves it, since live promotions may go by it. */
export function SegmentForm({ merchant, choices, segment, onClose }: SegmentFormProps) {
  const { t } = useTexts()
  const api = useApi(segmentsOffice)
  const save = useApiMutation(api.save, { invalidates: [api.list, api.choices] })
  const form = useForm<{ name: string }>({ defaultValues: { name: segment?.name ?? '' } })
  const [drafts, setDrafts] = useState(() => (segment?.conditions ?? []).map(draftOf))
  const typed = drafts.map(conditionOf)
  const conditions = typed.filter((each) => each !== null)
  const isWhole = typed.length > 0 && conditions.length === typed.length
  const send = form.onSubmit(({ name }) =>
    save.mutate(
      { body: { merchant, id: segment?.id ?? null, name: name.trim(), conditions } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('segmentsOffice.saved') })
          onClose()
        },
      },
    ),
  )
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t(segment ? 'segmentsOffice.change' : 'segmentsOffice.new')}
      foot={
        <Button type="submit" form="segment" look="primary" wide busy={save.isPending} disabled={!isWhole}>
          {t('segmentsOffice.save')}
        </Button>
      }
    >
      <form id="segment" onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label={t('segmentsOffice.name')}
          maxLength={60}
          {...form.field('name', { required: t('segmentsOffice.required') })}
        />
        <ConditionsField value={drafts} onChange={(value) => setDrafts([...value])} choices={choices} />
        <LiveCount merchant={merchant} conditions={conditions} />
        <FormFailure error={save.error} fields={{ 'segments.taken': 'name' }} />
      </form>
    </Drawer>
  )
}
