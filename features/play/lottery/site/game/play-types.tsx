import type { BoardPlay } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { groupOf, headingsOf } from '../../rules/play-groups.ts'
import { useLotteryNames } from '../names.ts'

type TypesProps = {
  readonly plays: readonly BoardPlay[]
  readonly play: string
  readonly onPlay: (key: string) => void
}

/** Chooses a play: its heading, the group under it, and the way to bet; rows with one entry are left out. */
export function PlayTypes({ plays, play, onPlay }: TypesProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const keys = plays.map(({ key }) => key)
  const headings = headingsOf(keys)
  const group = groupOf(play)
  const heading = headings.find(({ groups }) => groups.includes(group)) ?? headings[0]
  const kinds = keys.filter((key) => groupOf(key) === group)
  const first = (of: string | undefined) => keys.find((key) => groupOf(key) === of) ?? play
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <FilterChips
        label={t('lottery.plays')}
        value={heading?.key ?? group}
        onChange={(next) => onPlay(first(headings.find(({ key }) => key === next)?.groups[0]))}
        options={headings.map(({ key, groups }) => ({
          value: key,
          label: groups.length > 1 ? names.heading(key) : names.group(key),
        }))}
      />
      {heading && heading.groups.length > 1 && (
        <FilterChips
          label={t('lottery.groups')}
          value={group}
          onChange={(next) => onPlay(first(next))}
          options={heading.groups.map((value) => ({ value, label: names.group(value) }))}
        />
      )}
      {kinds.length > 1 && (
        <FilterChips
          label={t('lottery.kinds')}
          value={play}
          onChange={onPlay}
          options={kinds.map((key) => ({ value: key, label: names.kindOf(key) }))}
        />
      )}
    </div>
  )
}
