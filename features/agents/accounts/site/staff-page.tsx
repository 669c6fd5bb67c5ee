import { UserCog } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { Head } from '#features/agents/centre/site/parts.tsx'
import { rights, type Right } from '#features/agents/tree/rules/rights.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { agentAccounts } from '../contract.ts'
import { Opened } from './direct-form.tsx'

type Staff = Reply<typeof agentAccounts.staff>
type Opened = Reply<typeof agentAccounts.open>

/** Staff accounts: opened by their owner, with the rights that the owner grants. */
export function StaffPage() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(agentAccounts).staff)
  return (
    <>
      <Head title={t('agents.menu.agentStaff')} />
      <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4">
        <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
          {({ mode, list }) => (
            <>
              <Notice>{t(mode === 'staff' ? 'agentAccounts.staffText' : 'agentAccounts.subText')}</Notice>
              <StaffForm hasRights={mode === 'staff'} />
              {list.length === 0 && <EmptyState icon={UserCog} title={t('agentAccounts.noStaff')} />}
              {list.map((row) => (
                <StaffCard key={`${row.id}`} row={row} hasRights={mode === 'staff'} />
              ))}
            </>
          )}
        </QueryState>
      </div>
    </>
  )
}

type RightsProps = {
  readonly chosen: readonly Right[]
  readonly onChange: (rights: readonly Right[]) => void
}

function RightBoxes({ chosen, onChange }: RightsProps) {
  const { t } = useTexts()
  return (
    <fieldset className="grid gap-x-4 md:grid-cols-2">
      <legend className="mb-1 text-13 font-medium">{t('agentAccounts.rights')}</legend>
      {rights.map((right) => (
        <Checkbox
          key={right}
          label={t(`agentAccounts.right.${right}`)}
          checked={chosen.includes(right)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, right] : chosen.filter((each) => each !== right))
          }
        />
      ))}
    </fieldset>
  )
}

function StaffForm({ hasRights }: { readonly hasRights: boolean }) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [chosen, setChosen] = useState<readonly Right[]>(['team'])
  const api = useApi(agentAccounts)
  const send = useApiMutation(api.open, { invalidates: [api.staff] })
  const form = useForm({ defaultValues: { account: '' } })
  const submit = form.onSubmit(({ account }) => {
    const body = { account, kind: 'staff' as const, rates: [], rights: hasRights ? [...chosen] : [] }
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
      {hasRights && <RightBoxes chosen={chosen} onChange={setChosen} />}
      {send.error && (
        <FormFailure
          error={send.error}
          fields={{ 'agentAccounts.taken': 'account', 'agentAccounts.nameInvalid': 'account' }}
        />
      )}
      <Button type="submit" look="primary" busy={send.isPending}>
        {t('agentAccounts.openStaff')}
      </Button>
    </form>
  )
}

function StaffCard({ row, hasRights }: { readonly row: Staff['list'][number]; readonly hasRights: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(agentAccounts)
  const save = useApiMutation(api.setRights, { invalidates: [api.staff] })
  const [chosen, setChosen] = useState<readonly Right[]>(row.rights)
  return (
    <section className="panel grid gap-3 p-4 md:p-5" aria-label={row.account}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-16 font-semibold">{row.account}</h2>
        <span className="text-12 text-faint">{date(row.joinedAt, 'day')}</span>
      </div>
      {hasRights && (
        <>
          <RightBoxes chosen={chosen} onChange={setChosen} />
          {save.error && <FormFailure error={save.error} />}
          <Button
            className="justify-self-start"
            busy={save.isPending}
            onClick={() =>
              save.mutate(
                { params: { id: row.id }, body: { rights: [...chosen] } },
                { onSuccess: () => toast({ tone: 'good', title: t('agentAccounts.rightsSaved') }) },
              )
            }
          >
            {t('agentAccounts.saveRights')}
          </Button>
        </>
      )}
    </section>
  )
}
