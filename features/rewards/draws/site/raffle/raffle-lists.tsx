import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { DetailOf } from '../words.ts'
import { prizeWords } from '../../words/prizes.ts'

/** The prizes in the order drawn. */
export function RafflePrizes({ draw }: { readonly draw: Pick<DetailOf<'raffle'>, 'data' | 'currency'> }) {
  const texts = useTexts()
  const { t, number } = texts
  const { prizes, oneEach } = draw.data
  return (
    <section className="panel grid gap-3 p-4 md:p-5">
      <div>
        <h2 className="text-16">{t('draws.prizes')}</h2>
        <p className="mt-1 text-13 text-muted">{t(oneEach ? 'draws.oneEach' : 'draws.severalEach')}</p>
      </div>
      <ol className="grid">
        {prizes.map(({ prize, count }, at) => (
          <li
            key={`${at} ${JSON.stringify(prize)}`}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-b border-hair py-2.5 last:border-b-0"
          >
            <span className="grid size-8 place-items-center rounded-full bg-win-soft text-win">
              <Trophy size={16} aria-hidden />
            </span>
            <span className="font-semibold wrap-anywhere">{prizeWords(texts, prize, draw.currency)}</span>
            <span className="num text-muted">× {number(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Winners shown at first. */
const FEW = 10

/** Winners with masked names. */
export function Winners({ draw }: { readonly draw: DetailOf<'raffle'> }) {
  const texts = useTexts()
  const { t, number } = texts
  const [isAll, setAll] = useState(false)
  return (
    <section className="panel grid gap-2 p-4 md:p-5">
      <h2 className="text-16">{t('draws.winners')}</h2>
      <ol className="grid">
        {draw.winners.slice(0, isAll ? undefined : FEW).map(({ place, ticket, account, isMine, prize }) => (
          <li
            key={place}
            className={`grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-hair py-2.5 last:border-b-0 ${isMine ? 'font-semibold text-win' : ''}`}
          >
            <span className="num text-faint">{number(place)}</span>
            <span className="min-w-0">
              <span className="block truncate">{isMine ? t('draws.you') : account}</span>
              <span className="num text-12 text-faint">{t('draws.ticket', { number: number(ticket) })}</span>
            </span>
            <span className="text-right">{prizeWords(texts, prize, draw.currency)}</span>
          </li>
        ))}
      </ol>
      {!isAll && draw.winners.length > FEW && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('draws.allWinners', { count: number(draw.winners.length) })}
        </Button>
      )}
    </section>
  )
}
