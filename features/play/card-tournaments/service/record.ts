import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { handsAtTables } from '#features/play/card-rooms/public/hands.ts'
import type { tournaments } from '../contract.ts'
import { entriesOf, entryOfRound, playersOf } from '../store/entries.ts'
import { tournamentById } from '../store/tournaments.ts'

type Contract = typeof tournaments

const MOST_HANDS = 100

/** What the betting record shows of an entry: the tournament, place and prize, and the hands to replay. */
export async function showEntry(
  app: App,
  { params }: Given<Contract['entry']>,
  { member, language }: CallFor<Contract['entry']>,
) {
  const entry = await entryOfRound(app.db, member.id, params.round)
  const tournament = entry && (await tournamentById(app.db, member.merchant, entry.tournament))
  if (!entry || !tournament) return { entry: null }
  const [entries, hands] = await Promise.all([
    entriesOf(app.db, tournament.id),
    handsAtTables(app.db, { memberId: member.id, tournament: tournament.id, limit: MOST_HANDS }),
  ])
  return {
    entry: {
      id: tournament.id,
      name: language === 'en' ? tournament.nameEn : tournament.nameVi,
      players: playersOf(entries).length,
      place: entry.place,
      prize: entry.prize ?? 0n,
      hands,
    },
  }
}
