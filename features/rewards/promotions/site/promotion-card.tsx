import clsx from 'clsx'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { Link } from '#ui/route/link.tsx'
import type { promotions } from '../contract/member.ts'
import { PromotionPicture } from './art/promotion-picture.tsx'

export type Promotion = Reply<typeof promotions.list>['rows'][number]

const tones = {
  'coming soon': 'plain',
  join: 'info',
  claim: 'gold',
  applying: 'waiting',
  joined: 'good',
  process: 'waiting',
  issued: 'gold',
  claimed: 'good',
  rejected: 'bad',
  close: 'plain',
  'signed up': 'good',
  closed: 'plain',
} as const

export function PromotionState({ state }: Pick<Promotion, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`promotions.state.${state}`)}</Status>
}

const isOver = (state: Promotion['state']) => state === 'close' || state === 'closed'

/** A promotion in the list: its picture with what it gives, its words and its state. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const texts = useTexts()
  const { t, lang, date } = texts
  const { id, title, summary, state, category, startsAt, endsAt } = promotion
  const when =
    state === 'coming soon'
      ? t('promotions.from', { at: date(startsAt, 'minute') })
      : endsAt
        ? t('promotions.until', { at: date(endsAt, 'minute') })
        : t('promotions.always')
  return (
    <Link
      to="/promoDetail"
      search={{ id }}
      className="panel group grid h-full grid-rows-[auto_1fr] overflow-hidden transition-shadow hover:shadow-lift"
    >
      <Cover
        promotion={promotion}
        className={clsx('aspect-video', isOver(state) && 'opacity-60 grayscale')}
      />
      <span className="flex flex-col gap-2 p-4">
        <span className="flex flex-wrap items-center justify-between gap-2 text-12 text-faint">
          <span>{t(`promotions.category.${category}`)}</span>
          <PromotionState state={state} />
        </span>
        <span className="text-16 font-bold text-balance">{title[lang]}</span>
        <span className="text-13 text-muted">{summary[lang]}</span>
        <span className="mt-auto pt-1 text-12 text-faint">{when}</span>
      </span>
    </Link>
  )
}

type CoverProps = {
  readonly promotion: Pick<Promotion, 'id' | 'category' | 'picture' | 'gift' | 'isFreeBet' | 'currency'>
  readonly className: string
}

/** The picture, with the headline of what is given; an operator's picture has its own words. */
export function Cover({ promotion, className }: CoverProps) {
  const texts = useTexts()
  const headline = headlineOf(promotion, texts)
  return (
    <span className={clsx('relative block overflow-hidden bg-raised', className)}>
      <PromotionPicture {...promotion} />
      {promotion.picture === null && headline && (
        <span className="absolute inset-y-0 left-0 grid w-3/5 content-center gap-0.5 p-4 text-white sm:p-5">
          <span className="num text-28 leading-none font-extrabold text-shadow-md">{headline.figure}</span>
          {headline.note && <span className="text-13 font-medium text-white">{headline.note}</span>}
        </span>
      )}
    </span>
  )
}

function headlineOf(
  { gift, isFreeBet, currency }: CoverProps['promotion'],
  { t, money, number }: Texts,
): { readonly figure: string; readonly note?: string } | null {
  const sum = (units: string) =>
    money(BigInt(units), currency, { symbol: true }).replace(/[.,]00(?=\D*$)/, '')
  switch (gift.kind) {
    case 'match':
      return { figure: `${number(gift.percent)}%`, note: t('promotions.upTo', { sum: sum(gift.most) }) }
    case 'bonus':
    case 'cash':
      return { figure: sum(gift.amount) }
    case 'points':
      return { figure: t('promotions.points', { count: gift.points }) }
    case 'freeRounds':
      return {
        figure: number(gift.rounds),
        note: t(isFreeBet ? 'promotions.freeBets' : 'promotions.freeRounds'),
      }
    case 'goods':
      return null
  }
}
