import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { contractsOffice } from '#features/agents/contracts/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { ContractState } from '../shown/contract-state.tsx'
import { Formula, Tiers } from '../shown/terms.tsx'
import type { Row } from './contracts-tab.tsx'

type DrawerProps = {
  readonly contract: Row | null
  readonly merchant: string
  readonly mayEnd: boolean
  readonly onClose: () => void
}

const CAN_END: ReadonlySet<Row['state']> = new Set(['offered', 'accepted', 'terminationAsked'])

/** One contract with its terms; two operators end it. */
export function ContractDrawer({ contract, merchant, mayEnd, onClose }: DrawerProps) {
  const { t, date } = useTexts()
  const api = useApi(contractsOffice)
  const rules = useApiQuery(api.rules, { query: { merchant } })
  const call = useApiMutation(api.end, { invalidates: [api.list] })
  const [isEnding, setIsEnding] = useState(false)
  const day = (at: Date | null) => (at ? date(at, 'minute') : '–')
  const act = contract?.state === 'offered' ? 'withdraw' : 'end'
  return (
    <>
      <Drawer
        open={contract !== null && !isEnding}
        onClose={onClose}
        title={contract?.member.account ?? ''}
        text={contract ? `${t(`contracts.kind.${contract.kind}`)} · ${contract.number}` : ''}
        foot={
          contract &&
          mayEnd &&
          CAN_END.has(contract.state) && (
            <Button onClick={() => setIsEnding(true)}>{t(`incomeOffice.${act}`)}</Button>
          )
        }
      >
        {contract && (
          <div className="grid gap-5">
            <Formula kind={contract.kind} measure={contract.measure} />
            {rules.data && <Tiers {...contract} currency={rules.data.currency} />}
            <Facts
              className="text-13"
              facts={[
                {
                  key: 'state',
                  name: t('incomeOffice.state'),
                  value: <ContractState state={contract.state} />,
                },
                { key: 'by', name: t('contracts.by'), value: contract.upline ?? t('contracts.byBrand') },
                {
                  key: 'period',
                  name: t('contracts.period'),
                  value: t(`contracts.period.${contract.period}`),
                },
                { key: 'offered', name: t('incomeOffice.offeredAt'), value: day(contract.offeredAt) },
                { key: 'answered', name: t('incomeOffice.answeredAt'), value: day(contract.answeredAt) },
                { key: 'from', name: t('contracts.validFrom'), value: day(contract.fromAt) },
                { key: 'until', name: t('contracts.validUntil'), value: day(contract.untilAt) },
                ...(contract.endedWhy
                  ? [
                      {
                        key: 'why',
                        name: t('incomeOffice.endedWhy'),
                        value: t(`incomeOffice.why.${contract.endedWhy}`),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        )}
      </Drawer>
      {contract && (
        <ReasonDialog
          open={isEnding}
          onClose={() => setIsEnding(false)}
          title={t(`incomeOffice.${act}`)}
          text={t(`incomeOffice.${act}Text`)}
          action={t('incomeOffice.send')}
          isDanger
          busy={call.isPending}
          error={call.error}
          onReason={(reason) =>
            call.mutate(
              { params: { id: contract.id }, body: { reason } },
              {
                onSuccess: () => {
                  toast({ tone: 'good', title: t('agentsOffice.done') })
                  setIsEnding(false)
                  onClose()
                },
              },
            )
          }
        />
      )}
    </>
  )
}
