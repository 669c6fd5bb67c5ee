import { useTexts } from '#texts/use-texts.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { BookSums } from './draw-cells.tsx'
import type { DrawShown } from './draw-drawer.tsx'
import { PrizeBoard } from '../result/prize-board.tsx'

/** What is stored of a draw: result, sales, times, and what proves it. */
export function DrawRecord({ shown }: { readonly shown: DrawShown }) {
  const { t, date, number } = useTexts()
  const { draw, tickets, settledSlips, settledAt, drawnAt, lockedAt, voidReason } = shown
  const lines = draw.books.reduce((sum, book) => sum + book.lines, 0)
  const slips = draw.books.reduce((sum, book) => sum + book.slips, 0)
  const when = (at: Date | null) => (at ? date(at, 'stamp') : '–')
  const fact = (key: string, name: string, value: Fact['value']): Fact => ({ key, name, value })
  return (
    <div className="grid gap-5">
      {shown.outcome !== null && <PrizeBoard outcome={shown.outcome} tiers={shown.tiers} />}
      {voidReason !== null && (
        <p className="text-14">{t('lotteryOffice.voidBecause', { reason: voidReason })}</p>
      )}
      <Facts
        facts={[
          fact('slips', t('lotteryOffice.slips'), number(slips)),
          fact('lines', t('lotteryOffice.lines'), number(lines)),
          fact('stake', t('lotteryOffice.stake'), <BookSums books={draw.books} of="stake" />),
          fact('win', t('lotteryOffice.win'), <BookSums books={draw.books} of="win" />),
          fact('opens', t('lotteryOffice.opens'), when(draw.opensAt)),
          fact('closes', t('lotteryOffice.closes'), when(lockedAt ?? draw.closesAt)),
          fact('draws', t('lotteryOffice.drawsAt'), when(drawnAt ?? draw.drawsAt)),
          fact('settled', t('lotteryOffice.settledAt'), when(settledAt)),
          fact('tickets', t('lotteryOffice.tickets'), tickets === null ? '–' : number(tickets)),
          fact('done', t('lotteryOffice.settledSlips'), number(settledSlips)),
        ]}
      />
      <Results results={shown.results} />
      <Proofs shown={shown} />
    </div>
  )
}

function Results({ results }: Pick<DrawShown, 'results'>) {
  const { t, date } = useTexts()
  if (results.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">{t('lotteryOffice.resultsBy')}</h3>
      <ul className="grid gap-2 text-13">
        {results.map(({ settlement, enteredBy, confirmedBy, reason, at }) => (
          <li key={settlement} className="grid gap-0.5">
            <span>
              {t(settlement === 1 ? 'lotteryOffice.enteredBy' : 'lotteryOffice.correctedBy', {
                first: enteredBy,
                second: confirmedBy,
              })}
            </span>
            <span className="num text-12 text-faint">
              {date(at, 'stamp')}
              {reason && ` · ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hashes = ['ticketsHash', 'commitment', 'seed', 'salt', 'configHash'] as const

/** The hashes that anyone can check, with their names. */
function Proofs({ shown }: { readonly shown: DrawShown }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-medium">{t('lotteryOffice.proof')}</h3>
      {hashes.map((name) => {
        const text = shown[name]
        if (text === null) return null
        return (
          <div key={name} className="grid min-w-0 gap-1">
            <span className="text-12 text-muted">{t(`lotteryOffice.proof.${name}`)}</span>
            <Copyable text={text} what={t(`lotteryOffice.proof.${name}`)} boxed />
          </div>
        )
      })}
    </section>
  )
}

/** The changes of a draw as they are stored; none is ever removed. */
export function DrawEvents({ events }: Pick<DrawShown, 'events'>) {
  const { t, date } = useTexts()
  const known = [
    'open',
    'locked',
    'sealed',
    'drawn',
    'piece',
    'suspended',
    'settled',
    'revealed',
    'void',
    'voided',
  ] as const
  const name = (kind: string) => {
    const found = known.find((each) => each === kind)
    return found ? t(`lotteryOffice.event.${found}`) : kind
  }
  return (
    <Timeline
      label={t('lotteryOffice.part.events')}
      steps={events.map(({ version, kind, at, data }) => ({
        key: `${version}`,
        title: `${version}. ${name(kind)}`,
        text: <span className="code break-all text-12 text-faint">{JSON.stringify(data)}</span>,
        at: <span className="num text-12">{date(at, 'stamp')}</span>,
        state: 'done',
      }))}
    />
  )
}
