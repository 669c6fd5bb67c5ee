import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { sportTrading } from '../contract.ts'
import { SlipLegs, type TickerBet } from './slip-legs.tsx'

const EVERY_MS = 5_000
const PAGE = 30
const MOST = 100

/** Bets as they come in, on one event or on all. */
export function TickerTab({ event }: { readonly event?: string }) {
  const texts = useTexts()
  const { t } = texts
  const [account, setAccount] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const asked = useApiQuery(
    useApi(sportTrading).ticker,
    { query: { limit, ...(event ? { event } : {}), ...(account ? { account } : {}) } },
    { everyMs: EVERY_MS },
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {!event && (
        <div className="max-w-xs">
          <FindBox label={t('sportTrading.findAccount')} value={account} onChange={setAccount} />
        </div>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ bets }) => bets.length === 0}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={t('sportTrading.noBets')}
            text={t('sportTrading.noBetsText')}
          />
        }
      >
        {({ bets, next }) => (
          <>
            <Table
              caption={t('sportDesk.tab.ticker')}
              columns={columnsOf(texts)}
              rows={bets}
              rowKey={({ id }) => id}
              dense
              phone={(bet) => <PhoneBet bet={bet} />}
            />
            {next !== null && limit < MOST && (
              <Button size="sm" className="justify-self-start" onClick={() => setLimit(MOST)}>
                {t('sportTrading.more')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

function PhoneBet({ bet }: { readonly bet: TickerBet }) {
  const { money, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-3">
        <span>{bet.account}</span>
        <span className="num font-medium">{money(bet.stake, bet.currency, { symbol: true })}</span>
      </div>
      <SlipLegs bet={bet} />
      <span className="num text-12 text-muted">{date(bet.at, 'stamp')}</span>
    </div>
  )
}

function columnsOf({ t, date, money }: Texts): Column<TickerBet>[] {
  return [
    {
      key: 'time',
      head: t('sportTrading.time'),
      cell: ({ at }) => <span className="num">{date(at, 'stamp')}</span>,
    },
    {
      key: 'account',
      head: t('sportTrading.account'),
      cell: ({ account, merchant }) => (
        <span>
          {account} <span className="text-12 text-muted">{merchant}</span>
        </span>
      ),
    },
    {
      key: 'bet',
      head: t('sportTrading.bet'),
      wide: true,
      cell: (bet) => <SlipLegs bet={bet} />,
    },
    {
      key: 'stake',
      head: t('sportTrading.stake'),
      figures: true,
      cell: ({ stake, currency }) => money(stake, currency, { symbol: true }),
    },
    {
      key: 'return',
      head: t('sportTrading.return'),
      figures: true,
      cell: ({ potential, currency }) => money(potential, currency, { symbol: true }),
    },
  ]
}
