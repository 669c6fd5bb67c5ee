import { Pencil, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '#contract/react.ts'
import { depositMethods } from '#features/money/deposits/contract/methods.ts'
import { nameIn, type OfficeMethod } from '#features/money/deposits/office/methods/form.ts'
import { MethodDialog } from '#features/money/deposits/office/methods/method-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../../contract.ts'
import type { SetupBrand, StepProps } from '../shown.ts'
import { StepFoot, StepFrame } from '../step-frame.tsx'
import { BankForm } from './bank-form.tsx'

/** The brand's deposit methods; the first bank account is added here, every other kind in the full form. */
export function MethodsStep({ overview: { brand }, onDone, onStep }: StepProps) {
  const { t } = useTexts()
  return (
    <StepFrame title={t('setup.methods.title')} lead={t('setup.methods.lead')}>
      {brand && <Methods brand={brand} />}
      <StepFoot label={t('setup.continue')} onBack={() => onStep('processors')} onNext={onDone} />
    </StepFrame>
  )
}

function Methods({ brand }: { readonly brand: SetupBrand }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const api = useApi(depositMethods)
  const { overview } = useApi(setup)
  const asked = useApiQuery(api.list)
  const [chosen, setChosen] = useState<OfficeMethod | 'new' | null>(null)
  // everything that saves a method invalidates the list: the checklist follows
  const { dataUpdatedAt } = asked
  useEffect(() => {
    if (dataUpdatedAt > 0) void queries.invalidateQueries({ queryKey: [overview.key] })
  }, [queries, overview.key, dataUpdatedAt])
  return (
    <QueryState of={asked}>
      {(found) => (
        <div className="grid grid-cols-1 gap-6">
          {found.methods.length > 0 && (
            <ul className="grid grid-cols-1 gap-2">
              {found.methods.map((method) => (
                <MethodRow key={method.id} method={method} onEdit={() => setChosen(method)} />
              ))}
            </ul>
          )}
          <BankForm brand={brand} taken={found.methods.map(({ code }) => code)} />
          <Button icon={Plus} className="justify-self-start" onClick={() => setChosen('new')}>
            {t('setup.methods.other')}
          </Button>
          <Notice>{t('setup.methods.payouts')}</Notice>
          <MethodDialog of={chosen} found={found} onClose={() => setChosen(null)} />
        </div>
      )}
    </QueryState>
  )
}

type RowProps = { readonly method: OfficeMethod; readonly onEdit: () => void }

function MethodRow({ method, onEdit }: RowProps) {
  const { t, lang, money } = useTexts()
  const { least, most, currency, account, processor, isOpen } = method
  const name = nameIn(lang, method)
  return (
    <li className="flex items-center gap-3 rounded-control border border-hair py-3 pr-2 pl-4">
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <b className="font-medium">{name}</b>
        <span className="text-13 break-words text-muted">
          {account ? `${account.bank} · ${account.accountNumber} · ${account.holder}` : processor}
        </span>
        <span className="num text-12 text-faint">
          {money(least, currency, { symbol: true })} – {money(most, currency)}
        </span>
      </span>
      <Status tone={isOpen ? 'good' : 'plain'}>
        {t(isOpen ? 'setup.methods.open' : 'setup.methods.closed')}
      </Status>
      <IconButton icon={Pencil} label={t('setup.methods.edit', { name })} size="sm" onClick={onEdit} />
    </li>
  )
}
