import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { toast } from '#ui/layer/toast.ts'
import { agents } from '../contract.ts'
import { RateFields, ppmOf, typedRates, type Bound, type Rate } from '../shown/rate-fields.tsx'

type RatesProps = { readonly id: bigint; readonly rates: readonly Rate[]; readonly bounds: readonly Bound[] }

/** Rebates of a direct downline, each within its bounds. */
export function RatesForm({ id, rates, bounds }: RatesProps) {
  const { t } = useTexts()
  const api = useApi(agents)
  const send = useApiMutation(api.setRates, { invalidates: [api.member, api.team] })
  const [typed, setTyped] = useState(() => typedRates(rates))
  const own = bounds.filter(({ most }) => most > 0)
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const body = { rates: own.map(({ category }) => ({ category, ppm: ppmOf(typed[category]) })) }
        send.mutate(
          { params: { id }, body },
          { onSuccess: () => toast({ tone: 'good', title: t('agents.ratesSaved') }) },
        )
      }}
    >
      <h3 className="text-14 font-semibold">{t('agents.rates')}</h3>
      <RateFields bounds={own} typed={typed} onType={setTyped} />
      {send.error && <FormFailure error={send.error} />}
      {own.length > 0 && (
        <Button type="submit" busy={send.isPending}>
          {t('agents.saveRates')}
        </Button>
      )}
    </form>
  )
}
