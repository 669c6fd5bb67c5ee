import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'

const merchant = z.string().check(z.maxLength(16))
const game = z.string().check(z.minLength(1), z.maxLength(60))
const vendor = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,30}$/))
const done = z.object({ isChanged: z.boolean() })
const brand = z.strictObject({ merchant })
const permission = 'games.arrange'

/** Arranges a brand's lobby: hot games, the order of games and vendors, the navigation (OPS-01, SHL-07). */
export const lobbyArrange = defineContract('lobbyArrange', {
  show: {
    method: 'GET',
    path: '/office/api/lobby',
    audience: 'operator',
    permission: 'games.see',
    summary: 'Lists a brand’s providers and games in lobby order, with the marks set by operators.',
    query: z.strictObject({ merchant: z.optional(merchant) }),
    reply: z.object({
      merchant: z.string(),
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      vendors: z.array(
        z.object({ code: z.string(), name: z.string(), games: z.int(), opensList: z.boolean() }),
      ),
      games: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          vendor: z.string(),
          category: z.string(),
          isOn: z.boolean(),
          isHot: z.boolean(),
          isPinned: z.boolean(),
        }),
      ),
    }),
    refusals: { 'lobby.brandUnknown': null },
  },
  moveGame: {
    method: 'POST',
    path: '/office/api/brands/:merchant/lobby/games',
    audience: 'operator',
    permission,
    summary: 'Moves a game of a brand before another, or to the end.',
    params: brand,
    body: z.strictObject({ game, before: z.nullable(game) }),
    reply: done,
    refusals: { 'lobby.brandUnknown': null, 'lobby.gameUnknown': null },
  },
  moveVendor: {
    method: 'POST',
    path: '/office/api/brands/:merchant/lobby/vendors',
    audience: 'operator',
    permission,
    summary:
      'Moves a provider of a brand before another, or to the end. Categories follow their first provider.',
    params: brand,
    body: z.strictObject({ vendor, before: z.nullable(vendor) }),
    reply: done,
    refusals: { 'lobby.brandUnknown': null, 'lobby.vendorUnknown': null },
  },
  mark: {
    method: 'POST',
    path: '/office/api/brands/:merchant/lobby/games/:game/mark',
    audience: 'operator',
    permission,
    summary: 'Marks a game as hot at a brand, pins it to the brand’s navigation, or removes the mark.',
    params: z.strictObject({ merchant, game }),
    body: z.strictObject({ mark: z.enum(['hot', 'pinned']), isOn: z.boolean() }),
    reply: done,
    refusals: {
      'lobby.brandUnknown': null,
      'lobby.gameUnknown': null,
      'lobby.tooManyPinned': z.object({ most: z.int() }),
    },
  },
  setList: {
    method: 'POST',
    path: '/office/api/brands/:merchant/lobby/vendors/:vendor/list',
    audience: 'operator',
    permission,
    summary:
      'Sets whether a brand shows a provider’s games in a pop-up list behind one tile (isGame VASSALAGE).',
    params: z.strictObject({ merchant, vendor }),
    body: z.strictObject({ opensList: z.boolean() }),
    reply: done,
    refusals: { 'lobby.brandUnknown': null, 'lobby.vendorUnknown': null },
  },
})
