import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { usePlace } from '#ui/route/place.ts'
import { Notice } from '#ui/state/notice.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { Controls } from './controls/controls.tsx'
import { SeatDialog } from './controls/seat-dialog.tsx'
import { GameTable } from './game-table.tsx'
import { LobbyPage } from './lobby/lobby-page.tsx'
import { dealtSeats, TableHead } from './table-head.tsx'
import { TurnNews } from './table/turn-news.tsx'
import { TalkContext, useEmotes, useTalkShown } from './talk/talk.ts'
import { useDecide, useRoom, type RoomReply } from './use-room.ts'
import { WaitingBar } from './controls/waiting-bar.tsx'
import './controls/controls.css'

const ReportDialog = lazy(async () => ({
  default: (await import('#features/play/fair-rooms/site/report-dialog.tsx')).ReportDialog,
}))
const AtTable = lazy(async () => ({
  default: (await import('#features/play/card-tournaments/site/at-table.tsx')).AtTable,
}))
const Invite = lazy(async () => ({ default: (await import('./private/invite.tsx')).Invite }))
const TalkSheet = lazy(async () => ({ default: (await import('./talk/talk-sheet.tsx')).TalkSheet }))
const NoteDialog = lazy(async () => ({ default: (await import('./talk/note-dialog.tsx')).NoteDialog }))
const RulesSheet = lazy(async () => ({ default: (await import('./rules/rules-sheet.tsx')).RulesSheet }))
const HandsSheet = lazy(async () => ({ default: (await import('./hands/hands-sheet.tsx')).HandsSheet }))

/** The page of a card room, `?code=NL6A`. Without a code the lobby. */
export function RoomPage() {
  const { code } = usePlace().search
  return code === undefined ? <LobbyPage /> : <Room key={code} code={code} />
}

function Room({ code }: { readonly code: string }) {
  const asked = useRoom(code)
  return (
    <div className="-mx-4 -mt-4 md:mx-0 md:mt-0">
      <QueryState of={asked} waiting={<Skeleton className="h-96" />}>
        {(data) => <Table data={data} />}
      </QueryState>
    </div>
  )
}

/** The layer over the table. */
type Open =
  | 'hands'
  | 'invite'
  | 'rules'
  | 'talk'
  | { readonly seat: number | null }
  | { readonly report: string }
  | { readonly note: string }

export function Table({ data }: { readonly data: RoomReply }) {
  const isNarrow = useIsNarrow()
  const isMember = useIsMember()
  const [open, setOpen] = useState<Open | null>(null)
  const [cards, setCards] = useState<readonly number[]>([])
  const { room, seats, hand, mine } = data
  const { decide, isPending, error } = useDecide(room.code, hand)
  const emoteOf = useEmotes(data.watch)
  const isTalkShown = useTalkShown(({ isShown }) => isShown)
  const hidden = new Set(seats.flatMap(({ seat, isHidden }) => (isHidden ? [seat] : [])))
  const talk = {
    emoteOf: isTalkShown ? (seat: number) => (hidden.has(seat) ? null : emoteOf(seat)) : () => null,
    onNote: (note: string) => setOpen({ note }),
  }
  const sit = (seat: number) => (isMember ? setOpen({ seat }) : openAuth('login'))
  // a tournament gives the seats of its tables
  const taking = room.tournament === null ? { onSit: sit } : {}
  const shared = { room, seats, hand, mine, isTall: isNarrow, ...taking }
  const isIn = hand?.state === 'playing' && mine !== null
  return (
    <div className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)] gap-2">
      <TableHead
        data={data}
        onChips={() => setOpen({ seat: null })}
        onHands={() => setOpen('hands')}
        onInvite={() => setOpen('invite')}
        onRules={() => setOpen('rules')}
        onTalk={() => setOpen('talk')}
        onReport={(report) => setOpen({ report })}
      />
      {room.tournament !== null && (
        <Suspense fallback={<Skeleton className="h-14" />}>
          <AtTable
            id={room.tournament}
            code={room.code}
            isAway={seats.some(({ isMine, state }) => isMine && state === 'away')}
          />
        </Suspense>
      )}
      <TableNotices room={room} taken={seats.length} onInvite={() => setOpen('invite')} />
      <TalkContext value={talk}>
        <GameTable {...shared} chosen={cards} onChoose={setCards} />
      </TalkContext>
      <TurnNews hand={hand} mine={mine} />
      <div className="cr-bar">
        {error && <Failure error={error} />}
        {isIn && (
          <Controls
            {...{ room, hand, mine, cards }}
            isBusy={isPending}
            onChoose={setCards}
            onDecide={decide}
          />
        )}
        {room.tournament === null && <WaitingBar data={data} onSit={sit} />}
      </div>
      {open !== null && <Layer data={data} open={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

type NoticesProps = {
  readonly room: RoomReply['room']
  readonly taken: number
  readonly onInvite: () => void
}

/** That a table closes, or that a private one waits for those who have its code. */
function TableNotices({ room, taken, onInvite }: NoticesProps) {
  const { t } = useTexts()
  if (room.tournament !== null) return null
  if (room.state !== 'open') return <Notice tone="warning">{t(`rooms.${room.state}`)}</Notice>
  if (!room.isPrivate || taken >= 2) return null
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" look="primary" onClick={onInvite}>
          {t('rooms.invite')}
        </Button>
      }
    >
      {t('rooms.inviteShort')}
    </Notice>
  )
}

type LayerProps = { readonly data: RoomReply; readonly open: Open; readonly onClose: () => void }

function Layer({ data, open, onClose }: LayerProps) {
  const { code } = data.room
  const about = typeof open === 'object' && 'note' in open ? open.note : null
  const noted = about === null ? undefined : data.seats.find(({ opponent }) => opponent === about)
  if (typeof open === 'object' && 'seat' in open)
    return <SeatDialog data={data} seat={open.seat} onClose={onClose} />
  return (
    <Suspense fallback={null}>
      {open === 'invite' && <Invite code={code} onClose={onClose} />}
      {open === 'hands' && <HandsSheet code={code} onClose={onClose} />}
      {open === 'rules' && <RulesSheet room={data.room} onClose={onClose} />}
      {open === 'talk' && <TalkSheet code={code} isSeated={data.mine !== null} onClose={onClose} />}
      {noted && <NoteDialog key={about} code={code} seat={noted} hasChat={data.hasChat} onClose={onClose} />}
      {typeof open === 'object' && 'report' in open && (
        <ReportDialog hand={open.report} seats={dealtSeats(data)} onClose={onClose} />
      )}
    </Suspense>
  )
}
