import { inTransaction } from '#db/pool.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import { birthdayIn } from '../rules/gift.ts'
import { celebrating } from '../store/members.ts'
import { allOpen, ranksOf, type Open } from '../store/versions.ts'
import { offerGift } from './gifts.ts'
import { tellRanks } from './tell.ts'

const SLICE = 200

/** Offers birthday gifts of the day, once a year to each member with a rank that has one. Safe to repeat. */
export async function giveForBirthdays(app: App): Promise<void> {
  for (const open of await allOpen(app.db)) await giveOn(app, open, dayIn(open.zone, app.clock.now()))
}

async function giveOn(app: App, open: Open, today: string): Promise<void> {
  const year = today.slice(0, 4)
  // those born on 29 February celebrate on the day before in a common year
  const days = [today.slice(5), '02-29'].filter((day) => birthdayIn(Number(year), `2000-${day}`) === today)
  const ranks = await ranksOf(app.db, open.version)
  for (let after = 0n, isMore = ranks.some(({ gifts }) => gifts.birthday); isMore;) {
    const found = await celebrating(app.db, { open, days, year, after, limit: SLICE })
    const gifted: bigint[] = []
    await inTransaction(app.db, async (tx) => {
      for (const { level, ...member } of found) {
        const rank = ranks.find((each) => each.level === level)
        const of = rank && ({ ...member, moment: 'birthday', once: year, rank } as const)
        if (of && (await offerGift(app, tx, of, app.clock.now()))) gifted.push(member.memberId)
      }
    })
    await tellRanks(app, { ranked: [], gifted })
    after = found.at(-1)?.memberId ?? after
    isMore = found.length === SLICE
  }
}
