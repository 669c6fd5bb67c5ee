import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { vendorsOffice } from '../contract/office.ts'
import type { VendorRow } from './vendors-panel.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'vendors.keyTaken': 'name',
  'vendors.keyInvalid': 'value',
} as const

export type KeyListProps = { readonly vendor: string; readonly keys: VendorRow['keys'] }

/** A vendor's keys: secrets are write-only; a revoked key is rejected from the next call on. */
export function KeyList({ vendor, keys }: KeyListProps) {
  const { t, date } = useTexts()
  const api = useApi(vendorsOffice)
  const retire = useApiMutation(api.retireKey, { invalidates: [api.list] })
  const [ending, setEnding] = useState<string | null>(null)
  const isLast = keys.every(({ name, retiresAt }) => name === ending || retiresAt !== null)
  return (
    <section className="grid gap-4" aria-label={t('vendors.keys')}>
      <h3 className="text-16">{t('vendors.keys')}</h3>
      {keys.length === 0 && <p className="text-13 text-muted">{t('vendors.noKeys')}</p>}
      <ul className="divide-y divide-hair">
        {keys.map(({ name, kind, createdAt, retiresAt }) => (
          <li key={name} className="flex flex-wrap items-center gap-3 py-3">
            <span className="num font-medium">{name}</span>
            <span className="text-13 text-muted">
              {kind} · {date(createdAt, 'minute')}
            </span>
            {retiresAt ? (
              <Status tone="plain" className="ml-auto">
                {t('vendors.retired')}
              </Status>
            ) : (
              <Button size="sm" look="outline" className="ml-auto" onClick={() => setEnding(name)}>
                {t('vendors.retire')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NewKey vendor={vendor} />
      <ReasonDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={`${t('vendors.retire')}: ${ending ?? ''}`}
        text={t(isLast ? 'vendors.retireLast' : 'vendors.retireText')}
        action={t('vendors.retire')}
        isDanger
        busy={retire.isPending}
        error={retire.error}
        onReason={(reason) =>
          retire.mutate(
            { params: { vendor, name: ending ?? '' }, body: { reason } },
            { onSuccess: () => setEnding(null) },
          )
        }
      />
    </section>
  )
}

/** Allowed characters of a key's name, and the minimum length of a key, as in the contract. */
const KEY_NAME = /^[A-Za-z0-9._:-]{1,64}$/
const LEAST_KEY = 16

type Form = { name: string; value: string; reason: string }

function NewKey({ vendor }: { readonly vendor: string }) {
  const { t } = useTexts()
  const api = useApi(vendorsOffice)
  const add = useApiMutation(api.addKey, { invalidates: [api.list] })
  const form = useForm<Form>({ defaultValues: { name: '', value: '', reason: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    add.mutate(
      { params: { vendor }, body },
      {
        onSuccess: () => {
          form.reset()
          toast({ tone: 'good', title: t('vendors.saved') })
        },
      },
    ),
  )
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid gap-4 border-t border-hair pt-4"
    >
      <TextField
        label={t('vendors.keyName')}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', {
          validate: (text) => KEY_NAME.test(text) || t('vendors.keyNameHint'),
        })}
      />
      <TextArea
        label={t('vendors.keyValue')}
        hint={t('vendors.keyHint')}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        error={errors.value?.message}
        {...form.register('value', {
          validate: (text) => text.trim().length >= LEAST_KEY || t('refusal.vendors.keyInvalid'),
        })}
      />
      <TextField
        label={t('vendors.reason')}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim().length >= 4 || t('vendors.reasonShort'),
        })}
      />
      {add.error && <FormFailure error={add.error} fields={FIELD_OF} />}
      <Button type="submit" busy={add.isPending}>
        {t('vendors.addKey')}
      </Button>
    </form>
  )
}
