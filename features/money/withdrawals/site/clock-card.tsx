import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { useHouseNow } from '#ui/api/use-house-now.ts'
import { Link } from '#ui/route/link.tsx'
import { clockWords, spanWords } from './words.ts'
import type { Withdrawal } from './steps.ts'

const MS_PER_MINUTE = 60_000
/** Two labels closer than this share of the bar would overlap. */
const LEAST_GAP = 0.17
/** The same on a phone, whose bar is short and whose last label ends at its right edge: the sentence above states it. */
const PHONE_GAP = 0.3

/** The promised duration as a clock: the deadline, the progress, and the recent usual durations. */
export function ClockCard({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, date } = useTexts()
  const { requestedAt, dueAt, paidAt, promiseMinutes, receives, currency, reference, state } = withdrawal
  const isTicking = paidAt === null && state !== 'failed' && state !== 'rejected'
  const now = useHouseNow(isTicking)
  const end = paidAt ?? new Date(now)
  const passedMs = end.getTime() - requestedAt.getTime()
  const promiseMs = promiseMinutes * MS_PER_MINUTE
  const leftMs = dueAt.getTime() - now
  const line = isTicking
    ? leftMs > 0
      ? t('withdrawals.left', { time: clockWords(leftMs), minutes: promiseMinutes })
      : t('withdrawals.over', { minutes: promiseMinutes })
    : t('withdrawals.took', { time: clockWords(passedMs) })
  return (
    <section className="panel grid gap-5 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-12 text-faint">{t(paidAt ? 'withdrawals.paidAt' : 'withdrawals.paidBy')}</p>
          <p className="num text-28 leading-tight font-semibold tracking-tight">
            {date(paidAt ?? dueAt, 'clock')}
          </p>
          <p className="num mt-1 text-13 text-muted">{line}</p>
          {isTicking && leftMs <= 0 && (
            <p className="mt-1 max-w-100 text-13 text-muted">
              {t('withdrawals.lateText')}{' '}
              <Link to="/help" search={{ q: 'withdrawals.late' }} className={linkClass}>
                {t('withdrawals.lateMore')}
              </Link>
            </p>
          )}
        </div>
        <div className="md:text-right">
          <p className="text-12 text-faint">{t('withdrawals.youReceive')}</p>
          <Amount amount={receives} currency={currency} className="text-18 font-semibold" />
          <p className="text-12 text-faint md:-mr-2">
            <Copyable text={reference} what={t('withdrawals.reference')} className="num" />
          </p>
        </div>
      </div>
      <Bar withdrawal={withdrawal} passed={passedMs / promiseMs} words={clockWords(passedMs)} />
    </section>
  )
}

type Mark = { readonly key: string; readonly at: number; readonly time: string; readonly words: string }

function Bar({
  withdrawal: { lately, promiseMinutes, paidAt },
  passed,
  words,
}: {
  readonly withdrawal: Withdrawal
  readonly passed: number
  readonly words: string
}) {
  const texts = useTexts()
  const { t } = texts
  const promiseSeconds = promiseMinutes * 60
  const share = (seconds: number) => seconds / promiseSeconds
  const time = (seconds: number) => spanWords(texts, seconds)
  const own: Mark[] = lately
    ? [
        {
          key: 'half',
          at: share(lately.halfSeconds),
          time: time(lately.halfSeconds),
          words: t('withdrawals.half'),
        },
        {
          key: 'nine',
          at: share(lately.nineInTenSeconds),
          time: time(lately.nineInTenSeconds),
          words: t('withdrawals.nineInTen'),
        },
      ]
    : []
  const promise = { key: 'promise', at: 1, time: time(promiseSeconds), words: t('withdrawals.promise') }
  const marks = [...own, promise].filter((mark, index, all) => isApart(mark, all[index + 1]))
  const isCrowded = marks.length <= own.length
  const width = `${Math.min(1, Math.max(0.01, passed)) * 100}%`
  return (
    <div>
      {lately && (
        // on a phone a sentence: labels would overlap
        <p className={clsx('num mb-2 text-12 whitespace-normal text-faint', !isCrowded && 'md:sr-only')}>
          {t('withdrawals.lately')}:{' '}
          {t('withdrawals.latelyText', {
            half: time(lately.halfSeconds),
            nine: time(lately.nineInTenSeconds),
          })}
        </p>
      )}
      <div aria-hidden>
        {paidAt === null && passed < 1 && (
          <div className="relative mb-1.5 h-5">
            <span
              className="num absolute -translate-x-1/2 text-12 font-medium whitespace-nowrap text-action-text"
              style={{ left: `clamp(44px, ${width}, calc(100% - 44px))` }}
            >
              {t('withdrawals.now', { time: words })}
            </span>
          </div>
        )}
        <div className="relative h-2 rounded-full bg-raised">
          <div className="h-full rounded-full bg-action" style={{ width }} />
          <span
            className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-[3px] border-action bg-surface"
            style={{ left: width }}
          />
        </div>
        <div className="relative mt-1.5 h-5 md:h-10">
          {marks.map((mark, index) => (
            <span
              key={mark.key}
              className={clsx(
                'absolute top-0 text-center text-12 leading-tight whitespace-nowrap',
                !isApart(mark, marks[index + 1], PHONE_GAP) && 'max-md:hidden',
              )}
              style={
                mark.at >= 1
                  ? { right: 0, textAlign: 'right' }
                  : { left: `${mark.at * 100}%`, translate: '-50% 0' }
              }
            >
              <span className="num block font-semibold">{mark.time}</span>
              <span className="block text-faint max-md:hidden">{mark.words}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function isApart(mark: Mark, next: Mark | undefined, gap = LEAST_GAP): boolean {
  return mark.at <= 1 && (next === undefined || next.at - mark.at >= gap) && (mark.at >= 1 || mark.at >= 0.06)
}
