import * as z from 'zod/mini'
import { seriesOf } from '#features/play/lottery/rules/catalogue/series-key.ts'
import { useWatch } from '#ui/api/watch.ts'

const told = z.object({ series: z.string(), state: z.enum(['settled', 'revealed', 'void']) })

/**
 * Calls `onEnd` when a draw of one of the lotteries has ended or was corrected: its slips have another state now. A lost slip moves no
 * money, so no event of the balance tells of it.
 */
export function useDrawEnds(codes: readonly string[], onEnd: () => unknown): void {
  useWatch([], {
    onEvent: ({ topic, patch }) => {
      if (topic !== 'shared.round') return
      const { data } = z.safeParse(told, patch)
      if (data && codes.some((code) => seriesOf({ code }) === data.series)) void onEnd()
    },
  })
}
