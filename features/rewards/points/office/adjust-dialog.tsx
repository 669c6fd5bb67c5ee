import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { MemberField } from '#ui/office/slots.tsx'
import { pointsOffice } from '../contract.ts'
import { pointsShown } from '../rules/shown.ts'

const ID = /^[1-9]\d{0,17}$/
type Direction = 'credit' | 'debit'
type Values = { id: string; direction: Direction; points: string; reason: string }

/** Adds or subtracts points; another operator approves it. */
export function AdjustDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(pointsOffice)
  const adjust = useApiMutation(api.adjust, { invalidates: [api.member, api.report] })
  const form = useForm<Values>({ defaultValues: { id: '', direction: 'credit', points: '', reason: '' } })
  const id = form.watch('id')
  const isId = ID.test(id)
  const params = { member: isId ? BigInt(id) : 0n }
  const found = useApiQuery(api.member, { params, query: { limit: 1 } }, { enabled: isId }).data
  const send = form.onSubmit(({ direction, points, reason }) => {
    if (!isId) return
    adjust.mutate(
      { params, body: { direction, points: Number(points), reason: reason.trim() } },
      { onSuccess: onClose },
    )
  })
  const bound = form.bound('id')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pointsOffice.adjust')}
      text={t('pointsOffice.adjustLead')}
      width="narrow"
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        <MemberField
          label={t('pointsOffice.find')}
          {...bound}
          fallback={<TextField label={t('pointsOffice.member')} {...form.register('id')} />}
        />
        {found && (
          <p className="num text-13 font-medium" role="status">
            {found.account} · {t('pointsOffice.now', { points: pointsShown(texts, found.balance) })}
          </p>
        )}
        <Tabs<Direction>
          label={t('pointsOffice.direction')}
          look="segment"
          wide
          {...form.bound('direction')}
          tabs={[
            { value: 'credit', label: t('pointsOffice.credit') },
            { value: 'debit', label: t('pointsOffice.debit') },
          ]}
        />
        <TextField
          label={t('pointsOffice.points')}
          inputMode="numeric"
          {...form.field('points', {
            validate: (typed: string) => /^[1-9]\d{0,6}$/.test(typed.trim()) || t('pointsOffice.points'),
          })}
        />
        <TextArea
          label={t('pointsOffice.reason')}
          rows={2}
          maxLength={500}
          {...form.field('reason', {
            validate: (typed: string) => typed.trim().length >= 4 || t('pointsOffice.reason'),
          })}
        />
        {adjust.error && <FormFailure error={adjust.error} />}
        <Button type="submit" look="primary" wide busy={adjust.isPending} disabled={!isId}>
          {t('pointsOffice.adjust')}
        </Button>
      </form>
    </Dialog>
  )
}
