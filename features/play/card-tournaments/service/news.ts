import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import type { TournamentRow } from '../store/tournaments.ts'

type Of = { readonly merchant: string; readonly id: bigint }

/** What pages of a brand watch: a tournament, and the list of them. */
export const watchName = ({ merchant, id }: Of): string => `tournament:${merchant}-${id}`
export const lobbyName = (merchant: string): string => `tournaments:${merchant}`

/** After the commit: pages read the tournament again. `isForLobby`: the list shows the change too. */
export async function tellTournament(app: App, { merchant, id }: Of, isForLobby: boolean): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  const about = { seq, of: id.toString(), patch: { id: id.toString() } }
  app.events.publish(`watch:${watchName({ merchant, id })}`, { topic: 'tournaments.one', ...about })
  if (isForLobby) app.events.publish(`watch:${lobbyName(merchant)}`, { topic: 'tournaments.lobby', ...about })
}

/** A tournament's name in both languages, for messages. */
export const nameOf = ({ nameEn, nameVi }: Pick<TournamentRow, 'nameEn' | 'nameVi'>) => ({
  en: nameEn,
  vi: nameVi,
})

/** The page of a tournament. */
export const linkOf = (id: bigint): string => `/tournament?id=${id}`
