import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { samLocRules } from '../../rules/climbing/sam-loc.ts'
import { tienLenRules } from '../../rules/climbing/tien-len.ts'
import { useChips } from '../chips.ts'
import type { RoomInfo } from '../use-room.ts'
import { LiengRanks } from './lieng-ranks.tsx'

const rules = {
  holdem: [
    'rooms.rules.holdem.cards',
    'rooms.rules.holdem.blinds',
    'rooms.rules.holdem.streets',
    'rooms.rules.holdem.end',
  ],
  'tien-len': [
    'rooms.rules.tien-len.cards',
    'rooms.rules.tien-len.lead',
    'rooms.rules.tien-len.twos',
    'rooms.rules.tien-len.end',
  ],
  'sam-loc': [
    'rooms.rules.sam-loc.goal',
    'rooms.rules.sam-loc.plays',
    'rooms.rules.sam-loc.chops',
    'rooms.rules.sam-loc.sam',
    'rooms.rules.sam-loc.one',
    'rooms.rules.sam-loc.twos',
    'rooms.rules.sam-loc.pays',
    'rooms.rules.sam-loc.wins',
  ],
  lieng: [
    'rooms.rules.lieng.ante',
    'rooms.rules.lieng.bets',
    'rooms.rules.lieng.end',
    'rooms.rules.lieng.allIn',
    'rooms.rules.lieng.time',
    'rooms.rules.lieng.ties',
  ],
} as const

/** Figures of Sam Loc in cards, as the server plays them. */
const { samCards: sam, instantWinCards: instant, fines } = samLocRules
const samLocFigures = { sam, instant, frozen: fines.frozen, two: fines.two, four: fines.fourOfAKind }

const HUNDREDTHS = 100

/** How the game of a table is played, what it costs, and for Liêng the hands with their chances. */
export function RulesSheet({ room, onClose }: { readonly room: RoomInfo; readonly onClose: () => void }) {
  const { t, decimal } = useTexts()
  const chips = useChips(room)
  const { game } = room
  const win = chips(room.unit * BigInt(tienLenRules.instantWinCards))
  const figures = { ...samLocFigures, ante: chips(room.unit), card: chips(room.unit), win }
  const lines = rules[game].map((line) => t(line, figures))
  const percent = (hundredths: number) => decimal((hundredths / HUNDREDTHS).toString())
  const title = t('rooms.rulesOf', { game: t(`rooms.game.${game}`) })
  return (
    <Dialog open onClose={onClose} title={title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div className="grid gap-4 outline-none" tabIndex={0} role="region" aria-label={title}>
        <ul className="grid list-disc gap-2 pl-5 text-14 text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            {room.isPractice
              ? t('rooms.rules.free')
              : t(`rooms.rules.rake.${game === 'holdem' || game === 'lieng' ? game : 'byTheCard'}`, {
                  rate: percent(room.rake),
                  cap: chips(room.rakeCap),
                  rtp: percent(HUNDREDTHS * HUNDREDTHS - room.rake),
                })}
          </li>
        </ul>
        {game === 'lieng' && <LiengRanks />}
      </div>
    </Dialog>
  )
}
