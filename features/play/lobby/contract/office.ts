import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const stop = {
  isStopped: z.boolean(),
  why: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
}
const reason = words(500, 4)
const game = z.string().check(z.maxLength(60))
const see = 'games.see'
const permission = 'games.switch'

export const lobbyOffice = defineContract('lobbyOffice', {
  list: {
    method: 'GET',
    path: '/office/api/games',
    audience: 'operator',
    permission: see,
    summary:
      'Lists games and providers with their status, who stopped them and why, and the brands that hide them.',
    reply: z.object({
      merchants: z.array(z.object({ code: z.string(), name: z.string() })),
      /** What is stopped at one brand; vendor null: all games of the brand. */
      stops: z.array(
        z.object({
          merchant: z.string(),
          vendor: z.nullable(z.string()),
          why: z.string(),
          by: z.string(),
          at: instant,
        }),
      ),
      vendors: z.array(z.object({ ...stop, code: z.string(), name: z.string(), games: z.int() })),
      games: z.array(
        z.object({
          ...stop,
          id: z.string(),
          vendor: z.string(),
          name: z.string(),
          kind: z.string(),
          rtpText: z.string(),
          playing: z.int(),
          offAt: z.array(z.string()),
        }),
      ),
    }),
  },
  setGame: {
    method: 'POST',
    path: '/office/api/games/:game/state',
    audience: 'operator',
    permission,
    summary: 'Stops a game at all brands, or resumes it. Open rounds finish; new rounds can’t start (G13).',
    params: z.strictObject({ game }),
    body: z.strictObject({ isStopped: z.boolean(), reason }),
    reply: z.object({ isStopped: z.boolean() }),
    refusals: { 'lobby.gameUnknown': null, 'lobby.sameState': null },
  },
  setVendor: {
    method: 'POST',
    path: '/office/api/vendors/:vendor/state',
    audience: 'operator',
    permission,
    summary: 'Stops all games of a provider at all brands, or resumes them.',
    params: z.strictObject({ vendor: z.string().check(z.maxLength(31)) }),
    body: z.strictObject({ isStopped: z.boolean(), reason }),
    reply: z.object({ isStopped: z.boolean() }),
    refusals: { 'lobby.vendorUnknown': null, 'lobby.sameState': null },
  },
  setBrand: {
    method: 'POST',
    path: '/office/api/games/:game/brands/:merchant',
    audience: 'operator',
    permission,
    summary: 'Removes a game from a brand, or restores it.',
    params: z.strictObject({ game, merchant: z.string().check(z.maxLength(16)) }),
    body: z.strictObject({ isOn: z.boolean(), reason }),
    reply: z.object({ isOn: z.boolean() }),
    refusals: { 'lobby.gameUnknown': null, 'lobby.sameState': null },
  },
  setVendorHere: {
    method: 'POST',
    path: '/office/api/vendors/:vendor/brands/:merchant/state',
    audience: 'operator',
    permission,
    summary: 'Stops all games of a provider at one brand, or resumes them.',
    params: z.strictObject({
      vendor: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,30}$/)),
      merchant: z.string().check(z.maxLength(16)),
    }),
    body: z.strictObject({ isStopped: z.boolean(), reason }),
    reply: z.object({ isStopped: z.boolean() }),
    refusals: { 'lobby.vendorUnknown': null, 'lobby.sameState': null },
  },
  setBrandPlay: {
    method: 'POST',
    path: '/office/api/brands/:merchant/play',
    audience: 'operator',
    permission,
    summary: 'Stops all games of a brand, or resumes them. Cashier and records stay open (G13).',
    params: z.strictObject({ merchant: z.string().check(z.maxLength(16)) }),
    body: z.strictObject({ isStopped: z.boolean(), reason }),
    reply: z.object({ isStopped: z.boolean() }),
    refusals: { 'lobby.brandUnknown': null, 'lobby.sameState': null },
  },
})
