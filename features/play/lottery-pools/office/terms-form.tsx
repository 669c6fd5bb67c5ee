import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { lotteryPoolsOffice } from '../contract.ts'
import { SHARE_STEP_PPM } from '../rules/change.ts'
import type { OfficePool } from './pages.tsx'

const FIELDS = {
  'lotteryPools.seedInvalid': 'seed',
  'lotteryPools.shareInvalid': 'share',
  'lotteryPools.fullInvalid': 'full',
} as const

/** Other terms of a pool: what they would change first, then the reason, then the second person. */
export function TermsForm({ pool, onDone }: { readonly pool: OfficePool; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(lotteryPoolsOffice)
  const preview = useApiMutation(api.preview)
  const set = useApiMutation(api.setTerms, { invalidates: [api.list] })
  const { terms: old } = pool.next ?? pool
  const [seed, setSeed] = useState(moneyText(old.seed))
  const [percent, setPercent] = useState(String(old.sharePpm / SHARE_STEP_PPM))
  const [full, setFull] = useState(moneyText(old.full))
  const [reason, setReason] = useState('')
  const params = { merchant: pool.merchant, lottery: pool.lottery }
  const typed = {
    seed: parseMoney(seed) ?? 0n,
    // what is no whole number is refused by the server at this field
    sharePpm: /^\d{1,2}$/.test(percent.trim()) ? Number(percent) * SHARE_STEP_PPM : 0,
    full: parseMoney(full) ?? 0n,
  }
  const put = (change: (value: string) => void) => (value: string) => {
    change(value)
    preview.reset()
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!preview.data) preview.mutate({ params, body: typed })
    else set.mutate({ params, body: { ...typed, reason } }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={send} className="panel grid max-w-xl gap-3 p-4" noValidate>
      <MoneyField
        label={t('lotteryPools.office.seed')}
        name="seed"
        currency={pool.currency}
        value={seed}
        onChange={put(setSeed)}
      />
      <TextField
        label={t('lotteryPools.office.share')}
        name="share"
        inputMode="numeric"
        maxLength={2}
        value={percent}
        onChange={({ target }) => put(setPercent)(target.value)}
      />
      <MoneyField
        label={t('lotteryPools.office.full')}
        name="full"
        currency={pool.currency}
        value={full}
        onChange={put(setFull)}
      />
      {preview.data && <Preview found={preview.data} pool={pool} />}
      {preview.data && (
        <TextField
          label={t('lotteryPools.office.reason')}
          name="reason"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <FormFailure error={preview.error ?? set.error} fields={FIELDS} />
      <Button
        type="submit"
        look="primary"
        size="sm"
        busy={preview.isPending || set.isPending}
        disabled={preview.data !== undefined && reason.trim().length < 4}
        className="justify-self-start"
      >
        {t(preview.data ? 'lotteryPools.office.send' : 'lotteryPools.office.preview')}
      </Button>
    </form>
  )
}

type Found = NonNullable<ReturnType<typeof useApiMutation<typeof lotteryPoolsOffice.preview>>['data']>

function Preview({ found, pool }: { readonly found: Found; readonly pool: OfficePool }) {
  const { t, share } = useTexts()
  const { rtp, added, draws, before, after } = found
  const money = (amount: bigint) => <Amount amount={amount} currency={pool.currency} code />
  return (
    <div className="border-y border-hair py-3 text-13" aria-live="polite">
      <Facts
        facts={[
          { key: 'rtp', name: t('lotteryPools.office.rtpBefore'), value: share(rtp.before.rtpWithText) },
          { key: 'rtpAfter', name: t('lotteryPools.office.rtpAfter'), value: share(rtp.after.rtpWithText) },
          { key: 'before', name: t('lotteryPools.office.before', { count: draws }), value: money(before) },
          { key: 'after', name: t('lotteryPools.office.wouldBe'), value: money(after) },
          { key: 'added', name: t('lotteryPools.office.added'), value: money(added) },
        ]}
      />
    </div>
  )
}
