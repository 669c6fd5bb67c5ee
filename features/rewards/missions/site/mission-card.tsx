import { useSaid } from './use-said.ts'
import { BadgeCheck, CalendarDays, CircleCheck, Coins, Dices, Landmark, type LucideIcon } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { rewards } from '#features/rewards/rewards/contract.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Status, type Tone } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import type { Goal, MissionState } from '../rules/mission.ts'
import type { Mission } from './missions-list.tsx'
import { amountWords, giftWords, goalWords, hourWords, playWords } from '../rules/shown.ts'

const icons: Readonly<Record<Goal['kind'], LucideIcon>> = {
  validBet: Coins,
  rounds: Dices,
  daysPlayed: CalendarDays,
  deposits: Landmark,
  account: BadgeCheck,
}

const tones: Readonly<Record<MissionState, Tone>> = {
  open: 'plain',
  claimable: 'gold',
  claimed: 'good',
  expired: 'plain',
  usedUp: 'plain',
}

/** One mission: what to do, how far it is, what it gives, and the button once the reward waits. */
export function MissionCard({ mission }: { readonly mission: Mission }) {
  const texts = useSaid()
  const { t, lang, date } = texts
  const { title, currency, goal, gift, period, state, until, claimUntil, reward } = mission
  const Icon = state === 'claimed' ? CircleCheck : icons[goal.kind]
  const play = 'play' in goal ? goal.play : null
  const when = claimUntil
    ? t('missions.claimBy', { at: date(claimUntil, 'minute') })
    : until
      ? t('missions.until', { at: date(until, 'minute') })
      : t('missions.noEnd')
  return (
    <article className="panel grid gap-3 p-4 md:p-5">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1">
        <span className="row-span-2 grid size-11 place-items-center rounded-full bg-raised text-muted">
          <Icon size={22} aria-hidden />
        </span>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="text-15 font-semibold">{title[lang]}</h3>
          <Status tone={tones[state]}>{t(`missions.state.${state}`)}</Status>
        </div>
        <p className="text-13 text-muted">
          {goalWords(texts, goal, currency)} {play && playWords(texts, play)} {play && hourWords(texts, play)}
        </p>
      </header>
      <Progress mission={mission} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold text-win">{giftWords(texts, gift, currency)}</p>
          <p className="text-12 text-faint">
            {t(`missions.period.${period}`)} · {when}
          </p>
        </div>
        {reward && <ClaimButton id={reward} title={title[lang]} />}
      </footer>
    </article>
  )
}

function Progress({ mission: { done, target, goal, currency, title } }: { readonly mission: Mission }) {
  const texts = useSaid()
  const { t, lang } = texts
  const shown = done < target ? done : target
  const percent = Number((shown * 100n) / target)
  const words = t('missions.progress', {
    done: amountWords(texts, goal, { units: shown, currency }),
    target: amountWords(texts, goal, { units: target, currency }),
  })
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={title[lang]}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full rounded-full bg-action transition-[width] duration-300 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="num text-12 text-muted">{words}</p>
    </div>
  )
}

function ClaimButton({ id, title }: { readonly id: string; readonly title: string }) {
  const texts = useSaid()
  const claim = useApiMutation(useApi(rewards).claim)
  const send = () =>
    claim.mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: texts.t('missions.claimed'), tone: 'good' }),
        onError: (error) => toast({ title: errorWords(texts, error), tone: 'danger' }),
      },
    )
  return (
    <Button
      look="primary"
      busy={claim.isPending}
      onClick={send}
      aria-label={`${texts.t('missions.claim')}: ${title}`}
    >
      {texts.t('missions.claim')}
    </Button>
  )
}
