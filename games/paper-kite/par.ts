import { compare, rational } from '#kit/rational.ts'
import { SHOWN_TARGETS } from '#game-kit/crash/crash.ts'
import type { SheetSource } from '#game-kit/rtp/sheet.ts'
import { DRAWS, heightOf, reaching } from '#game-kit/shared/flat.ts'
import { paperKite } from './rules.ts'

/** The par sheet of the crash game. */
export const par: SheetSource = {
  id: 'paper-kite',
  name: 'Paper Kite',
  edition: paperKite.edition,
  configHash: paperKite.open(paperKite.defaultConfig).configHash,
  method: `Cashing out at a multiplier wins for the draws, of ${DRAWS}, whose height reaches it; they are counted in closed form.`,
  prove: () => {
    const rows = paperKite.open(paperKite.defaultConfig).theory()
    return {
      rows,
      checks: [
        {
          says: 'of the counted draws the last one reaches the multiplier and the next one does not',
          holds: SHOWN_TARGETS.every((at) => heightOf(reaching(at) - 1) >= at && heightOf(reaching(at)) < at),
        },
        {
          says: 'no multiplier returns more than 99 %, nor a millionth of it less',
          holds: rows.every(
            ({ rtp }) =>
              compare(rtp, rational(99, 100)) <= 0 && compare(rtp, rational(989_997, 1_000_000)) >= 0,
          ),
        },
      ],
      sections: [],
      files: {},
    }
  },
}
