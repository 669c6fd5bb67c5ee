import { useId } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { statements } from '#features/money/statements/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { useApi } from '#ui/api/use-api.ts'
import type { Wallets } from './words.ts'

/** Bets settle and holds end while the page is open. */
const ASK_AGAIN_MS = 15_000

/**
 * All of a member's money as one sum (MEM-09): available, held for a withdrawal, at vendors; open bets are shown separately. The available
 * balance and vendor balances come from one response: a transfer between them counts once, regardless of the order of responses.
 */
export function FundsCard({ wallets: { currency, free, wallets } }: { readonly wallets: Wallets }) {
  const { t } = useTexts()
  const id = useId()
  const { data } = useApiQuery(useApi(statements).funds, undefined, { staleMs: 0, everyMs: ASK_AGAIN_MS })
  if (!data) return null
  const out = wallets.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n)
  const isKnown = wallets.every(({ balance }) => balance !== null)
  const moving = wallets.flatMap(({ pending }) => (pending ? [pending] : []))
  const elsewhere = data.wallets
    .filter((wallet) => wallet.currency === currency && wallet.kind !== 'points' && wallet.kind !== 'cash')
    .reduce((sum, { balance }) => sum + balance, 0n)
  const parts = [
    { key: 'free', amount: free },
    { key: 'held', amount: data.held },
    { key: 'out', amount: out },
    ...(elsewhere === 0n ? [] : [{ key: 'elsewhere', amount: elsewhere }]),
  ]
  const facts = [...parts, { key: 'total', amount: free + data.held + elsewhere + out, total: true }]
  return (
    <section aria-labelledby={id} className="panel grid gap-4 p-5 md:p-6">
      <h2 id={id} className="text-16">
        {t('vendorWallets.funds')}
      </h2>
      <Facts
        facts={facts.map(({ amount, key, ...fact }) => ({
          ...fact,
          key,
          name: t(`vendorWallets.funds.${key === 'total' && !isKnown ? 'totalKnown' : key}`),
          // an unknown vendor balance must not be shown as zero
          value:
            key === 'out' && !isKnown && amount === 0n ? (
              t('vendorWallets.silent')
            ) : (
              <Amount amount={amount} currency={currency} />
            ),
        }))}
      />
      {moving.map(({ id: move, amount }) => (
        <p key={move} className="text-12 text-faint">
          {t('vendorWallets.moving')} <Amount amount={amount} currency={currency} />
        </p>
      ))}
      {data.openBets > 0n && (
        <p className="text-12 text-faint">
          {t('vendorWallets.openBets')} <Amount amount={data.openBets} currency={currency} />
        </p>
      )}
    </section>
  )
}
