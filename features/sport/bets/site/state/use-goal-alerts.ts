import { useRef } from 'react'
import * as z from 'zod/mini'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { toast } from '#ui/layer/toast.ts'
import { sports } from '#features/sport/events/contract.ts'
import { sportBets } from '../../contract.ts'
import { eventName, useSportNames } from '../../shown/names.ts'
import { deviceSwitch } from './device-switch.ts'

/** Whether this device shows them. */
export const { useIsOn: useAlerts, set: setAlerts } = deviceSwitch('sports.alerts', 'on')

const news = z.object({
  event: z.string(),
  version: z.int(),
  incident: z.nullable(z.object({ kind: z.string() })),
})
const told = { goal: 'goal', ownGoal: 'goal', red: 'red' } as const
const isTold = (kind: string): kind is keyof typeof told => Object.hasOwn(told, kind)

/** Tells of goals and red cards in the matches of the member's open bets and favourites, once each. */
export function useGoalAlerts(): void {
  const { t } = useTexts()
  const { label } = useSportNames()
  const { isOn } = useAlerts()
  const isFollowed = useIsMember() && isOn
  const { event: fetchEvent, favourites } = useApi(sports)
  const { mine } = useApi(sportBets)
  const open = useApiQuery(mine, { query: { state: 'open', limit: 50 } }, { enabled: isFollowed })
  const marked = useApiQuery(favourites, undefined, { enabled: isFollowed })
  // one change is told to every page that is open, and may be sent again after a reconnection
  const seen = useRef(new Set<string>())
  const tell = async (id: string, kind: keyof typeof told) => {
    const { event } = await fetchEvent({ params: { event: id } })
    toast({
      tone: 'info',
      title: t(`sports.alert.${told[kind]}`),
      text: `${eventName(event, label)} ${event.live?.score.join('–') ?? ''}`,
    })
  }
  useWatch([], {
    onEvent: ({ topic, patch }) => {
      if (topic !== 'sport.event' || !isFollowed) return
      const read = z.safeParse(news, patch)
      const kind = read.data?.incident?.kind
      if (!read.success || kind === undefined || !isTold(kind)) return
      const { event, version } = read.data
      const isBet = open.data?.bets.some(({ legs }) => legs.some((leg) => leg.event.id === event)) ?? false
      const isMarked = marked.data?.events.includes(event) ?? false
      if ((!isBet && !isMarked) || seen.current.has(`${event} ${version}`)) return
      seen.current.add(`${event} ${version}`)
      // without it the match page and "my bets" still show the score
      void tell(event, kind).catch(() => undefined)
    },
  })
}
