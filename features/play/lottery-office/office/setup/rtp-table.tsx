import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { boxClass } from '#ui/form/field.tsx'
import type { lotterySetup } from '../../contract/setup.ts'
import { usePlayName } from '../play-name.ts'

type Props = {
  readonly book: Reply<typeof lotterySetup.book>
  /** Price and payout of each play as typed; null for lotteries with prize groups. */
  readonly fields: Readonly<Record<string, string>> | null
  /** Null: only shown. */
  readonly onChange: ((name: string, value: string) => void) | null
}

/** RTP of every play, with its price and payout where each play has its own. */
export function RtpTable({ book, fields, onChange }: Props) {
  const { t, ppm } = useTexts()
  const name = usePlayName()
  const rtps = new Map(book.rtp.map(({ play, rtp }) => [play, rtp]))
  const plays = fields
    ? [...new Set(Object.keys(fields).map((name) => name.split('|')[0] ?? ''))]
    : book.rtp.map(({ play }) => play)
  const rtpOf = (play: string) => rtps.get(play) ?? rtps.get(play.split('.')[0] ?? '')
  return (
    <ul className="grid gap-1 text-13" aria-label={t('lotteryOffice.bookRtp')}>
      <li aria-hidden className="flex items-center gap-2 text-12 text-muted">
        <span className="flex-1">{t('lotteryOffice.play')}</span>
        {fields &&
          (['price', 'payout'] as const).map((part) => (
            <span key={part} className="w-24 text-right">
              {t(`lotteryOffice.book.${part}`)}
            </span>
          ))}
        <span className="w-16 text-right">RTP</span>
      </li>
      {plays.map((play) => {
        const rtp = rtpOf(play)
        return (
          <li key={play} className="flex flex-wrap items-center gap-2 border-b border-hair py-1">
            <span className="min-w-0 flex-1">{name(play)}</span>
            {fields &&
              (['price', 'payout'] as const).map((part) => (
                <input
                  key={part}
                  name={`${play}|${part}`}
                  aria-label={`${name(play)}, ${t(`lotteryOffice.book.${part}`)}`}
                  inputMode="decimal"
                  maxLength={14}
                  disabled={!onChange}
                  value={fields[`${play}|${part}`] ?? ''}
                  onChange={({ target }) => onChange?.(`${play}|${part}`, target.value)}
                  className={`${boxClass} num max-w-24 text-right`}
                />
              ))}
            <span className="num w-16 text-right text-muted">{rtp === undefined ? '–' : ppm(rtp)}</span>
          </li>
        )
      })}
    </ul>
  )
}
