import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import type { rebates } from '#features/rewards/rebates/contract/member.ts'
import { percentOf } from '#features/rewards/rebates/rules/shown.ts'
import { rateAt } from '#features/rewards/rebates/rules/terms.ts'
import { categoryName } from '#features/rewards/rebates/site/category-name.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { giftMoments } from '../rules/gift.ts'
import { RankEmblem } from './emblem.tsx'
import { conditionsOf, giftWords, type Ladder, type Rank } from './ranks.ts'

type Line = { readonly key: string; readonly name: string; readonly of: (rank: Rank) => ReactNode }

type Programs = Reply<typeof rebates.rates>['programs']
type Shown = { readonly ladder: Ladder; readonly programs: Programs }

/** What each program gives by category, at any level. */
function rebateLines(texts: Texts, programs: Programs) {
  return programs.flatMap(({ program, rates }) =>
    [...new Set(rates.map(({ category }) => category))].map((category) => ({
      key: `${program} ${category}`,
      name: [texts.t(`rebates.program.${program}`), category && categoryName(texts, category)]
        .filter(Boolean)
        .join(': '),
      rateOf: (level: number) => rateAt(rates, category, level),
    })),
  )
}

const percentWords = ({ t, decimal }: Texts, rateBp: number): string =>
  rateBp > 0 ? t('rebates.percent', { rate: decimal(percentOf(rateBp)) }) : '–'

/** What the brand's ranks have: a line for each condition and benefit that at least one rank has. */
function linesOf(texts: Texts, { ladder: { ranks, currency, period }, programs }: Shown): Line[] {
  const { t } = texts
  if (!currency || !period) return []
  const conditions = (sums: Rank['up'], none: string) => {
    const needed = conditionsOf(texts, sums)
    if (needed.length === 0) return none
    return needed.map(({ name, amount }) => (
      <span key={name} className="block not-first:mt-1">
        <span className="block text-12 text-muted">{name}</span>
        {texts.money(amount, currency)}
      </span>
    ))
  }
  const gifts = giftMoments.filter((moment) => ranks.some((rank) => rank.gifts[moment]))
  return [
    {
      key: 'up',
      name: `${t('vip.reach')} (${t(`vip.perPeriod.${period.kind}`)})`,
      of: ({ up }) => conditions(up, t('vip.noKeep')),
    },
    {
      key: 'keep',
      name: `${t('vip.keep')} (${t(`vip.perPeriod.${period.kind}`)})`,
      of: ({ keep }) => conditions(keep, t('vip.noKeep')),
    },
    ...gifts.map((moment) => ({
      key: moment,
      name: t(`vip.gift.${moment}`),
      of: (rank: Rank) => giftWords(texts, rank.gifts[moment], currency),
    })),
    ...rebateLines(texts, programs)
      .filter(({ rateOf }) => ranks.some(({ level }) => rateOf(level) > 0))
      .map(({ key, name, rateOf }) => ({
        key,
        name,
        of: ({ level }: Rank) => percentWords(texts, rateOf(level)),
      })),
    ...(ranks.some(({ isFirstPaid }) => isFirstPaid)
      ? [{ key: 'paid', name: t('vip.firstPaid'), of: ({ isFirstPaid }: Rank) => <Has has={isFirstPaid} /> }]
      : []),
    ...(ranks.some(({ hasService }) => hasService)
      ? [{ key: 'service', name: t('vip.service'), of: ({ hasService }: Rank) => <Has has={hasService} /> }]
      : []),
  ]
}

function Has({ has }: { readonly has: boolean }) {
  const { t } = useTexts()
  const Icon = has ? Check : Minus
  return (
    <>
      <Icon size={18} aria-hidden className={clsx('inline', has ? 'text-action-text' : 'text-faint')} />
      <span className="sr-only">{t(has ? 'vip.has' : 'vip.hasNot')}</span>
    </>
  )
}

/** More ranks than this do not fit side by side: cards at every width. */
const MOST_COLUMNS = 6

export type RanksProps = Shown & { readonly level: number | null }

/** All ranks side by side on a wide screen. */
export function RankTable({ ladder, programs, level }: RanksProps) {
  const texts = useTexts()
  const { t, lang } = texts
  if (ladder.ranks.length > MOST_COLUMNS) return null
  return (
    <div className="panel overflow-clip max-lg:hidden">
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">{t('vip.ranks')}</caption>
        <thead>
          <tr>
            <th scope="col" className="min-w-32">
              <span className="sr-only">{t('vip.benefits')}</span>
            </th>
            {ladder.ranks.map((rank) => (
              <th
                key={rank.level}
                scope="col"
                className={clsx(
                  'min-w-30 px-2 pt-5 pb-4 align-bottom',
                  rank.level === level && 'bg-win-soft',
                )}
              >
                <span className="grid justify-items-center gap-2">
                  <RankEmblem level={rank.level} size={56} />
                  <span className="text-16 font-bold">{rank.name[lang]}</span>
                  {rank.level === level && <Status tone="gold">{t('vip.current')}</Status>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(texts, { ladder, programs }).map(({ key, name, of }) => (
            <tr key={key} className="border-t border-hair">
              <th scope="row" className="px-4 py-3 text-left font-medium text-muted">
                {name}
              </th>
              {ladder.ranks.map((rank) => (
                <td
                  key={rank.level}
                  className={clsx('num px-2 py-3 text-center', rank.level === level && 'bg-win-soft')}
                >
                  {of(rank)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same as cards, one below the other, on a phone. */
export function RankCards({ ladder, programs, level }: RanksProps) {
  const texts = useTexts()
  const { t, lang } = texts
  const lines = linesOf(texts, { ladder, programs })
  return (
    <ul
      className={clsx(
        'grid gap-3 sm:grid-cols-2',
        ladder.ranks.length > MOST_COLUMNS ? 'lg:grid-cols-3' : 'lg:hidden',
      )}
    >
      {ladder.ranks.map((rank) => (
        <li
          key={rank.level}
          className={clsx('panel grid content-start gap-3 p-4', rank.level === level && 'ring-1 ring-win')}
        >
          <h3 className="flex items-center gap-3 text-18 font-bold">
            <RankEmblem level={rank.level} size={44} />
            <span className="min-w-0 flex-1">{rank.name[lang]}</span>
            {rank.level === level && <Status tone="gold">{t('vip.current')}</Status>}
          </h3>
          <dl className="grid gap-2 text-13">
            {lines.map(({ key, name, of }) => (
              <div key={key} className="flex items-baseline justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd className="num text-right">{of(rank)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
