import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { useChips } from '../chips.ts'
import type { RoomInfo } from '../use-room.ts'
import { LiengRanks } from './lieng-ranks.tsx'

const rules = {
  holdem: ['cards', 'blinds', 'streets', 'end'],
  'tien-len': ['cards', 'lead', 'twos', 'end'],
  lieng: ['ante', 'bets', 'end', 'allIn', 'time', 'ties'],
} as const

const HUNDREDTHS = 100

/** How the game of a table is played, what it costs, and for Liêng the hands with their chances. */
export function RulesSheet({ room, onClose }: { readonly room: RoomInfo; readonly onClose: () => void }) {
  const { t, decimal } = useTexts()
  const chips = useChips(room)
  const { game } = room
  const lines =
    game === 'lieng'
      ? rules.lieng.map((line) => t(`rooms.rules.lieng.${line}`, { ante: chips(room.unit) }))
      : game === 'holdem'
        ? rules.holdem.map((line) => t(`rooms.rules.holdem.${line}`))
        : rules['tien-len'].map((line) => t(`rooms.rules.tien-len.${line}`, { card: chips(room.unit) }))
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
              : t(`rooms.rules.rake.${game}`, {
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
