import {
  BookOpen,
  Ellipsis,
  Flag,
  History,
  LogOut,
  MessagesSquare,
  Moon,
  Palette,
  Plus,
  UserPlus,
} from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Menu, type MenuItem } from '#ui/layer/menu.tsx'
import { Link } from '#ui/route/link.tsx'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { cardRooms } from '../contract.ts'
import { playersIn } from '../rules/play.ts'
import { useLevel } from './lobby/level.ts'
import { usePrefs } from './prefs.ts'
import type { RoomReply } from './use-room.ts'

/** The seats that were dealt into the newest hand and are still there. */
export const dealtSeats = ({ hand, seats }: RoomReply) => {
  const dealt = hand ? playersIn(hand) : []
  return seats.filter(({ seat }) => dealt.some((player) => player.seat === seat))
}

export type TableHeadProps = {
  readonly data: RoomReply
  readonly onChips: () => void
  readonly onHands: () => void
  readonly onInvite: () => void
  readonly onRules: () => void
  readonly onTalk: () => void
  readonly onReport: (hand: string) => void
}

/** Which table it is, and what a member can do beside playing; on a phone in one row, the rest in a menu. */
export function TableHead(props: TableHeadProps) {
  const { data, onChips, onTalk } = props
  const { t } = useTexts()
  const isMember = useIsMember()
  const isNarrow = useIsNarrow()
  const more = useMore(props)
  const { room, mine, seats } = data
  const own = seats.find(({ seat }) => seat === mine)
  const mayAdd = own && room.tournament === null && own.chips < room.buyMax
  return (
    <header className="flex items-center gap-1 px-3 pt-2 md:gap-2 md:px-0">
      <Title room={room} />
      {isMember && data.hasChat && (
        <IconButton icon={MessagesSquare} label={t('rooms.talk')} onClick={onTalk} />
      )}
      {mayAdd && <IconButton icon={Plus} label={t('rooms.addChips')} onClick={onChips} />}
      {isNarrow ? (
        <Menu trigger={<IconButton icon={Ellipsis} label={t('rooms.moreActions')} />} groups={[more]} />
      ) : (
        more.map(({ key, icon, label, onSelect, isOn }) => (
          <IconButton
            key={key}
            icon={icon}
            label={label}
            {...(isOn === undefined ? {} : { pressed: isOn })}
            onClick={onSelect}
          />
        ))
      )}
      {own && room.tournament === null && <Leave room={room} isLeaving={own.state === 'leaving'} />}
    </header>
  )
}

type More = MenuItem & {
  readonly icon: NonNullable<MenuItem['icon']>
  readonly label: string
  readonly isOn?: boolean
}

/** What is beside the table, by what the member may do. */
function useMore({ data, onHands, onInvite, onRules, onReport }: TableHeadProps): readonly More[] {
  const { t } = useTexts()
  const toggleColours = usePrefs((state) => state.toggleColours)
  const isFour = usePrefs(({ hasFourColours }) => hasFourColours)
  const { room, mine, hand } = data
  const api = useApi(cardRooms)
  const { mutate: setAway } = useApiMutation(api.away, { invalidates: [api.room] })
  const isSeated = data.seats.some(({ isMine, state }) => isMine && state === 'seated')
  const isDealt = dealtSeats(data).some(({ isMine }) => isMine)
  return [
    ...(room.isPrivate && room.state === 'open'
      ? [{ key: 'invite', icon: UserPlus, label: t('rooms.invite'), onSelect: onInvite }]
      : []),
    ...(isSeated && room.tournament === null
      ? [
          {
            key: 'away',
            icon: Moon,
            label: t('rooms.sitOut'),
            onSelect: () => setAway({ params: { code: room.code }, body: { isAway: true } }),
          },
        ]
      : []),
    ...(mine === null ? [] : [{ key: 'hands', icon: History, label: t('rooms.hands'), onSelect: onHands }]),
    { key: 'rules', icon: BookOpen, label: t('rooms.rules'), onSelect: onRules },
    {
      key: 'colours',
      icon: Palette,
      label: t('rooms.fourColours'),
      onSelect: toggleColours,
      isOn: isFour,
    },
    ...(hand && isDealt
      ? [{ key: 'report', icon: Flag, label: t('fairRooms.report'), onSelect: () => onReport(hand.id) }]
      : []),
  ]
}

function Title({ room }: { readonly room: RoomReply['room'] }) {
  const { t } = useTexts()
  const level = useLevel(room)
  return (
    <div className="mr-auto grid min-w-0">
      <h1 className="truncate text-16 font-bold">
        {t(`rooms.game.${room.game}`)} · {level}
      </h1>
      {room.tournament === null ? (
        <Link to="/pvp" className="truncate text-12 text-action-text">
          {t('rooms.allTables')}
        </Link>
      ) : (
        <Link
          to="/tournament"
          search={{ id: room.tournament.toString() }}
          className="truncate text-12 text-action-text"
        >
          {t('rooms.toTournament')}
        </Link>
      )}
    </div>
  )
}

type LeaveProps = { readonly room: RoomReply['room']; readonly isLeaving: boolean }

function Leave({ room: { code }, isLeaving }: LeaveProps) {
  const { t } = useTexts()
  const isNarrow = useIsNarrow()
  const api = useApi(cardRooms)
  const leave = useApiMutation(api.leave, { invalidates: [api.room, api.list] })
  const label = isLeaving ? t('rooms.leaving') : t('rooms.leave')
  const act = () => leave.mutate({ params: { code } })
  return isNarrow ? (
    <IconButton icon={LogOut} label={label} disabled={isLeaving || leave.isPending} onClick={act} />
  ) : (
    <Button size="sm" icon={LogOut} busy={leave.isPending} disabled={isLeaving} onClick={act}>
      {label}
    </Button>
  )
}
