import { useApiMutation } from '#contract/react.ts'
import { decimalText, rational } from '#kit/rational.ts'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import { LaunchDrawer } from '#features/rewards/rewards/office/launch-drawer.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import type { May } from '#ui/route/office.ts'
import { drawsOffice } from '../contract/office.ts'
import { expectedEach } from '../rules/expected.ts'
import type { Row } from './draws-panel.tsx'
import { Published } from './published.tsx'

type Props = { readonly row: Row; readonly may: May; readonly onClose: () => void }

/** One draw for operators: its figures, its odds as published, and launching or stopping it. */
export function DrawDrawer({ row, may, onClose }: Props) {
  const { t, lang } = useTexts()
  const api = useApi(drawsOffice)
  const launch = useApiMutation(api.launch, { invalidates: [api.list] })
  const stop = useApiMutation(api.stop, { invalidates: [api.list] })
  const { id, title, kind, state, data, currency, rulesHash } = row
  return (
    <LaunchDrawer
      id={id}
      title={title[lang]}
      text={`${t(`draws.kind.${kind}`)} · ${t(`drawsOffice.state.${state}`)}`}
      launch={{
        may: state === 'draft' && may('draws.launch'),
        action: t('drawsOffice.launch'),
        title: t('drawsOffice.launchTitle'),
        text: t('drawsOffice.launchText'),
        call: launch,
      }}
      stop={{
        may: (state === 'live' || state === 'sealed') && may('draws.stop'),
        action: t('drawsOffice.stop'),
        title: t('drawsOffice.stopTitle'),
        text: t('drawsOffice.stopText'),
        call: stop,
      }}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Figures row={row} />
        <Published data={data} currency={currency} />
        <Copyable text={rulesHash} what={t('drawsOffice.rulesHash')} boxed />
      </div>
    </LaunchDrawer>
  )
}

/** Digits of the expected cost of one result: it is exact, and mostly no whole unit. */
const DIGITS = 4

function Figures({ row }: { readonly row: Row }) {
  const { t, date, number, decimal } = useTexts()
  const { kind, data, currency, results, members, open, cost, expected, budget, audience } = row
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} code />
  const each = expectedEach(data)
  const fact = (key: string, name: string, value: Fact['value']): Fact => ({ key, name, value })
  return (
    <Facts
      facts={[
        fact('results', t(`drawsOffice.results.${kind}`), number(results)),
        fact('members', t('drawsOffice.members'), number(members)),
        ...(kind === 'wheel' ? [fact('open', t('drawsOffice.open'), number(open))] : []),
        fact('cost', t('drawsOffice.cost'), money(cost)),
        fact('expected', t('drawsOffice.expected'), money(expected)),
        fact('difference', t('drawsOffice.difference'), money(cost - expected)),
        ...(each
          ? [
              fact(
                'each',
                t('drawsOffice.each'),
                <span className="num">
                  {decimal(decimalText(rational(each.n, each.d * UNITS_PER_MAJOR), DIGITS))} {currency}
                </span>,
              ),
            ]
          : []),
        fact('budget', t('drawsOffice.budget'), budget === null ? '–' : money(budget)),
        fact('for', t('drawsOffice.audience'), t(`drawsOffice.audience.${audience.kind}`)),
        fact('starts', t('drawsOffice.starts'), date(row.startsAt, 'minute')),
        fact('ends', t('drawsOffice.ends'), row.endsAt ? date(row.endsAt, 'minute') : '–'),
        fact('by', t('drawsOffice.by'), row.createdBy),
      ]}
    />
  )
}
