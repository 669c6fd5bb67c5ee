/** What other features may call. */
export { gameCallers } from './service/callers.ts'
export { enterGame, issueTicket, sessionNet } from './service/session.ts'
export { gameRow, oddsOfGame, rtpTextOf, vendorName } from './service/games.ts'
export type { Seat } from './store/sessions.ts'
export { gamesPlayed } from './store/record.ts'
export { mostPlayed } from './store/audit.ts'
export { gameNames, type GameNamed } from './service/names.ts'
