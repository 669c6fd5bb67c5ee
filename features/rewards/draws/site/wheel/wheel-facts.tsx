import { ShieldCheck } from 'lucide-react'
import { isClientSeed } from '#features/play/rounds/site/fairness/client-seed.ts'
import { Seed } from '#features/play/rounds/site/record/round-proof.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Link } from '#ui/route/link.tsx'
import type { Prize } from '../../rules/prize.ts'
import { groupedOdds, oddsOf } from '../../rules/wheel.ts'
import type { Detail, DetailOf } from '../words.ts'
import { OddsTable } from '../odds-table.tsx'
import { rankOf, sliceColour } from './layout.ts'

/** Every prize with its exact chance, in the colours of the slices. */
export function WheelOdds({ draw }: { readonly draw: Pick<DetailOf<'wheel'>, 'data' | 'currency'> }) {
  const { t } = useTexts()
  const { segments } = draw.data
  const prizes = segments.map(({ prize }) => prize)
  const rows = groupedOdds(segments).map(({ prize, odds }) => ({
    prize,
    odds,
    colour: sliceColour(prize, { rank: rankOf(prize, prizes), at: 0 }),
  }))
  return (
    <OddsTable
      title={t('draws.odds')}
      text={t('draws.oddsText', { count: oddsOf(segments).length })}
      rows={rows}
      currency={draw.currency}
    />
  )
}

type SeedsProps = {
  readonly next: { readonly nonce: number; readonly commitment: string } | null
  readonly clientSeed: string
  readonly onClientSeed: (seed: string) => void
  readonly disabled: boolean
}

/** What the next spin is decided by: the commitment that is shown before, and the member's own seed. */
export function SpinSeeds({ next, clientSeed, onClientSeed, disabled }: SeedsProps) {
  const { t } = useTexts()
  if (!next) return null
  return (
    <details className="panel group p-4 md:p-5">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <ShieldCheck size={18} className="text-action-text" aria-hidden />
        {t('draws.how')}
      </summary>
      <div className="mt-3 grid gap-4">
        <p className="text-13 text-muted">{t('draws.howSpin')}</p>
        <Seed name={t('draws.commitment', { nonce: next.nonce })} text={next.commitment} />
        <TextField
          label={t('draws.clientSeed')}
          hint={t('draws.clientSeedHint')}
          error={isClientSeed(clientSeed) ? undefined : t('fair.clientSeedBad')}
          value={clientSeed}
          maxLength={64}
          disabled={disabled}
          className="code"
          onChange={(event) => onClientSeed(event.target.value)}
        />
      </div>
    </details>
  )
}

type PastProps = {
  readonly draw: DetailOf<'wheel'>
  readonly wordsOf: (prize: Prize) => string
}

/** The member's last spins, each with its verification. */
export function WheelPast({ draw, wordsOf }: PastProps) {
  const { t, date, number } = useTexts()
  return (
    <section className="panel grid gap-2 p-4 md:p-5">
      <h2 className="text-16">{t('draws.past')}</h2>
      <ul className="grid">
        {draw.spins.map((spin: Detail['spins'][number]) => (
          <li
            key={spin.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2 last:border-b-0"
          >
            <span className="num text-12 text-faint">#{number(spin.nonce)}</span>
            <span className="min-w-0">
              <span className="block truncate font-medium">{wordsOf(spin.prize)}</span>
              <span className="num text-12 text-faint">{date(spin.at, 'minute')}</span>
            </span>
            <Link to="/drawRecord" search={{ id: spin.id }} className={linkClass}>
              {t('draws.verify')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
