import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { agents } from '#features/agents/centre/contract.ts'
import { ppmOf, RateFields, type Bound, type Typed } from '#features/agents/centre/shown/rate-fields.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { agentAccounts } from '../contract.ts'

export type Kind = 'player' | 'agent'
export type FormProps = { readonly kinds: readonly Kind[]; readonly bounds: readonly Bound[] }
type Opened = Reply<typeof agentAccounts.open>

/** The typed percentages as rates; empty ones are left out. */
export const ratesFrom = (bounds: readonly Bound[], typed: Typed) =>
  bounds.map(({ category }) => ({ category, ppm: ppmOf(typed[category]) })).filter(({ ppm }) => ppm > 0)

/** Opens an account; its one-time password is shown once. */
export function DirectForm({ kinds, bounds }: FormProps) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [typed, setTyped] = useState<Typed>({})
  const api = useApi(agentAccounts)
  const lists = useApi(agents)
  const send = useApiMutation(api.open, { invalidates: [lists.team, lists.overview] })
  const form = useForm({ defaultValues: { account: '', kind: 'player' } })
  const submit = form.onSubmit(({ account, kind }) => {
    const body = {
      account,
      kind: kind === 'agent' ? ('agent' as const) : ('player' as const),
      rates: ratesFrom(bounds, typed),
      rights: [],
    }
    send.mutate({ body }, { onSuccess: setOpened })
  })
  if (opened)
    return (
      <Opened
        opened={opened}
        onMore={() => {
          form.reset()
          setOpened(null)
        }}
      />
    )
  return (
    <form onSubmit={submit} className="panel grid gap-4 p-4 md:p-5" noValidate>
      <TextField
        label={t('agentAccounts.account')}
        required
        maxLength={64}
        autoComplete="off"
        {...form.register('account')}
      />
      <SelectField
        label={t('agentAccounts.kind')}
        options={kinds.map((value) => ({ value, label: t(`agentAccounts.kind.${value}`) }))}
        {...form.register('kind')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-13 font-medium">{t('agents.rates')}</legend>
        <RateFields bounds={bounds} typed={typed} onType={setTyped} />
      </fieldset>
      {send.error && (
        <FormFailure
          error={send.error}
          fields={{ 'agentAccounts.taken': 'account', 'agentAccounts.nameInvalid': 'account' }}
        />
      )}
      <Button type="submit" look="primary" busy={send.isPending}>
        {t('agentAccounts.open')}
      </Button>
      <p className="text-12 text-faint">{t('agentAccounts.openText')}</p>
    </form>
  )
}

/** The new account with its password, once. */
export function Opened({ opened, onMore }: { readonly opened: Opened; readonly onMore: () => void }) {
  const { t } = useTexts()
  return (
    <section className="panel grid gap-4 p-4 md:p-5" aria-live="polite">
      <Notice tone="good">{t('agentAccounts.opened', { account: opened.account })}</Notice>
      <Facts
        facts={[
          { key: 'account', name: t('agentAccounts.account'), value: opened.account },
          {
            key: 'password',
            name: t('agentAccounts.password'),
            value: <Copyable text={opened.password} what={t('agentAccounts.password')} />,
          },
        ]}
      />
      <p className="text-13 text-muted">{t('agentAccounts.passwordText')}</p>
      <Button onClick={onMore}>{t('agentAccounts.another')}</Button>
    </section>
  )
}
