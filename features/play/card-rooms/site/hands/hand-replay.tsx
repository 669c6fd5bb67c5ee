import { ChevronLeft, ChevronRight, Flag, ShieldCheck, ShieldX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { cutOf, isAsSealed } from '#game-kit/cards/sealed-deck.ts'
import { cardText } from '#game-kit/cards/cards.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { ReportDialog } from '#features/play/fair-rooms/site/report-dialog.tsx'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { cardRooms } from '../../contract.ts'
import { betsIn } from '../../rules/play.ts'
import { useChips } from '../chips.ts'
import { GameTable } from '../game-table.tsx'
import { wordsOf } from '../words.ts'
import type { RoomHand, RoomSeat } from '../use-room.ts'

type Hand = Reply<typeof cardRooms.hand>

/** A hand again, decision by decision, as the own seat saw it, with the proof of every card that was shown. */
export function HandReplay({ id }: { readonly id: string }) {
  const asked = useApiQuery(useApi(cardRooms).hand, { params: { id } }, { staleMs: 600_000 })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
      {(hand) => <Steps hand={hand} />}
    </QueryState>
  )
}

function Steps({ hand }: { readonly hand: Hand }) {
  const { t } = useTexts()
  const [at, setAt] = useState(hand.steps.length - 1)
  const [isReporting, setReporting] = useState(false)
  const { room, mine } = hand
  const chips = useChips(room)
  const step = hand.steps[at]
  const isLast = at === hand.steps.length - 1
  const notes = useMemo(() => {
    const { seat, action } = step ?? { seat: null, action: null }
    if (seat === null || !action) return new Map<number, string>()
    const { kind, to } = action
    const done =
      kind === 'fold' || kind === 'check'
        ? t(`rooms.${wordsOf(room.game)}${kind}`)
        : t(`rooms.did.${kind}`, { amount: to === null ? '' : chips(to) })
    return new Map([[seat, done]])
  }, [step, chips, room.game, t])
  const bets = step && betsIn(step)
  const seats = hand.seats.map(({ seat, name, isBot, stack }): RoomSeat => ({
    seat,
    name,
    isBot,
    isMine: seat === mine,
    state: 'seated',
    bankMs: 0,
    opponent: null,
    isHidden: false,
    note: null,
    chips: bets?.players.find((one) => one.seat === seat)?.stack ?? stack,
  }))
  const shown: RoomHand = {
    id: hand.id,
    number: 0,
    version: at,
    dueAt: null,
    root: hand.proof.root,
    wantsSeed: false,
    legs: hand.legs,
    state: isLast ? 'over' : 'playing',
    stepSeconds: null,
    holdem: step?.holdem ?? null,
    tienLen: step?.tienLen ?? null,
    samLoc: step?.samLoc ?? null,
    lieng: step?.lieng ?? null,
  }
  const table = { room, seats, hand: shown, mine, isTall: useIsNarrow(), notes }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <GameTable {...table} chosen={[]} />
      <div className="flex items-center justify-center gap-3">
        <Button icon={ChevronLeft} disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('rooms.stepBack')}
        </Button>
        <span className="num text-13">
          {at + 1} / {hand.steps.length}
        </span>
        <Button icon={ChevronRight} disabled={isLast} onClick={() => setAt(at + 1)}>
          {t('rooms.stepOn')}
        </Button>
      </div>
      <Proof hand={hand} />
      <div>
        <Button size="sm" look="ghost" icon={Flag} onClick={() => setReporting(true)}>
          {t('fairRooms.report')}
        </Button>
      </div>
      {isReporting && (
        <ReportDialog
          hand={hand.id}
          seats={hand.seats.map((each) => ({ ...each, isMine: each.seat === mine }))}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}

/** Verified in the browser: each card stood at its place of the deck that was sealed before the players' seeds were known. */
function Proof({ hand }: { readonly hand: Hand }) {
  const { t } = useTexts()
  const { sealedAs, root, seeds, opened } = hand.proof
  const isTrue = useMemo(() => {
    const cut = new Set(cutOf(root, sealedAs, seeds).slice(0, 52))
    return opened.every((card) => cut.has(card.place) && isAsSealed(root, sealedAs, card))
  }, [root, sealedAs, seeds, opened])
  return (
    <div className="panel grid gap-2 p-3 text-13">
      <p className="flex items-center gap-2 font-semibold">
        {isTrue ? <ShieldCheck size={18} aria-hidden /> : <ShieldX size={18} aria-hidden />}
        {isTrue ? t('rooms.proofTrue', { count: opened.length }) : t('rooms.proofFalse')}
      </p>
      <p className="text-muted">{t('rooms.proofText')}</p>
      <p>{opened.map(({ card }) => cardText(card)).join(' ')}</p>
      <p className="text-12 break-all text-faint">
        {t('rooms.root')}: {root}
      </p>
    </div>
  )
}
