/** What other features may call. */
export { gameCallers } from './service/callers.ts'
export { issueTicket } from './service/session.ts'
export { furtherRow, gameRow, oddsOfGame, rtpTextOf } from './service/games.ts'
export { gamesPlayed } from './store/record.ts'
export { gameNames } from './service/names.ts'
export { nativeHmac } from './service/seeds/hmac.ts'
