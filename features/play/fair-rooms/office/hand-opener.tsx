import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { cardText } from '#game-kit/cards/cards.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { climbIn } from '#features/play/card-rooms/rules/play.ts'
import { fairRoomsOffice } from '../contract/office.ts'

type Opened = Reply<typeof fairRoomsOffice.open>
type Props = { readonly merchant: string; readonly hand: string; readonly onClose: () => void }

const cardsText = (cards: readonly number[]): string => cards.map(cardText).join(' ')

/** Asks for the reason, then shows a hand with everything that was hidden. */
export function HandOpener({ merchant, hand, onClose }: Props) {
  const { t } = useTexts()
  const open = useApiMutation(useApi(fairRoomsOffice).open)
  const { data } = open
  if (!data)
    return (
      <ReasonDialog
        open
        onClose={onClose}
        title={t('fairRooms.openTitle')}
        text={t('fairRooms.openText')}
        action={t('fairRooms.openHand')}
        busy={open.isPending}
        error={open.error}
        onReason={(reason) => open.mutate({ params: { merchant, hand }, body: { reason } })}
      />
    )
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('fairRooms.handOf', { room: data.room, number: data.number })}
    >
      <OpenedHand opened={data} />
    </Drawer>
  )
}

function OpenedHand({ opened }: { readonly opened: Opened }) {
  const { t } = useTexts()
  const { seats, board, currency } = opened
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid gap-2 sm:grid-cols-2" aria-label={t('fairRooms.cards')}>
        {seats.map(({ seat, member, name, stack, cards, put, won }) => (
          <li key={seat} className="panel grid grid-cols-[minmax(0,1fr)] gap-1 p-3 text-13">
            <span className="flex flex-wrap justify-between gap-2">
              <span>
                <span className="num text-muted">{seat + 1}</span>{' '}
                {member === null ? (
                  name
                ) : (
                  <a href={`/members/${member}`} className="text-action-text">
                    {name}
                  </a>
                )}
              </span>
              <Amount amount={stack} currency={currency} className="text-12 text-muted" />
            </span>
            <span className="num text-15 whitespace-normal">{cardsText(cards)}</span>
            <span className="text-12 text-muted">
              {t('fairRooms.result')}: <Amount amount={won - put} currency={currency} signed code />
            </span>
          </li>
        ))}
      </ul>
      {board.length > 0 && (
        <p className="text-13">
          {t('fairRooms.board')}: <span className="num text-15">{cardsText(board)}</span>
        </p>
      )}
      <Decisions opened={opened} />
    </div>
  )
}

function Decisions({ opened: { decisions, seats, currency } }: { readonly opened: Opened }) {
  const { t, money } = useTexts()
  const nameOf = (seat: number) => seats.find((each) => each.seat === seat)?.name ?? `${seat + 1}`
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-medium">{t('fairRooms.decisions')}</h3>
      <ol className="grid gap-1 text-13">
        {decisions.map(({ seat, kind, to, cards, by, ...views }, nth) => {
          const table = views.holdem?.board ?? climbIn(views)?.table?.cards ?? []
          const amount = to === null ? '' : money(to, currency)
          return (
            // decisions have no other identity than their place
            <li key={nth} className="flex flex-wrap justify-between gap-x-3">
              <span>
                <b className="font-medium">{nameOf(seat)}</b>{' '}
                {t(`fairRooms.did.${kind}`, { amount, cards: cardsText(cards) })}
                {by === 'clock' && <span className="text-muted"> ({t('fairRooms.byClock')})</span>}
              </span>
              <span className="num text-12 text-muted">{cardsText(table)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
