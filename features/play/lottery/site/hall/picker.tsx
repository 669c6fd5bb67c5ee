import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { Entry } from '../draw/draw-head.tsx'

type PickerProps = {
  readonly list: readonly Entry[]
  readonly entry: Entry
  readonly onOpen: (code: string) => void
}

/** More kin than this are chosen in the sheet on a phone: provinces would hide behind the edge. */
const FEW = 4

/** Chooses a lottery: families and their draws as chips; on a phone one button opens all of them with their closing times. */
export function Picker({ list, entry, onOpen }: PickerProps) {
  const { t } = useTexts()
  const families = [...new Map(list.map((each) => [each.family, each])).values()]
  const kin = kinOf(list, entry.family)
  const kinChips = kin.map(({ code, shortName }) => ({ value: code, label: shortName }))
  return (
    <>
      <div className="hidden gap-1 md:grid">
        <FilterChips
          label={t('lottery.lotteries')}
          value={entry.family}
          onChange={(family) => onOpen(kinOf(list, family)[0]?.code ?? family)}
          options={families.map(({ family, familyName }) => ({ value: family, label: familyName }))}
        />
        {kin.length > 1 && (
          <FilterChips label={t('lottery.draws')} value={entry.code} onChange={onOpen} options={kinChips} />
        )}
      </div>
      <div className="flex items-center gap-2 md:hidden">
        <AllLotteries list={list} entry={entry} onOpen={onOpen} />
        {kin.length > 1 && kin.length <= FEW && (
          <FilterChips
            label={t('lottery.draws')}
            value={entry.code}
            onChange={onOpen}
            options={kinChips}
            className="min-w-0"
          />
        )}
      </div>
    </>
  )
}

/** Lotteries of a kind in the order of their draws; fast ones by their interval. */
const kinOf = (list: readonly Entry[], family: string): readonly Entry[] =>
  list.filter((each) => each.family === family).toSorted((a, b) => drawTime(a) - drawTime(b))

const drawTime = ({ everySeconds, next }: Entry): number =>
  everySeconds ?? next?.drawsAt.getTime() ?? Infinity

/** The button with the lottery's name, and the sheet that it opens. */
function AllLotteries({ list, entry, onOpen }: PickerProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const families = [...new Map(list.map((each) => [each.family, each])).values()]
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex h-11 min-w-0 shrink-0 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-14 font-semibold"
      >
        <span className="truncate">{entry.everySeconds === null ? entry.name : entry.familyName}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('lottery.lotteries')}>
        <div className="grid gap-5 pb-4">
          {families.map(({ family, familyName }) => (
            <section key={family} className="grid gap-2">
              <h3 className="text-13 font-medium text-muted">{familyName}</h3>
              <div className="grid grid-cols-3 gap-2">
                {kinOf(list, family).map((each) => (
                  <button
                    key={each.code}
                    type="button"
                    aria-pressed={each.code === entry.code}
                    onClick={() => {
                      setOpen(false)
                      onOpen(each.code)
                    }}
                    className="grid min-h-13 content-center gap-0.5 rounded-control border border-line px-2 py-1.5 text-left aria-pressed:border-transparent aria-pressed:bg-action-soft aria-pressed:text-action-text"
                  >
                    <span className="truncate text-13 font-semibold">{each.shortName}</span>
                    <Closing entry={each} />
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Sheet>
    </>
  )
}

const DAY_MS = 86_400_000

/** The time left within a day, else the day of the draw. */
function Closing({ entry: { next } }: { readonly entry: Entry }) {
  const { t, date } = useTexts()
  if (!next) return <span className="text-12 text-faint">{t('lottery.noSaleShort')}</span>
  const isSoon = next.closesAt.getTime() - Date.now() < DAY_MS
  return isSoon ? (
    <Countdown until={next.closesAt} className="text-12 text-muted" />
  ) : (
    <span className="num text-12 text-muted">{date(next.drawsAt, 'day')}</span>
  )
}
