import { createClient, type Client } from '#contract/client.ts'
import { play } from '#features/play/rounds/contract.ts'
import { person, type Person, type PersonOptions } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'

export type Seated = {
  readonly member: Person
  readonly ticket: string
  readonly token: string
  readonly frame: Client<typeof play>
}

/** The ticket in a launch URL. */
export function ticketIn(address: string): string {
  const ticket = new URL(address).searchParams.get('ticket')
  if (!ticket) throw new Error(`no ticket in ${address}`)
  return ticket
}

export function frameOf(at: TestApp, token: string): Client<typeof play> {
  return createClient(play, { base: at.game, headers: () => ({ authorization: token }) })
}

/** Launches a game as the lobby does and enters it as its frame does. */
export async function seatAt(at: TestApp, member: Person, gameId = 'dice'): Promise<Seated> {
  const { game_url } = await member.api.lobby.launch({ query: { gameId } })
  const ticket = ticketIn(game_url)
  const { token } = await createClient(play, { base: at.game }).enter({ body: { ticket } })
  return { member, ticket, token, frame: frameOf(at, token) }
}

/** A member with money in a game session. */
export async function seated(at: TestApp, options: PersonOptions = {}, gameId = 'dice'): Promise<Seated> {
  return seatAt(at, await person(at, options), gameId)
}

/** Even chances: wins on 5,000 of 10,000 rolls and returns 1.98 times the stake. */
export function evenBet(stake: string) {
  return [{ key: 'roll', stake, choice: { direction: 'under', target: 5_000 } }]
}

/** Wins on 9,800 of 10,000 rolls and returns 1.0102 times the stake. */
export function safeBet(stake: string) {
  return [{ key: 'roll', stake, choice: { direction: 'under', target: 9_800 } }]
}

export function spinBet(stake: string) {
  return [{ key: 'spin', stake, choice: {} }]
}
