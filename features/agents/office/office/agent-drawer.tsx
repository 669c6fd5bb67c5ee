import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ppmOf, RateFields, typedRates } from '#features/agents/centre/shown/rate-fields.tsx'
import { rateCategories } from '#features/agents/centre/rules/categories.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { MemberField } from '#ui/office/slots.tsx'
import { agentsOffice } from '../contract.ts'
import type { TreeRow } from './agents-page.tsx'

type DrawerProps = {
  readonly row: TreeRow | null
  readonly mayManage: boolean
  readonly onClose: () => void
  readonly onDown: (id: bigint) => void
}

/** One member of the tree: its downline, and what two operators may change. */
export function AgentDrawer({ row, mayManage, onClose, onDown }: DrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer open={row !== null} onClose={onClose} title={row?.account ?? ''}>
      {row && (
        <div className="grid gap-6" key={`${row.id}`}>
          <div className="grid gap-2">
            <a className="text-action-text hover:underline" href={`/members/${row.id}`}>
              {t('agentsOffice.openMember')}
            </a>
            {row.directs > 0 && (
              <Button onClick={() => onDown(row.id)}>{t('agents.showTeam', { count: row.directs })}</Button>
            )}
          </div>
          {mayManage && <Changes row={row} onDone={onClose} />}
        </div>
      )}
    </Drawer>
  )
}

const ID = /^[1-9]\d{0,17}$/

/** Bounds of the form; the server knows the brand's own. */
const MOST_PPM = 100_000

function Changes({ row, onDone }: { readonly row: TreeRow; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(agentsOffice)
  const told = { invalidates: [api.list] }
  const calls = {
    move: useApiMutation(api.move, told),
    type: useApiMutation(api.setType, told),
    rates: useApiMutation(api.setRates, told),
  }
  const [upline, setUpline] = useState('')
  const [endContracts, setEndContracts] = useState(false)
  const [typed, setTyped] = useState(() => typedRates(row.rates))
  const [what, setWhat] = useState<keyof typeof calls>('move')
  const form = useForm({ defaultValues: { type: `${row.type}`, reason: '' } })
  const params = { member: row.id }
  const done = {
    onSuccess: () => {
      toast({ tone: 'good', title: t('agentsOffice.done') })
      onDone()
    },
  }
  const submit = form.onSubmit(({ type, reason }) => {
    if (what === 'move')
      calls.move.mutate(
        { params, body: { upline: ID.test(upline) ? BigInt(upline) : null, endContracts, reason } },
        done,
      )
    else if (what === 'type')
      calls.type.mutate({ params, body: { type: type === '1' ? 1 : type === '2' ? 2 : 0, reason } }, done)
    else {
      const rates = rateCategories.map((category) => ({ category, ppm: ppmOf(typed[category]) }))
      calls.rates.mutate({ params, body: { rates, reason } }, done)
    }
  })
  const call = calls[what]
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <SelectField
        label={t('agentsOffice.change')}
        value={what}
        onChange={({ target }) =>
          setWhat(target.value === 'type' ? 'type' : target.value === 'rates' ? 'rates' : 'move')
        }
        options={(['move', 'type', 'rates'] as const).map((value) => ({
          value,
          label: t(`agentsOffice.change.${value}`),
        }))}
      />
      {what === 'move' && (
        <MemberField
          label={t('agentsOffice.upline')}
          value={upline}
          onChange={setUpline}
          fallback={
            <TextField
              label={t('agentsOffice.upline')}
              value={upline}
              onChange={(event) => setUpline(event.target.value)}
            />
          }
        />
      )}
      {what === 'move' && (
        <>
          <p className="text-12 text-faint">{t('agentsOffice.moveText')}</p>
          <Checkbox
            label={t('agentsOffice.endContracts')}
            checked={endContracts}
            onChange={({ target }) => setEndContracts(target.checked)}
          />
        </>
      )}
      {what === 'type' && (
        <SelectField
          label={t('agents.type')}
          options={['0', '1', '2'].map((value) => ({ value, label: t(`agents.type.${value}`) }))}
          {...form.register('type')}
        />
      )}
      {what === 'rates' && (
        <RateFields
          bounds={rateCategories.map((category) => ({ category, least: 0, most: MOST_PPM }))}
          typed={typed}
          onType={setTyped}
        />
      )}
      <TextArea label={t('agentsOffice.reason')} required maxLength={300} {...form.register('reason')} />
      {call.error && <FormFailure error={call.error} />}
      <Button type="submit" look="primary" busy={call.isPending}>
        {t('agentsOffice.send')}
      </Button>
    </form>
  )
}
