import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { lotteryName, lotteryOf, type LotteryRow } from '#features/play/lottery/public.ts'
import { sumsOf, type ChasedSlip } from '../rules/chase.ts'
import type { ChaseRow } from '../store/chases.ts'

const TEXTS = { won: 'chaseWon', over: 'chaseOver', excluded: 'chaseExcluded' } as const

type Ended = { readonly end: keyof typeof TEXTS; readonly slips: readonly ChasedSlip[]; readonly now: Date }

/** The message exists if and only if the chase has ended. */
export async function tellEnd(
  tx: Tx,
  { id, memberId, lottery, currency }: ChaseRow,
  { end, slips, now }: Ended,
): Promise<void> {
  const row = lotteryOf(lottery)
  const { staked, won, returned } = sumsOf(slips)
  await tellMember(tx, {
    memberId,
    kind: 'money',
    occasion: `lottery:chase:${id}`,
    text: TEXTS[end],
    values: {
      lottery: bothNames(row, lottery),
      staked: { minor: staked, currency },
      won: { minor: won, currency },
      returned: { minor: returned, currency },
    },
    link: pageOf(row, { chase: id }),
    now,
  })
}

export const bothNames = (row: LotteryRow | undefined, code: string) =>
  row ? { en: lotteryName(row, 'en'), vi: lotteryName(row, 'vi') } : code

const PAGES = { LOTT: '/lottery', VN: '/vnlottery', SEA: '/seaLottery', ELOTT: '/elott' } as const

/** The page of a lottery with one of its slips or chases open. */
export const pageOf = (row: LotteryRow | undefined, open: Readonly<Record<string, string>>): string =>
  `${PAGES[row?.area ?? 'LOTT']}?${new URLSearchParams({ ...(row ? { gameCode: row.code } : {}), ...open })}`
