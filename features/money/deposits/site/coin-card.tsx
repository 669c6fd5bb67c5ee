import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Countdown } from '#ui/data/countdown.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { PayingQr } from './paying-qr.tsx'
import type { Deposit } from './steps.ts'
import { coinText } from './words.ts'

/** The crypto amount, address, price and remaining time; then the confirmations, one by one. */
export function CoinCard({ deposit }: { readonly deposit: Deposit }) {
  const { t, lang } = useTexts()
  const { coin, amount, currency } = deposit
  if (!coin) return null
  const { asset, network, address, rate, lockedUntil, seenAt } = coin
  // a payment in progress needs no address
  if (seenAt !== null) return <Blocks deposit={deposit} coin={coin} />
  return (
    <div className="grid gap-4">
      <section className="panel grid gap-6 p-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-4">
          <div>
            <p className="text-12 text-faint">{t('deposits.exact')}</p>
            <p className="num flex items-center gap-1 text-22 font-semibold tracking-tight">
              {coinText(lang, coin.amount, asset)}
              <Copyable text={coin.amount} shown="" what={t('deposits.exact')} />
            </p>
          </div>
          <div className="min-w-0">
            <p className="text-12 text-faint">{t('deposits.coin.address', { network })}</p>
            <p className="font-medium break-all">
              <Copyable
                text={address}
                what={t('deposits.coin.address', { network })}
                className="max-w-full text-14"
              />
            </p>
          </div>
          <Facts
            facts={[
              {
                key: 'worth',
                name: t('deposits.coin.worth'),
                value: <Amount amount={amount} currency={currency} />,
              },
              {
                key: 'rate',
                name: t('deposits.coin.rate', { asset }),
                value: <Amount amount={rate} currency={currency} />,
              },
              { key: 'until', name: t('deposits.coin.locked'), value: <Countdown until={lockedUntil} /> },
            ]}
          />
        </div>
        <figure className="grid justify-items-center gap-2 self-start">
          <PayingQr text={address} label={t('deposits.coin.qr')} reference={deposit.reference} />
          <figcaption className="text-12 text-faint">{t('deposits.coin.qr')}</figcaption>
        </figure>
        <p className="text-12 text-warning md:col-span-full">{t('deposits.coin.only', { asset, network })}</p>
        <p className="text-12 text-muted md:col-span-full">{t('deposits.coin.rules')}</p>
      </section>
    </div>
  )
}

/** Confirmations: one segment of the bar for each one required. */
function Blocks({
  deposit,
  coin: { confirmations, needs, received, asset, amount, rate },
}: {
  readonly deposit: Deposit
  readonly coin: NonNullable<Deposit['coin']>
}) {
  const texts = useTexts()
  const { t, lang } = texts
  const have = Math.min(confirmations, needs)
  const isOther = received !== amount
  return (
    <section className="panel grid gap-3 p-5" aria-live="polite">
      <p className="font-medium">
        {t('deposits.coin.seen', { received: texts.decimal(received ?? '0'), asset })}
      </p>
      <div
        role="progressbar"
        aria-label={t('deposits.coin.blocks', { have, needs })}
        aria-valuemin={0}
        aria-valuemax={needs}
        aria-valuenow={have}
        className="flex gap-1"
      >
        {Array.from({ length: needs }, (_, at) => (
          <span
            key={at}
            className={at < have ? 'h-2 flex-1 rounded-full bg-action' : 'h-2 flex-1 rounded-full bg-raised'}
          />
        ))}
      </div>
      <p className="num text-13 text-muted">{t('deposits.coin.blocks', { have, needs })}</p>
      <Facts
        facts={[
          {
            key: 'asked',
            name: t('deposits.exact'),
            value: <span className="num">{coinText(lang, amount, asset)}</span>,
          },
          {
            key: 'rate',
            name: t('deposits.coin.rate', { asset }),
            value: <Amount amount={rate} currency={deposit.currency} />,
          },
        ]}
      />
      {isOther && deposit.state === 'pending' && <Notice tone="info">{t('deposits.coin.other')}</Notice>}
    </section>
  )
}
