import { sharedCatalogue } from './shared.ts'
import { ticketDesigns } from './tickets.ts'

/** A studio game outside of the lobby's catalogue: a lottery or an instant ticket. */
export interface FurtherGame {
  readonly id: string
  readonly name: { readonly en: string; readonly vi: string }
  readonly vendor: 'JADE_FORGE'
  readonly category: 'LOTT' | 'ELOTT' | 'LIVE' | 'RNG' | 'SPORTS' | 'ESPORTS' | 'PVP'
}

/** Every lottery and instant ticket: what their bets are called in records, and the category that they count in. */
export const furtherGames: readonly FurtherGame[] = [
  ...sharedCatalogue.map(({ game, name, vendor, category }) => ({ id: game.id, name, vendor, category })),
  ...ticketDesigns.map(({ game, name }) => ({
    id: game,
    name,
    vendor: 'JADE_FORGE' as const,
    category: 'ELOTT' as const,
  })),
  // bets on events: the ledger's rounds of these games (features/sport/bets)
  { id: 'sports', name: { en: 'Sports', vi: 'Thể thao' }, vendor: 'JADE_FORGE', category: 'SPORTS' },
  {
    id: 'esports',
    name: { en: 'E-sports', vi: 'Thể thao điện tử' },
    vendor: 'JADE_FORGE',
    category: 'ESPORTS',
  },
  // hands in card rooms: one round for each seat (features/play/card-rooms)
  { id: 'holdem', name: { en: 'Texas Hold’em', vi: 'Poker Texas' }, vendor: 'JADE_FORGE', category: 'PVP' },
  {
    id: 'tien-len',
    name: { en: 'Tien Len', vi: 'Tiến lên miền Nam' },
    vendor: 'JADE_FORGE',
    category: 'PVP',
  },
  { id: 'lieng', name: { en: 'Lieng', vi: 'Liêng' }, vendor: 'JADE_FORGE', category: 'PVP' },
  { id: 'sam-loc', name: { en: 'Sam Loc', vi: 'Sâm lốc' }, vendor: 'JADE_FORGE', category: 'PVP' },
]

/** Games of card rooms: their rounds are in the member's wallet of chips. */
export const cardRoomGames: readonly string[] = furtherGames
  .filter(({ category }) => category === 'PVP')
  .map(({ id }) => id)
